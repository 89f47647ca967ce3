// Compiled from messages/ja/manifest.json by `npm run generate`.

export default {
  app: {
    description: () => "連載マンガを読む、自分の作品を公開する。"
  }
}
