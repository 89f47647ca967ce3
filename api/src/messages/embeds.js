// Compiled from messages/{en,ja}/embeds.json by `npm run generate`.

export default {
  en: {
    lines: {
      byAuthor: (d) => d.page + " by " + d.author + " on Komawari",
      ofCreator: (d) => d.creator + " on Komawari"
    }
  },
  ja: {
    lines: {
      byAuthor: (d) => d.author + "さんの「" + d.page + "」 | Komawari",
      ofCreator: (d) => d.creator + "さん | Komawari"
    }
  }
}
