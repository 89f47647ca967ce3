import type { DemoContest } from './types.ts';

const judges = [
  { name: '墨田ペン子', role: '漫画家' },
  { name: '欄外一郎', role: 'コマ割り編集部' },
  { name: '見開トジ', role: '書店員' },
];

const prizes = [
  { name: '大賞', reward: '賞金30万円と連載の相談' },
  { name: '優秀賞', reward: '賞金10万円' },
  { name: '読者賞', reward: '原稿用紙一年分' },
];

const departments = ['週刊コマ割り編集部', '月刊余白編集部', 'ウェブ連載編集部'];

/** Three contests of the demo: one decided, one being judged, one open. A work is entered after it came out. */
export const demoContests: readonly DemoContest[] = [
  {
    identifier: '1st',
    title: '第1回 コマ割り賞',
    description: 'テーマは「最後のひとコマ」。\n読み終えたあとに残る一枚のある作品を探しました。',
    tag: '第1回コマ割り賞',
    prizes,
    judges,
    departments,
    days: { opens: -62, closes: -33, results: -12 },
    entries: [
      {
        work: 'well-house',
        daysAgo: 48,
        prize: '大賞',
        comments: [
          { judge: '墨田ペン子', body: '水面のコマで息を止めました。黒の置きかたに、描かない勇気があります。' },
          { judge: '欄外一郎', body: '前編の窓が後編で扉になる。二度目に読むと、最初のページから怖い作品です。' },
        ],
      },
      {
        work: 'florist',
        daysAgo: 58,
        prize: '優秀賞',
        comments: [
          { judge: '見開トジ', body: '五分という短さを、花の名前だけで長くしてみせる。店の棚のいちばん前に置きたい。' },
          { judge: '墨田ペン子', body: '手の表情がよいです。言葉にしないことが、ちゃんと絵になっています。' },
        ],
      },
      {
        work: 'alien-dad',
        daysAgo: 34,
        prize: '読者賞',
        comments: [
          {
            judge: '欄外一郎',
            body: '応募作でいちばん笑い、三話目で少し泣きました。お父さんにもよろしくお伝えください。',
          },
        ],
      },
      { work: 'cat-boss', daysAgo: 38, prize: null, comments: [] },
    ],
    picks: [],
  },
  {
    identifier: '2nd',
    title: '第2回 コマ割り賞',
    description: 'テーマは「とおくへ届く」。\n手紙、電波、足音。届くまでの物語を集めています。',
    tag: '第2回コマ割り賞',
    prizes,
    judges,
    departments,
    days: { opens: -31, closes: -3, results: 18 },
    entries: ['last-run', 'moon-duty', 'lighthouse', 'galaxy-radio', 'deep-post'].map((work, index) => ({
      work,
      daysAgo: [29, 25, 20, 14, 13][index]!,
      prize: null,
      comments: [],
    })),
    picks: [],
  },
  {
    identifier: '3rd',
    title: '第3回 コマ割り賞',
    description: 'テーマは「となりの人」。\nジャンルもページ数も自由です。連載中の作品も応募できます。',
    tag: '第3回コマ割り賞',
    prizes,
    departments,
    judges: judges.slice(0, 2),
    days: { opens: -13, closes: 32, results: 60 },
    entries: ['rain-girl', 'gale-kanna', 'parrot-witness', 'notice-board', 'twelfth-floor'].map((work, index) => ({
      work,
      daysAgo: [11, 8, 6, 4, 3][index]!,
      prize: null,
      comments: [],
    })),
    picks: ['gale-kanna', 'rain-girl', 'twelfth-floor', 'parrot-witness'],
  },
];
