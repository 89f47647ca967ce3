// Compiled from messages/en/portfolios.json by `npm run generate`.

export default {
  list: {
    title: () => "Mangafolio",
    lead: () => "What creators have made, here and elsewhere.",
    newest: () => "The newest portfolios",
    portfolios: () => "Portfolios",
    nothing: () => "No portfolios yet",
    nothingLead: () => "One appears here as soon as a creator adds a work to it."
  }
}
