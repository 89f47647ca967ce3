// Compiled from messages/ja/seals.json by `npm run generate`.

export default {
  seals: {
    ONE_SHOT: () => "読み切り",
    COMPLETED: () => "完結",
    HIATUS: () => "休載中",
    MATURE: () => "成人向け"
  }
}
