// Compiled from messages/en/walls.json by `npm run generate`.

export default {
  pages: {
    alt: (d) => "Page " + d.page + " of " + d.total
  }
}
