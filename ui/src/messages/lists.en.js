// Compiled from messages/en/lists.json by `npm run generate`.

export default {
  lists: {
    more: (d) => "Show " + d.count + " more " + d.noun,
    all: () => "That is all",
    moreUncounted: (d) => "Show more " + d.noun,
    move: (d) => "Move " + d.item + ", " + d.position + " of " + d.count + ". Alt and arrow keys move it.",
    moved: (d) => d.item + ", moved to " + d.position + " of " + d.count
  }
}
