// Compiled from messages/en/viewAs.json by `npm run generate`.

export default {
  modes: {
    GUEST: () => "You see this page as a guest. Nothing you do is saved.",
    REGISTERED: () => "You see this page as a registered reader. Nothing you do is saved.",
    FAN: () => "You see this page as a fan. Nothing you do is saved.",
    BUYER: () => "You see this page as a buyer. Nothing you do is saved."
  },
  bar: {
    leave: () => "Leave",
    ended: () => "The preview has ended. You see pages as yourself again."
  }
}
