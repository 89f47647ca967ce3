// Compiled from messages/en/moderation.json by `npm run generate`.

export default {
  person: {
    named: (d) => d.name,
    guest: () => "this guest"
  },
  safety: {
    report: () => "Report",
    mute: (d) => "Mute for " + d.days + " days",
    block: () => "Block",
    muted: (d) => "Muted " + d.name + " for " + d.days + " days",
    blocked: (d) => "Blocked " + d.name,
    undo: () => "Undo"
  },
  menu: {
    more: (d) => "More about " + d.name,
    unmute: () => "Unmute",
    unmuted: (d) => "No longer muted: " + d.name,
    unblock: () => "Unblock",
    unblocked: (d) => "Unblocked " + d.name
  }
}
