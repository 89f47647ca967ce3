import type { DemoReader, DemoReading } from './types.ts';

type Row = readonly [
  screenName: string,
  displayName: string,
  selfIntroduction: string,
  bookmarks: string,
  watches: string,
];

const rows: readonly Row[] = [
  [
    'yomuko',
    'よむ子',
    '寝る前に三話だけ読むつもりが、いつも朝です。',
    'lighthouse gale-kanna deep-post parrot-witness',
    'haruno_koma tateno_minori',
  ],
  [
    'tofu_meganes',
    '豆腐めがね',
    '豆腐とミステリーが好き。',
    'parrot-witness well-house lighthouse',
    'aoba_wataru yomisaka',
  ],
  ['kogitsune3', 'こぎつね三号', 'もふもふした漫画を探しています。', 'cat-boss alien-dad', 'haruno_koma mochiduki'],
  [
    'asari_miso',
    'あさりのみそ汁',
    '通勤四十分で一話ずつ。',
    'deep-post twelfth-floor moon-duty',
    'tateno_minori ponchi',
  ],
  ['rokudou', '六道', '少年漫画育ち。', 'gale-kanna last-run', 'kouda_reiji'],
  ['amaoto', '雨音', '雨の漫画と花の漫画。', 'rain-girl florist lighthouse', 'haruno_koma sakura_yuno'],
  ['penguin_bin', 'ペンギン便', '', 'deep-post lighthouse galaxy-radio', 'tateno_minori'],
  ['senbei8', '煎餅八枚', '四コマ専門。', 'cat-boss alien-dad moon-duty', 'mochiduki'],
  ['tsukimi_udon', '月見うどん', '月と名のつくものは全部読みます。', 'moon-duty galaxy-radio', 'ponchi'],
  ['neko_no_se', '猫の背', '猫が膝にいるので動けません。', 'cat-boss lighthouse', 'haruno_koma'],
  ['higure', 'ひぐれ', '怖がりなのに怪談を読む。', 'well-house notice-board', 'yomisaka'],
  ['momonga_post', 'ももんが', '空を飛ぶ話に弱い。', 'lighthouse gale-kanna', 'haruno_koma kouda_reiji'],
  ['natsuki77', 'なつき', '高校の図書委員でした。', 'rain-girl last-run', 'haruno_koma'],
  ['kumo_no_ue', '雲の上', '', 'lighthouse', 'haruno_koma'],
  ['kasaneyo', 'かさね', '色のきれいな漫画が好きです。', 'lighthouse florist galaxy-radio', 'sakura_yuno ponchi'],
  ['daikon_oroshi', '大根おろし', '焼き魚のとなりにいます。', 'alien-dad galaxy-radio', 'mochiduki'],
  ['jitensha_kogi', '自転車こぎ', '坂が好き。', 'last-run gale-kanna', 'kouda_reiji'],
  ['mikan_bako', 'みかん箱', '', 'cat-boss twelfth-floor', 'tateno_minori'],
  ['hon_no_mushi', '本の虫太郎', '一日一冊。感想は短めです。', 'parrot-witness well-house moon-duty', 'aoba_wataru'],
  ['suzukaze', '涼風', '', 'rain-girl florist', 'sakura_yuno'],
  ['ryu_no_hige', '竜のひげ', 'ドラゴンが出る漫画の目録を作っています。', 'twelfth-floor deep-post', 'tateno_minori'],
  ['omochi_neko', 'おもち', '作者さんと名前が似ていますが別人です。', 'alien-dad cat-boss', 'mochiduki'],
  ['yoru_no_fune', '夜の船', '灯台めぐりが趣味です。', 'lighthouse galaxy-radio', 'haruno_koma ponchi'],
  ['edamame_dou', '枝豆堂', '', 'gale-kanna parrot-witness', 'kouda_reiji aoba_wataru'],
  ['chihaya_k', 'ちはや', '花屋で働いています。', 'florist', 'sakura_yuno'],
];

/** What reader@example.com read on some evenings: finished episodes, and two that were put down. */
const readings: readonly DemoReading[] = [
  { episode: 'works/lighthouse/episodes/2', page: 3, hoursAgo: 9 },
  { episode: 'works/lighthouse/episodes/1', page: null, hoursAgo: 10 },
  { episode: 'works/gale-kanna/episodes/1', page: 2, hoursAgo: 33 },
  { episode: 'works/parrot-witness/episodes/1', page: null, hoursAgo: 57 },
  { episode: 'works/deep-post/episodes/1', page: null, hoursAgo: 58 },
];

/** People who read, like and comment; the first one signs in as reader@example.com. */
export const demoReaders: DemoReader[] = rows.map(
  ([screenName, displayName, selfIntroduction, bookmarks, watches], i) => ({
    email: i === 0 ? 'reader@example.com' : `${screenName.replaceAll('_', '.')}@example.com`,
    screenName,
    displayName,
    selfIntroduction,
    bookmarks: bookmarks.split(' '),
    watches: watches.split(' '),
    readings: i === 0 ? readings : [],
  }),
);
