// Compiled from messages/en/manifest.json by `npm run generate`.

export default {
  app: {
    description: () => "Read serialized manga, and publish your own."
  }
}
