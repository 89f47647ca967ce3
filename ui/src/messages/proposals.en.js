// Compiled from messages/en/proposals.json by `npm run generate`.

export default {
  proposals: {
    list: () => "Proposals",
    Work: () => "Work",
    Creator: () => "Creator",
    Tag: () => "Tag",
    noted: (d) => d.kind + ", " + d.note
  }
}
