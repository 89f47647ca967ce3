// Compiled from messages/en/seals.json by `npm run generate`.

export default {
  seals: {
    ONE_SHOT: () => "One-shot",
    COMPLETED: () => "Completed",
    HIATUS: () => "On hiatus",
    MATURE: () => "Mature"
  }
}
