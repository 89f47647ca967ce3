// Compiled from messages/en/portfolios.json by `npm run generate`.

export default {
  list: {
    title: () => "Mangafolio",
    lead: () => "What creators have made, here and elsewhere.",
    newest: () => "The newest portfolios",
    portfolios: () => "Portfolios",
    nothing: () => "No portfolios yet",
    nothingLead: () => "One appears here as soon as a creator adds a work to it."
  },
  creator: {
    works: () => "Works",
    otherWorks: () => "Other works",
    nothing: () => "No mangafolio yet",
    nothingLead: () => "Works chosen by the creator, from here and elsewhere, appear here."
  },
  work: {
    updated: (d) => d.length + ", updated <time/>",
    fromTheStart: () => "Read from the start",
    episodes: () => "All episodes",
    whole: () => "The whole mangafolio"
  }
}
