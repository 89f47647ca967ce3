// Compiled from messages/ja/genres.json by `npm run generate`.

export default {
  genres: {
    ACTION: () => "アクション",
    ADVENTURE: () => "冒険",
    BL: () => "BL（ボーイズラブ）",
    COMEDY: () => "コメディ",
    DRAMA: () => "ドラマ",
    ESSAY: () => "エッセイ",
    FANTASY: () => "ファンタジー",
    FOUR_PANEL: () => "4コマ",
    GOURMET: () => "グルメ",
    HISTORICAL: () => "歴史",
    HORROR: () => "ホラー",
    ISEKAI: () => "異世界",
    MYSTERY: () => "ミステリー",
    ROMANCE: () => "恋愛",
    SCHOOL: () => "学園",
    SCIENCE_FICTION: () => "SF（サイエンスフィクション）",
    SLICE_OF_LIFE: () => "日常",
    SPORTS: () => "スポーツ",
    WORKING_LIFE: () => "お仕事",
    YURI: () => "百合"
  }
}
