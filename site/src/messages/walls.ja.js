// Compiled from messages/ja/walls.json by `npm run generate`.

export default {
  pages: {
    alt: (d) => d.total + "ページ中" + d.page + "ページ目"
  }
}
