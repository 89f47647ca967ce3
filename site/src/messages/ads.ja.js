// Compiled from messages/ja/ads.json by `npm run generate`.

export default {
  slot: {
    label: () => "広告"
  }
}
