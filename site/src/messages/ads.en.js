// Compiled from messages/en/ads.json by `npm run generate`.

export default {
  slot: {
    label: () => "Ad"
  }
}
