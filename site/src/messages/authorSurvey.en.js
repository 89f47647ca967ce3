// Compiled from messages/en/authorSurvey.json by `npm run generate`.

export default {
  author: {
    asks: () => "The author asks",
    thanks: () => "Thank you. The author sees how many readers chose each answer, not who they are."
  }
}
