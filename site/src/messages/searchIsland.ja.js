// Compiled from messages/ja/searchIsland.json by `npm run generate`.

export default {
  form: {
    title: () => "検索 | Komawari",
    titleOf: (d) => d.q + " | 検索 | Komawari",
    what: () => "タイトル・作者・タグ",
    order: () => "並び順",
    search: () => "検索する"
  },
  orders: {
    RELEVANCE: () => "関連度順",
    NEW: () => "新しい順",
    POPULAR: () => "人気順",
    UPDATED: () => "更新順"
  },
  filters: {
    filters: () => "絞り込み",
    chosen: () => "この検索の絞り込み",
    not: (d) => d.filter + "以外",
    remove: (d) => "「" + d.filter + "」の絞り込みを外す"
  },
  names: {
    genre: () => "ジャンル",
    lang: () => "言語",
    rating: () => "対象年齢",
    sale: () => "価格"
  },
  any: {
    genre: () => "指定なし",
    lang: () => "指定なし",
    rating: () => "指定なし",
    sale: () => "指定なし"
  },
  options: {
    all: () => "全年齢",
    mature: () => "成人向け",
    free: () => "無料",
    paid: () => "有料"
  },
  found: {
    results: () => "検索結果",
    hint: () => "1文字から検索できます。<code>tag:SF</code>でタグ、<code>by:名前</code>で作者を探せます。<code>-言葉</code>でその言葉を除き、<code>\"二つの 言葉\"</code>でひと続きの言葉として探せます。",
    failed: () => "検索できませんでした",
    retry: () => "もう一度試す",
    count: () => "「<q/>」の検索結果：<count/>",
    work: (d) => d.count + "作品",
    workCount: (d) => d.count + "作品",
    moreThan: (d) => d.count + "作品以上",
    nothing: () => "「<q/>」に一致するものは見つかりませんでした",
    nothingLead: () => "文字を減らして探すか、<tags>タグの一覧</tags>や<new>新着作品</new>もご覧ください。",
    meant: () => "もしかして：",
    tags: () => "タグ",
    creators: () => "作者",
    episodes: () => "エピソード",
    works: () => "作品",
    onPage: (d) => "、" + d.page + "ページ目",
    noWork: () => "すべての条件に合う作品はありません。",
    more: () => "作品をあと50件表示する",
    loading: () => "読み込んでいます"
  }
}
