import { kanna } from '../works/kanna.ts';
import * as k from '../works/kit.ts';
import type { Painter } from '../works/kit.ts';
import { shizuku } from '../works/rainGirl.ts';
import { demoContests } from './contests.ts';
import { picture } from './buildCatalogue.ts';
import type { DemoEditorial } from './types.ts';

const sky: Painter[] = [
  k.fade('#2fa8d8', '#8fd8ee', '#fff2b8'),
  k.clouds(1, 0.42, 7, '#ffffff', '#bfe4f2', 0),
  k.sparkles(18, '#ffffff', 0),
];

const title = (size: number, at: readonly [number, number], under: readonly [number, number]): Painter[] => [
  k.letters('第3回 コマ割り賞', {
    at,
    size,
    font: 'pop',
    fill: '#ffffff',
    outline: '#12324a',
    outlineWidth: size * 0.22,
  }),
  k.letters('作品募集中', {
    at: under,
    size: size * 1.25,
    font: 'heavy',
    fill: '#ffd23e',
    outline: '#12324a',
    outlineWidth: size * 0.26,
  }),
];

/** What the demo's operators put on the pages; its tags are those of the demo's works. */
export const demoEditorial: DemoEditorial = {
  banner: {
    url: '/komawari_award_3rd',
    alt: '第3回コマ割り賞、作品募集中',
    pc: picture(
      'editorial/banner/pc',
      {
        alt: '',
        medium: k.boldColour,
        draw: [
          ...sky,
          k.bust(kanna, 'laugh', { at: [0.13, 0.5], size: 0.32, yaw: 0.5 }),
          k.bust(shizuku, 'smile', { at: [0.88, 0.52], size: 0.32, yaw: -0.5 }),
          ...title(86, [0.5, 0.32], [0.5, 0.68]),
        ],
      },
      1500,
      500,
    ),
    sp: picture(
      'editorial/banner/sp',
      {
        alt: '',
        medium: k.boldColour,
        draw: [
          ...sky,
          k.bust(kanna, 'laugh', { at: [0.25, 0.7], size: 0.21, yaw: 0.5 }),
          k.bust(shizuku, 'smile', { at: [0.76, 0.72], size: 0.21, yaw: -0.5 }),
          ...title(92, [0.5, 0.15], [0.5, 0.34]),
        ],
      },
      1200,
      800,
    ),
  },
  news: [
    {
      category: 'アワード',
      title: '第3回コマ割り賞の募集が始まりました',
      link: '/komawari_award_3rd',
      hoursAgo: 24 * 13,
    },
    {
      category: 'アワード',
      title: '第1回コマ割り賞の結果を発表しました',
      link: '/komawari_award_1st/result',
      hoursAgo: 24 * 12,
    },
    {
      category: '特集',
      title: '作者のポートフォリオを見られるようになりました',
      link: '/mangafolio',
      hoursAgo: 24 * 9,
    },
    {
      category: 'ランキング',
      title: 'デイリーランキングは毎朝入れ替わります',
      link: '/rankings/daily',
      hoursAgo: 24 * 5,
    },
    {
      category: 'お知らせ',
      title: '縦読みの作品が読みやすくなりました',
      link: `/tags/${encodeURIComponent('縦読み')}`,
      hoursAgo: 20,
    },
  ],
  themes: [
    { tag: 'ファンタジー', startsInDays: -6, endsInDays: 15, link: null },
    { tag: '縦読み', startsInDays: 12, endsInDays: 33, link: null },
  ],
  pickupTags: ['カラー', 'ヒューマンドラマ', '学園'],
  recommendedTags: ['日常', 'コメディ・ギャグ', 'SF', '恋愛', 'サスペンス・ミステリー', '縦読み', 'エッセイ'],
  pickupPortfolios: ['tateno_minori', 'haruno_koma', 'ponchi'],
  contests: demoContests,
};
