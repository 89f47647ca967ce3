import type { GetEpisodeQuery, GetWorkDetailAndEpisodesQuery, PictureFieldsFragment } from '../gql/graphql.ts';

type Work = GetWorkDetailAndEpisodesQuery['work'];
type Episode = GetEpisodeQuery['episode'];

/** A stored picture; the name is its id. */
export function samplePicture(id: string, size: { width?: number; height?: number } = {}): PictureFieldsFragment {
  const { width = 1280, height = 1792 } = size;
  return {
    id,
    url: `/images/${id}/960.webp`,
    srcSet: [320, 640, 960, 1280].map((w) => `/images/${id}/${w}.webp ${w}w`).join(', '),
    avifSrcSet: null,
    width,
    height,
    focusX: 0.5,
    focusY: 0.3,
    altText: '',
  };
}

export const sampleOgImage = {
  url: '/og/w0/0123456789abcdef.jpg',
  width: 1200,
  height: 630,
  altText: '空飛ぶ配達魔女の日報',
};

const publishedAt = '2026-11-20T11:00:00Z';

export const sampleUser = {
  id: 'u1',
  screenName: 'amamiya_mashiro',
  displayName: '雨宮ましろ',
  selfIntroduction: '空と配達の漫画を描いています。週刊連載「空飛ぶ配達魔女の日報」毎週金曜20時。',
  twitterScreenName: 'amamiya',
  watchedUserCount: 1284,
  isViewer: false,
  viewerIsWatching: false,
  iconImage: samplePicture('icon', { width: 640, height: 640 }),
  site: {
    id: 's1',
    title: '空と配達の漫画',
    description: '空と配達の漫画を描いています。',
    comment: '嵐の季節編の下書き中。雲は今日も難しい。',
    color: '#1f6f78',
    workLayout: 'GRID' as const,
    workDefaultSortOrder: 'NEWEST_FIRST' as const,
    heroImage: samplePicture('sky', { width: 1600, height: 900 }),
    links: [
      { title: '作品集', url: 'https://mashiro.example/works', faviconUrl: null },
      { title: '同人誌', url: 'https://booth.example/sora', faviconUrl: null },
    ],
  },
};

const covers = ['sky', 'fire', 'house', 'forest', 'storm', 'bath', 'rainbow', 'market', 'page-1', 'page-6'];
const titles = [
  '空飛ぶ配達魔女の日報',
  '竜の台所、今日もごはんは熱々です',
  '丘の上の薬屋さん',
  '森の魔法薬学入門',
  '雷鳴のソルシエール',
  '湯けむり錬金術',
  '猫と七色のポーション',
  '市場通り三丁目の魔女',
  '今日の一品、銅貨三枚',
  '逆さまの牛は月へ跳ぶ',
];
const names = [
  '雨宮ましろ',
  '阿久津レン',
  '水野さく',
  '橘ひなた',
  '黒瀬 燈',
  'ふじの湯',
  '三毛田ぽん',
  '小鳥遊ゆい',
  '小鳥遊ゆい',
  '白鷺つむぎ',
];

/** One of ten works, by its number from 0. */
export function sampleWork(index: number, over: Partial<Work> = {}) {
  const n = index % titles.length;
  return {
    id: `w${index}`,
    title: titles[n] ?? '',
    description:
      '空路便の新米配達魔女ミナが届けるのは、手紙と薬と、ときどき言いそびれた気持ち。\n雲の上の街を一通ずつめぐる、一話完結の連載ファンタジー。毎週金曜20時更新。',
    isCompleted: n === 9,
    isOneShot: n === 8,
    scrollDirection: 'RIGHT_TO_LEFT' as const,
    rating: 'ALL_AGES' as const,
    isGated: false,
    language: 'ja',
    genre: 'FANTASY' as const,
    onHiatus: false,
    returnsOn: null,
    credits: [],
    commentIsOpen: true,
    commentMode: 'DAREDEMO' as 'DAREDEMO' | 'YAWARAKA',
    showsYawarakaText: false,
    enableSurvey: true,
    firstPublishedAt: publishedAt,
    lastUpdatedAt: publishedAt,
    coverImage: samplePicture(covers[n] ?? 'sky'),
    ogImage: sampleOgImage,
    user: { ...sampleUser, id: `u${n}`, displayName: names[n] ?? '' },
    tags: ['ファンタジー', '日常', 'カラー', '魔女'].map((title, i) => ({ id: `t${i}`, title })),
    statistic: { viewCount: 184302, likeCount: 26918, bookmarkCount: 5407, commentCount: 1163 },
    firstEpisode: { id: 'e1', title: '最初の一通', number: 1, publicNumber: 1 },
    latestEpisodes: { edges: [{ node: sampleNeighbour(24) }] },
    episodes: { totalCount: 24, pageInfo: { hasNextPage: false, endCursor: null }, edges: [] as { node: Episode }[] },
    authorsOtherRecommendedWorks: [] as unknown[],
    ...over,
  };
}

function sampleNeighbour(number: number) {
  return { id: `e${number}`, title: '嵐の季節', number, publicNumber: number };
}

/** A page with a picture of 1200 x 1697. */
export function samplePage(number: number, over: Record<string, unknown> = {}) {
  const id = `page-${number}`;
  const slice = {
    url: `/images/${id}/960.webp`,
    srcSet: [320, 640, 960, 1200].map((w) => `/images/${id}/${w}.webp ${w}w`).join(', '),
    avifSrcSet: null,
    width: 1200,
    height: 1697,
  };
  return {
    id: `p${number}`,
    number,
    width: 1200,
    height: 1697,
    isWide: false,
    noSplit: false,
    altText: number === 1 ? 'A witch rides her broom through a thunderstorm.' : '',
    transcript: '',
    image: { id, slices: [slice] },
    thumbnailImage: { id: `${id}t`, url: `/images/${id}/160.webp` },
    ...over,
  };
}

/** A public episode with eight pages. */
export function sampleEpisode(number: number, over: Record<string, unknown> = {}) {
  const pages = Array.from({ length: 8 }, (_, index) => samplePage(index + 1));
  return {
    id: `e${number}`,
    title: '雲の上の再配達',
    number,
    publicNumber: number,
    status: 'PUBLIC' as const,
    publishedAt,
    salesInfo: null,
    startPosition: 'LATTER' as const,
    afterword: '読んでくださってありがとうございます。次の話から嵐の季節に入ります。\n来週は休載です。',
    likeCount: 412,
    canShowSurvey: true,
    canShowSurveyFromAuthor: true,
    surveyFromAuthor: { id: 'v1', question: '誰が好きですか？', choices: ['ミナ', 'ソラ'] },
    statistic: { commentCount: 38, likeCount: 412, viewCount: 5120 },
    pages: { totalCount: pages.length, viewableCount: pages.length, edges: pages.map((node) => ({ node })) },
    thumbnailImage: samplePicture(covers[number % covers.length] ?? 'sky'),
    ogImage: sampleOgImage,
    previousEpisode: number > 1 ? sampleNeighbour(number - 1) : null,
    nextEpisode: {
      ...sampleNeighbour(number + 1),
      status: 'PUBLIC' as const,
      publishedAt,
      thumbnailImage: samplePicture('storm'),
      pages: { totalCount: 28, edges: [samplePage(1), samplePage(2)].map((node) => ({ node })) },
    },
    pinnedDaredemoComment: null,
    daredemoComments: { totalCount: 38, edges: sampleComments.map((node) => ({ node })) },
    userAdCollection: { pcTop: null, pcBottom: null, sp: null },
    work: sampleWork(0),
    ...over,
  };
}

export const sampleComments = [
  '雲の下に落ちた小包を追いかける見開き、息を止めて見ました。色が本当にきれい。',
  '再配達の理由がそれだったとは……。ミナの「もう一回だけ」で泣きました。',
  '休載了解です。腕をお大事に。単行本になる日を待っています。',
].map((body, index) => ({
  id: `c${index}`,
  body,
  createdAt: `2026-11-20T1${index}:00:00Z`,
  isByAuthor: index === 1,
  isPinned: false,
  reply: null,
  isViewers: false,
  isDeletableByViewer: false,
  user:
    index === 2
      ? null
      : { id: `u${index + 3}`, screenName: `reader${index}`, displayName: names[index + 3] ?? '', iconImage: null },
}));

/** An illustration of a work, with as many pictures as asked for. */
export function sampleIllustration(index: number, { count = 1, hasWork = true } = {}) {
  const picture = (number: number) => {
    const id = `${covers[(index + number) % covers.length]}-${index}-${number}`;
    const image = samplePicture(id, { width: 1280, height: 1600 });
    return { ...image, full: `/images/${id}/1280.webp`, thumb: `/images/${id}/160.webp` };
  };
  const pictures = Array.from({ length: count }, (_, number) => picture(number + 1));
  return {
    id: `l${index}`,
    title: `${titles[index % titles.length]}の絵`,
    description: '嵐の前に描いた一枚。\n線は墨、影は網点です。',
    isOpen: true,
    isGated: false,
    createdAt: publishedAt,
    publishedAt,
    ogImage: sampleOgImage,
    imageCount: count,
    firstImage: pictures[0],
    images: pictures.map((image, number) => ({
      id: `m${index}-${number}`,
      width: image.width,
      height: image.height,
      altText: number === 0 ? '雲の上に立つ配達魔女' : '',
      image,
    })),
    work: hasWork ? { ...sampleWork(0), episodes: { totalCount: 24 } } : null,
    user: { ...sampleUser, site: { id: 's1', color: '#1f6f78', works: { edges: [{ node: sampleWork(1) }] } } },
    authorsOtherIllustrations: [] as unknown[],
  };
}
