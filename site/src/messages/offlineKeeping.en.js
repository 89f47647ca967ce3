// Compiled from messages/en/offlineKeeping.json by `npm run generate`.

export default {
  failures: {
    FULL: () => "This device has no room left for it. Remove something you kept and try again.",
    TOO_MANY: () => "A device keeps 50 episodes. Remove one and try again.",
    GONE: () => "This episode cannot be kept: it is not open to you any more.",
    LINE: () => "The connection is gone. Keeping goes on when it is back.",
    NOT_BEGUN: () => "Not kept. You seem offline.",
    FORBIDDEN: () => "This browser keeps nothing: site data is blocked."
  },
  button: {
    begins: () => "Keeping it",
    pictures: (d) => "Keeping picture " + d.done + " of " + d.all,
    waiting: () => "Not whole yet. Keeping goes on when there is a connection.",
    kept: (d) => "On this device, " + d.size,
    removed: () => "Removed from this device",
    undo: () => "Undo",
    notAble: () => "This browser cannot keep episodes."
  }
}
