// Compiled from messages/{en,ja}/works.json by `npm run generate`.

export default {
  en: {
    recommended: {
      sameCreator: () => "By the same creator"
    }
  },
  ja: {
    recommended: {
      sameCreator: () => "同じ作者の作品"
    }
  }
}
