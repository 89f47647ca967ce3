import { mikeCoat } from '../works/catBoss.ts';
import { ruri } from '../works/deepPost.ts';
import { chisato } from '../works/florist.ts';
import * as k from '../works/kit.ts';
import { mio } from '../works/lighthouse.ts';
import type { PictureScript } from './scripts.ts';

/** A work from elsewhere as the demo tells it; its key is unique in the portfolio. */
export type ExternalWorkScript = {
  key: string;
  title: string;
  description: string;
  urls: readonly { title: string; url: string }[];
  thumbnail: PictureScript;
};

/** A portfolio: works of ours by their keys, works from elsewhere, and categories of both in order. */
export type PortfolioScript = {
  works: readonly string[];
  externalWorks: readonly ExternalWorkScript[];
  categories: readonly { title: string; works: readonly string[] }[];
};

/** Portfolios by screen name; the other creators have none yet. */
export const portfolioScripts: Readonly<Record<string, PortfolioScript>> = {
  haruno_koma: {
    works: ['lighthouse', 'rain-girl', 'cat-boss'],
    externalWorks: [
      {
        key: 'cover-of-letters',
        title: '文庫『灯台守の手紙』装画',
        description: '表紙と扉の絵を水彩で担当しました。\n原画は二枚です。',
        urls: [
          { title: '版元のページ', url: 'https://example.com/books/lighthouse-letters' },
          { title: '', url: 'https://example.com/haruno/covers' },
        ],
        thumbnail: {
          alt: '夜空の下のランタンの明かりと少女',
          medium: k.softWatercolour,
          draw: [
            k.fade('#0f2146', '#2d4f86', '#f6d28a'),
            k.stars(90, { paint: '#fff6d8' }),
            k.bust(mio, 'calm', { at: [0.5, 0.6], size: 0.26, yaw: 0.4 }),
          ],
        },
      },
      {
        key: 'calendar',
        title: '町の本屋さんカレンダー 三月',
        description: '猫と本の棚を描きました。',
        urls: [{ title: '本屋さん', url: 'https://example.com/bookshop/calendar' }],
        thumbnail: {
          alt: 'うれしそうな三毛猫',
          medium: k.chibiColour,
          draw: [k.plain('#ffe9c9'), k.put([0.5, 0.58], 0.5, (p) => k.drawCat(p, mikeCoat, 'happy'))],
        },
      },
    ],
    categories: [
      { title: '連載', works: ['lighthouse', 'rain-girl', 'cat-boss'] },
      { title: '装画とお仕事', works: ['cover-of-letters', 'calendar'] },
    ],
  },
  sakura_yuno: {
    works: ['florist'],
    externalWorks: [
      {
        key: 'flower-words',
        title: '花言葉の手帖',
        description: '花屋の取材でためた絵をまとめた小さな本です。',
        urls: [{ title: '通信販売', url: 'https://example.com/sakura/flowers' }],
        thumbnail: {
          alt: '花に囲まれた女性',
          medium: k.paleWatercolour,
          draw: [
            k.fade('#fdeef0', '#fff6ec'),
            k.flowers(26, '#f7c3cd'),
            k.bust(chisato, 'smile', { at: [0.5, 0.5], size: 0.26, yaw: 0.5 }),
            k.petals(24, '#f7b7c4'),
          ],
        },
      },
    ],
    categories: [{ title: '花の本棚', works: ['flower-words', 'florist'] }],
  },
  ponchi: {
    works: ['moon-duty', 'galaxy-radio'],
    externalWorks: [
      {
        key: 'print-sample',
        title: '二色刷り見本帖',
        description: '版ずれと網点の見本を十六枚綴じました。',
        urls: [{ title: '刷り見本', url: 'https://example.com/ponchi/prints' }],
        thumbnail: {
          alt: '一つ目のロボット',
          medium: k.moonRiso,
          draw: [
            k.plain('#1d3f8f'),
            k.stars(60, { paint: '#fff2dc' }),
            k.put([0.5, 0.58], 0.5, (p) => k.drawRobot(p, '#8fa6d6', '#ff5a4e')),
          ],
        },
      },
    ],
    categories: [
      { title: '宇宙', works: ['moon-duty', 'galaxy-radio'] },
      { title: '刷り物', works: ['print-sample'] },
    ],
  },
  tateno_minori: {
    works: ['deep-post', 'twelfth-floor'],
    externalWorks: [
      {
        key: 'aquarium',
        title: '水族館の館内図',
        description: '大きな水槽の前に立つ案内の絵です。',
        urls: [{ title: '水族館', url: 'https://example.com/aquarium/map' }],
        thumbnail: {
          alt: '海の中のくらげと少女',
          medium: k.stripColour,
          draw: [
            k.undersea('#4fc3d8', '#0c2a66', '#2a9a86'),
            k.put([0.3, 0.3], 0.22, (p) => k.drawJelly(p, '#f7a8d0', 0.9)),
            k.bust(ruri, 'laugh', { at: [0.56, 0.62], size: 0.24, yaw: -0.3 }),
          ],
        },
      },
    ],
    categories: [{ title: '海', works: ['aquarium', 'deep-post'] }],
  },
  aoba_wataru: {
    works: ['parrot-witness'],
    externalWorks: [
      {
        key: 'bird-quiz',
        title: '鳥のなぞとき一〇〇問',
        description: '子ども向けのなぞときの本に、鳥の絵を描きました。',
        urls: [{ title: '出版社', url: 'https://example.com/aoba/quiz' }],
        thumbnail: {
          alt: '色鮮やかなオウム',
          medium: k.boldColour,
          draw: [k.plain('#f0b23a'), k.put([0.5, 0.56], 0.56, (p) => k.drawParrot(p, '#5fae6a', '#2f6f8a', true))],
        },
      },
    ],
    categories: [],
  },
};
