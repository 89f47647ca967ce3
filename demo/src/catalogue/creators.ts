import * as k from '../works/kit.ts';
import type { Painter } from '../works/kit.ts';
import { alienDad, mochi } from '../works/alienDad.ts';
import { catBoss, mikeCoat } from '../works/catBoss.ts';
import { deepPost, ruri, twelfthFloor } from '../works/deepPost.ts';
import { chisato, florist } from '../works/florist.ts';
import { kanna, kannaWork } from '../works/kanna.ts';
import { lastRun } from '../works/lastRun.ts';
import { lighthouse, mio } from '../works/lighthouse.ts';
import { galaxyRadio, moonDuty } from '../works/moonDuty.ts';
import { parrotWitness, ukai } from '../works/parrot.ts';
import { rainGirl } from '../works/rainGirl.ts';
import { noticeBoard, wellHouse, wellWoman } from '../works/well.ts';
import type { CreatorScript } from './scripts.ts';

const letterBirds: Painter[] = [0, 1, 2, 3, 4, 5, 6].map((i) =>
  k.put([0.06 + i * 0.07, 0.3 + (i % 3) * 0.16], 0.07, (p) => k.drawLetter(p), i * 23 - 50),
);

/** The people who publish in the demo, the one who signs in as creator@example.com first. */
export const creatorScripts: readonly CreatorScript[] = [
  {
    email: 'creator@example.com',
    screenName: 'haruno_koma',
    displayName: '春野こま',
    selfIntroduction:
      '海の見える町で漫画を描いています。灯台と雨と猫が好きです。水彩は紙、四コマはペンで。\nお仕事のご相談はリンクからどうぞ。',
    icon: {
      alt: 'ランタンの明かりに照らされた少女の似顔絵',
      medium: k.softWatercolour,
      draw: [
        k.glow([0.5, 0.45], 0.7, '#ffe8b0', '#4a6ab0'),
        k.bust(mio, 'smile', { at: [0.5, 0.5], size: 0.3, yaw: -0.4 }),
      ],
    },
    site: {
      title: '春野こまの灯台日記',
      description: '漫画「灯台守と星くず便」「となりの席の雨女さん」「三毛番長の昼さがり」を連載しています。',
      comment: '「灯台守」第3話を公開しました。第4話はあさっての夜に届きます。',
      color: '#2d4f86',
      links: [
        { title: '仕事の依頼', url: 'https://example.com/haruno/contact' },
        { title: '水彩の道具のこと', url: 'https://example.com/haruno/tools' },
        { title: '個人誌の通販', url: 'https://example.com/haruno/books' },
      ],
      hero: {
        alt: '星空の海に立つ灯台と、空を泳ぐ鯨',
        medium: k.softWatercolour,
        draw: [
          k.fade('#131c48', '#2b4a9a', '#8d8cc8', '#ffcfa4'),
          k.stars(160, { band: true, below: 0.7 }),
          k.clouds(0.72, 0.3, 6, '#e7dcf2', '#a9a6d6', 0),
          k.put([0.46, 0.36], 0.17, (p) => k.drawWhale(p, '#5f7fd0', '#dfe8ff', '#26336e'), -10),
          k.sea(0.74, '#3d5fb0', '#1a2d66', '#ffe6b0', 0),
          k.lighthouse([0.82, 0.96], 0.9, true),
          ...letterBirds,
        ],
      },
    },
    works: [lighthouse, rainGirl, catBoss],
  },
  {
    email: 'kouda@example.com',
    screenName: 'kouda_reiji',
    displayName: '鋼田レイジ',
    selfIntroduction: '走る、跳ぶ、転ぶ。体の動く漫画を描いています。取材のため実際に走ります。',
    icon: {
      alt: 'ゴーグルをつけた赤い髪の少女の似顔絵',
      medium: k.boldColour,
      draw: [
        k.plain('#ffb03a'),
        k.focusLines([0.5, 0.5], [0.36, 0.36], '#ffe08a', 60),
        k.bust(kanna, 'smug', { at: [0.5, 0.52], size: 0.3, yaw: 0.4 }),
      ],
    },
    site: {
      title: '鋼田走行録',
      description: '少年漫画ひとすじ。見開きはかならず入れます。',
      comment: 'カンナ第2話、卵は無事です。',
      color: '#c7341a',
      links: [
        { title: '制作日誌', url: 'https://example.com/kouda/diary' },
        { title: '集中線の引き方講座', url: 'https://example.com/kouda/lines' },
      ],
      hero: {
        alt: '夕焼けの街を走り抜ける配達員',
        medium: k.boldColour,
        draw: [
          k.fade('#ff5a2e', '#ffb04a', '#ffe08a'),
          k.focusLines([0.62, 0.5], [0.2, 0.4], '#fff0b8', 80),
          k.town(0.66, ['#c84a3a', '#7a2434', '#3a1420'], true, 1.8),
          k.actor(kanna, 'shout', {
            at: [0.62, 0.3],
            size: 0.17,
            yaw: -0.6,
            pose: {
              lean: -30,
              arms: [
                [-50, -128],
                [84, 60],
              ],
              legs: [
                [-70, 4],
                [58, 96],
              ],
              hands: ['fist', 'fist'],
            },
            wind: 90,
          }),
          k.speedLines(180, 40, '#fff6d8'),
          k.letters('走れ', {
            at: [0.2, 0.5],
            size: 260,
            font: 'sharp',
            fill: '#ffffff',
            outline: '#1a0a10',
            outlineWidth: 34,
            skew: -10,
            turn: -6,
          }),
        ],
      },
    },
    works: [kannaWork, lastRun],
  },
  {
    email: 'yomisaka@example.com',
    screenName: 'yomisaka',
    displayName: '夜見坂しずく',
    selfIntroduction: '怪談と団地と古い井戸。木版画のような黒い漫画を描きます。怖がりです。',
    icon: {
      alt: '長い黒髪の女性の顔',
      medium: k.bloodRiso,
      draw: [k.plain('#d3261c'), k.bust(wellWoman, 'blank', { at: [0.5, 0.5], size: 0.32, yaw: 0.2 })],
    },
    site: {
      title: '夜見坂怪談',
      description: '夜に読まないでください。昼に読んでも構いません。',
      comment: '読切「回覧板の止まる夜」を公開しました。',
      color: '#7a1418',
      links: [{ title: '怪談の投稿はこちら', url: 'https://example.com/yomisaka/stories' }],
      hero: {
        alt: '赤い空の下の古い家と枯れ枝',
        medium: k.bloodRiso,
        draw: [
          k.fade('#15101c', '#8a1a1a', '#e8402c'),
          k.moon([0.7, 0.42], 0.34, '#f0e4cd'),
          k.oldHouse([0.42, 0.84], 0.6, '#15101c', '#15101c'),
          k.ridges(0.86, 0.06, ['#15101c'], false, 0),
          k.branches([-0.02, -0.1], 0.6, '#0c0810'),
          k.branches([1.02, 0], 0.5, '#0c0810', true),
          ...[0, 1, 2, 3].map((i) =>
            k.put([0.58 + i * 0.09, 0.2 + (i % 2) * 0.16], 0.06, (p) => k.drawCrow(p), i * 10),
          ),
        ],
      },
    },
    works: [wellHouse, noticeBoard],
  },
  {
    email: 'sakura@example.com',
    screenName: 'sakura_yuno',
    displayName: '佐倉ゆの',
    selfIntroduction: '大人の恋と花の漫画を描いています。白い画面が好きです。',
    icon: {
      alt: '髪を結った女性と花',
      medium: k.paleWatercolour,
      draw: [
        k.fade('#fdeef0', '#fff6ec'),
        k.flowers(8, '#f7c3cd'),
        k.bust(chisato, 'gentle', { at: [0.5, 0.54], size: 0.28, yaw: -0.4 }),
      ],
    },
    site: {
      title: '花と余白',
      description: '完結作「花屋の閉店まであと五分」を公開中です。次回作を準備しています。',
      comment: '次回作は図書館の話になりそうです。',
      color: '#9c4a63',
      links: [
        { title: '花言葉の手帖', url: 'https://example.com/sakura/flowers' },
        { title: 'お手紙はこちら', url: 'https://example.com/sakura/letter' },
      ],
      hero: {
        alt: '淡い花畑とたたずむ女性',
        medium: k.paleWatercolour,
        draw: [
          k.fade('#fdeef0', '#fff8f0'),
          k.bokeh(24, '#ffffff', 0.9),
          k.flowers(46, '#f7b7c4', (b) => ({ x: b.x, y: b.y + b.h * 0.6, w: b.w, h: b.h * 0.4 })),
          k.flowers(30, '#d9b8ea', (b) => ({ x: b.x, y: b.y + b.h * 0.78, w: b.w, h: b.h * 0.22 })),
          k.flowers(20, '#fbe3b8', (b) => ({ x: b.x, y: b.y + b.h * 0.7, w: b.w, h: b.h * 0.3 })),
          k.actor(chisato, 'gentle', { at: [0.7, 0.36], size: 0.2, yaw: -0.5 }),
          k.petals(50, '#f7b7c4'),
        ],
      },
    },
    works: [florist],
  },
  {
    email: 'ponchi@example.com',
    screenName: 'ponchi',
    displayName: 'ポンチ工房',
    selfIntroduction: '二色刷りのSF。版ずれと網点を愛しています。ロボットのポンチが看板です。',
    icon: {
      alt: '一つ目の丸いロボット',
      medium: k.moonRiso,
      draw: [k.plain('#ff8a78'), k.put([0.5, 0.56], 0.4, (p) => k.drawRobot(p, '#8fa6d6', '#ff5a4e'))],
    },
    site: {
      title: 'ポンチ工房 刷り場',
      description: '月から深夜ラジオまで、二色で刷れるものを刷ります。',
      comment: '月面団地、粗大ごみの回が出ました。',
      color: '#1d3f8f',
      links: [
        { title: '刷り見本', url: 'https://example.com/ponchi/prints' },
        { title: '版ずれ図鑑', url: 'https://example.com/ponchi/misregister' },
      ],
      hero: {
        alt: '月面の団地とロボット、空に地球',
        medium: k.moonRiso,
        draw: [
          k.plain('#1d3f8f'),
          k.stars(120, { paint: '#fff2dc' }),
          k.moon([0.82, 0.34], 0.24, '#8fa6d6'),
          k.moonTown(0.64, '#f0dcc8', '#ffb8a8', '#fff2b0'),
          ...[0, 1, 2, 3].map((i) =>
            k.put(
              [0.14 + i * 0.24, 0.76],
              0.15 + (i % 2) * 0.04,
              (p) => k.drawRobot(p, i % 2 ? '#ff8a78' : '#8fa6d6', '#ff5a4e'),
              i * 6 - 9,
            ),
          ),
        ],
      },
    },
    works: [moonDuty, galaxyRadio],
  },
  {
    email: 'tateno@example.com',
    screenName: 'tateno_minori',
    displayName: '縦野みのり',
    selfIntroduction: '縦に読む漫画を描いています。スクロールの気持ちよさを研究中。',
    icon: {
      alt: '制帽をかぶった水色の髪の少女',
      medium: k.stripColour,
      draw: [
        k.fade('#4fc3d8', '#1b5f96'),
        k.bokeh(8, '#ffffff', 0.5),
        k.bust(ruri, 'laugh', { at: [0.5, 0.54], size: 0.28, yaw: 0.3 }),
      ],
    },
    site: {
      title: 'たてよみの庭',
      description: 'フルカラー縦読みを二本連載しています。',
      comment: '「十二階のドラゴン」第2話、あしたの夜に公開です。',
      color: '#1f6f7a',
      links: [{ title: '縦読みの作りかた', url: 'https://example.com/tateno/strip' }],
      hero: {
        alt: '光の差す海底とくらげの群れ',
        medium: k.stripColour,
        draw: [
          k.undersea('#4fc3d8', '#0c2a66', '#2a9a86'),
          ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
            k.put([0.08 + i * 0.14, 0.4 + (i % 3) * 0.14], 0.11 + (i % 2) * 0.04, (p) =>
              k.drawJelly(p, i % 2 ? '#ffd0a8' : '#f7a8d0', 0.9),
            ),
          ),
          k.put([0.3, 0.76], 0.16, (p) => k.drawFish(p, '#ffb84a')),
          k.put([0.68, 0.24], 0.12, (p) => k.drawFish(p, '#ff8a7a'), 0, true),
          k.actor(ruri, 'smile', { at: [0.84, 0.42], size: 0.17, yaw: -0.5 }),
        ],
      },
    },
    works: [deepPost, twelfthFloor],
  },
  {
    email: 'mochiduki@example.com',
    screenName: 'mochiduki',
    displayName: 'もちづき餅子',
    selfIntroduction: '自称宇宙人の父と暮らす在宅ワーカー。日曜の朝にエッセイ四コマを更新します。',
    icon: {
      alt: '三つ編みの丸い似顔絵',
      medium: k.chibiColour,
      draw: [k.plain('#ffd9df'), k.actor(mochi, 'laugh', { at: [0.5, 0.46], size: 0.34, yaw: 0.3 })],
    },
    site: {
      title: '餅子の家',
      description: '父と母とわたしの、だいたい本当の話。',
      comment: '父の健康診断は異常なしでした。',
      color: '#b8446a',
      links: [
        { title: '父のアンテナの作り方', url: 'https://example.com/mochi/antenna' },
        { title: 'おたより', url: 'https://example.com/mochi/post' },
      ],
      hero: {
        alt: '水玉の背景に餅子と猫たち',
        medium: k.chibiColour,
        draw: [
          k.plain('#ffd9df'),
          ({ pen }) => {
            for (let y = 0; y < 7; y++)
              for (let x = 0; x < 18; x++) pen.circle(40 + x * 90 + (y % 2) * 45, 40 + y * 80, 15, '#ffeef0');
          },
          k.actor(mochi, 'laugh', { at: [0.7, 0.44], size: 0.3, yaw: -0.3, pose: 'wave' }),
          k.put([0.42, 0.62], 0.16, (p) => k.drawBowl(p, '#e87a8a', '#fff2c4')),
          k.put([0.2, 0.46], 0.2, (p) => k.drawCat(p, mikeCoat, 'happy')),
        ],
      },
    },
    works: [alienDad],
  },
  {
    email: 'aoba@example.com',
    screenName: 'aoba_wataru',
    displayName: '青葉わたる',
    selfIntroduction: '静かなミステリーを描きます。鳥を二羽飼っています。トリックは鳥に聞かせてから使います。',
    icon: {
      alt: '鋭い目をした短髪の刑事',
      medium: k.boldColour,
      draw: [k.plain('#f0b23a'), k.bust(ukai, 'calm', { at: [0.5, 0.5], size: 0.3, yaw: 0.5 })],
    },
    site: {
      title: '青葉事件簿',
      description: '「証言者はオウム」を隔週で連載しています。',
      comment: 'オウムの名前を募集中です。',
      color: '#0f5a5a',
      links: [{ title: '推理を送る', url: 'https://example.com/aoba/guess' }],
      hero: {
        alt: '街並みの前にとまる三羽のオウム',
        medium: k.boldColour,
        draw: [
          k.plain('#f0b23a'),
          k.town(0.5, ['#d8963a', '#8a5a3a', '#0f3a3a'], true, 1.8),
          ({ pen, box }) =>
            pen.wire(
              [
                [box.x, box.y + box.h * 0.84],
                [box.x + box.w, box.y + box.h * 0.74],
              ],
              9,
              '#1a2a2a',
            ),
          ...[0, 1, 2].map((i) =>
            k.put(
              [0.3 + i * 0.2, 0.53 - i * 0.045],
              0.2,
              (p) =>
                k.drawParrot(p, ['#5fae6a', '#e8574a', '#4a8ac8'][i]!, ['#2f6f8a', '#f2c14a', '#2a4a8a'][i]!, i === 1),
              0,
              i === 2,
            ),
          ),
        ],
      },
    },
    works: [parrotWitness],
  },
];
