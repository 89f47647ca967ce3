import * as k from './kit.ts';
import type { Character, Painter, Pen, WorkScript, WorkStyle } from './kit.ts';

export const shizuku: Character = {
  name: '雨宮しずく', build: 'teen', hair: 'long', hairPaint: '#1d1c2a', skin: '#fdeae0', eyes: 'shojo', eyePaint: '#4f6fae',
  outfit: 'sailor', cloth: ['#ffffff', '#33466f', '#5b86c9'], extras: ['flower'],
};
const hinata: Character = {
  name: '日向', build: 'teen', hair: 'short', hairPaint: '#c99a5e', skin: '#fbe0c8', eyes: 'shojo', eyePaint: '#8a5a2a',
  outfit: 'shirt', cloth: ['#ffffff', '#3d4660', '#c9a44a'],
};
const friend: Character = {
  name: '佐々木', build: 'teen', hair: 'twin', hairPaint: '#8a5a44', skin: '#fde6d6', eyes: 'shojo', eyePaint: '#5a7a4a',
  outfit: 'sailor', cloth: ['#ffffff', '#33466f', '#d8788a'], extras: ['ribbon'],
};

const style: WorkStyle = {
  medium: k.joseiInk,
  voice: { font: 'antique', size: 28, vertical: true, line: '#000000' },
  margin: 54, gutter: 14, gap: 30, frame: 2.4, rightToLeft: true,
};

const over = (paint: string, at: readonly [number, number], size: number): Painter => k.put(at, size, (p) => k.drawUmbrella(p, paint));
const gray = k.fade('#c9d2dc', '#eef1f4');

export const rainGirl: WorkScript = {
  key: 'rain-girl',
  title: 'となりの席の雨女さん',
  description: '雨宮さんが笑うと、かならず雨が降る。体育祭を成功させたい実行委員の日向は、となりの席の雨宮さんを笑わせない係になってしまった。けれど、いちばん笑わせたいのも日向だった。',
  tags: ['学園', 'ラブコメ', '恋愛', '日常'],
  style,
  fame: 0.82,
  cover: {
    alt: '紫陽花の咲く雨の中、傘をさしてこちらを振り向く黒髪の少女。',
    medium: k.paleWatercolour,
    focus: [0.52, 0.46],
    draw: [
      k.fade('#9fb9dc', '#cfe0ee', '#e9eef2'),
      k.bokeh(26, '#ffffff', 0.7),
      k.rain(150, 8, '#7f9cc4'),
      over('#6f8fd0', [0.5, 0.78], 0.235),
      k.actor(shizuku, 'shy', { at: [0.5, 0.46], size: 0.128, yaw: 0.55, wind: -30, pose: { lean: 0, arms: [[-14, 48], [16, -138]], legs: [[0, 0], [0, 0]], hands: ['fist', 'fist'], tilt: -4 } }),
      k.flowers(26, '#8aa5e6', (b) => ({ x: b.x, y: b.y + b.h * 0.86, w: b.w, h: b.h * 0.14 })),
      k.flowers(22, '#c9a8e2', (b) => ({ x: b.x, y: b.y + b.h * 0.9, w: b.w, h: b.h * 0.1 })),
      k.flowers(9, '#f3c6da', (b) => ({ x: b.x, y: b.y + b.h * 0.93, w: b.w, h: b.h * 0.07 })),
      k.letters('となりの席の', { at: [0.13, 0.24], size: 62, font: 'slender', fill: '#2f3f6e', outline: '#ffffff', outlineWidth: 10, vertical: true }),
      k.letters('雨女さん', { at: [0.875, 0.27], size: 124, font: 'slender', fill: '#2f3f6e', outline: '#ffffff', outlineWidth: 14, vertical: true }),
      k.letters('春野こま', { at: [0.14, 0.965], size: 32, font: 'slender', fill: '#2f3f6e', outline: '#ffffff', outlineWidth: 8 }),
    ],
  },
  episodes: [
    {
      title: '笑わせない係',
      hoursAgo: 24 * 12,
      afterword: '雨の日に描き始めた漫画です。雨宮さんの髪のツヤに毎回いちばん時間がかかります。',
      pages: [
        {
          alt: '教室の窓ぎわの席で、雨宮さんが外の雨を見ている。',
          focus: [0.5, 0.32],
          tiers: [{ h: 1.5, w: [1] }, { h: 1, w: [1, 1.2], lean: 4 }],
          panels: [
            { frame: 0, draw: [k.classroom(), k.rain(50, 6, '#8a95a8'), k.bust(shizuku, 'calm', { at: [0.4, 0.4], size: 0.17, yaw: -0.8, gaze: -0.5 }), k.flowers(5, '#ffffff', (b) => ({ x: b.x + b.w * 0.6, y: b.y + b.h * 0.8, w: b.w * 0.4, h: b.h * 0.2 }))], say: [{ text: 'となりの席の\n雨宮さんには', at: [0.86, 0.2], shape: 'bare', size: 34 }, { text: 'うわさがある', at: [0.74, 0.34], shape: 'bare', size: 34 }] },
            { draw: [k.plain('#ffffff'), k.bust(friend, 'talk', { at: [0.5, 0.5], yaw: -0.5 }), k.gloom(18)], say: [{ text: 'あの子が笑うと\n雨が降るんだって', at: [0.16, 0.42], to: [0.38, 0.62] }] },
            { draw: [k.classroom({ desks: false }), k.bust(hinata, 'smug', { at: [0.45, 0.5], yaw: 0.5 })], say: [{ text: 'まさか。\n昭和の怪談かよ', at: [0.84, 0.36], to: [0.6, 0.56] }] },
          ],
        },
        {
          alt: '日向の顔の落書きを見て雨宮さんがくすりと笑い、窓の外で雨が降り出す。',
          tiers: [{ h: 0.9, w: [1.1, 1], lean: -4 }, { h: 1.2, w: [1] }, { h: 0.9, w: [1, 1.4], lean: 5 }],
          panels: [
            { draw: [k.plain('#ffffff'), k.close(hinata, 'blank', { yaw: -0.3, size: 0.34 }), k.put([0.5, 0.64], 0.1, (p) => p.bend([[-30, 0], [-10, 18], [10, 0], [30, 18]], 4))], say: [{ text: 'おはよ、雨宮', at: [0.82, 0.26], to: [0.6, 0.6] }] },
            { draw: [k.plain('#ffffff'), k.close(shizuku, 'surprised', { yaw: 0.5, size: 0.33 })], say: [{ text: 'ひなたくん\nほっぺに…', at: [0.14, 0.32], shape: 'soft', to: [0.4, 0.6] }] },
            { frame: 0, draw: [k.plain('#ffffff'), k.flowers(15, '#ffffff'), k.bokeh(14, '#e3e8f0', 0.8), k.bust(shizuku, 'laugh', { at: [0.5, 0.42], size: 0.27, yaw: 0.5, wind: 30 })], sounds: [{ text: 'くすっ', at: [0.18, 0.32], size: 70, font: 'slender', turn: -4 }] },
            { draw: [gray, k.town(0.7, ['#b8c2cc', '#98a4b0'], false, 1.3), k.rain(90, 14)], sounds: [{ text: 'ザアアアア', at: [0.5, 0.32], size: 66, turn: -6 }] },
            { draw: [k.plain('#ffffff'), k.focusLines([0.45, 0.5], [0.34, 0.4]), k.bust(hinata, 'shocked', { at: [0.45, 0.5], size: 0.27, yaw: 0.4 })], say: [{ text: 'ほんとに降った', at: [0.86, 0.4], shape: 'shout', to: [0.6, 0.5] }] },
          ],
        },
        {
          alt: '体育祭の予行日。日向は雨宮さんを笑わせない係に任命される。',
          tiers: [{ h: 1, w: [1, 1] }, { h: 1, w: [1.4, 1], lean: -6 }, { h: 1, w: [1] }],
          panels: [
            { draw: [k.classroom(), k.bust(friend, 'resolute', { yaw: -0.4, size: 0.24 })], say: [{ text: '体育祭まで\nあと三日', at: [0.84, 0.28], to: [0.62, 0.5] }] },
            { draw: [k.plain('#ffffff'), k.speedLines(-20, 40), k.bust(friend, 'shout', { yaw: 0.4, pose: 'point', size: 0.24, at: [0.36, 0.42] })], say: [{ text: '日向\n雨宮さん係ね', at: [0.82, 0.28], shape: 'shout', to: [0.5, 0.5] }] },
            { draw: [k.plain('#ffffff'), k.bust(hinata, 'scared', { at: [0.4, 0.46], yaw: 0.6 }), k.bust(friend, 'smug', { at: [0.78, 0.46], yaw: -0.6, size: 0.22 })], say: [{ text: 'となりの席だし\n笑わせないで', at: [0.9, 0.22], to: [0.8, 0.4] }, { text: '晴れるまで', at: [0.56, 0.16], shape: 'soft' }] },
            { draw: [gray, k.gloom(22), k.close(hinata, 'sad', { yaw: -0.4, size: 0.32 })], say: [{ text: '無理だって', at: [0.18, 0.22], to: [0.4, 0.62] }] },
            { draw: [k.classroom({ desks: false }), k.rain(30, 8, '#9aa4b2'), k.bust(hinata, 'shy', { at: [0.26, 0.46], yaw: 0.7 }), k.bust(shizuku, 'smile', { at: [0.7, 0.46], yaw: -0.7 })], say: [{ text: 'おれ、あいつの\n笑った顔が', at: [0.48, 0.32], shape: 'thought', to: [0.33, 0.3] }, { text: '見たくて\n毎朝ばかやってるのに', at: [0.08, 0.5], shape: 'bare' }] },
          ],
        },
        {
          alt: '相合傘の帰り道。雨宮さんが笑い、二人の上だけ虹がかかる。',
          focus: [0.5, 0.62],
          tiers: [{ h: 0.85, w: [1, 1.2], lean: 5 }, { h: 1.7, w: [1], bleed: true }],
          panels: [
            { draw: [k.street({ sky: '#dfe5ea', wall: '#e9e6e0' }), k.rain(70, 10)], say: [{ text: '傘、ひとつしか\nないの', at: [0.2, 0.34], shape: 'soft' }] },
            { draw: [k.plain('#ffffff'), k.close(shizuku, 'shy', { yaw: 0.6, size: 0.34 }), k.bokeh(8, '#dfe5ee', 0.9)], say: [{ text: '入ってく？', at: [0.15, 0.36], shape: 'soft', to: [0.36, 0.62], size: 32 }] },
            { frame: 0, draw: [k.fade('#dde4ec', '#ffffff'), k.flowers(12, '#ffffff', (b) => ({ x: b.x, y: b.y + b.h * 0.85, w: b.w, h: b.h * 0.15 })), k.rain(70, 8, '#98a4b4'), k.full(hinata, 'shy', { at: [0.36, 0.36], size: 0.084, yaw: 0.7, pose: 'walk' }), k.full(shizuku, 'laugh', { at: [0.6, 0.38], size: 0.08, yaw: -0.6, pose: 'walk', wind: 26 }), over('#9fb2d8', [0.49, 0.5], 0.26)], say: [{ text: '明日も雨だな', at: [0.14, 0.24], to: [0.3, 0.34] }, { text: 'うん、ごめんね', at: [0.87, 0.27], to: [0.68, 0.36], shape: 'soft' }, { text: '謝らないで、もっと降らせて', at: [0.08, 0.66], shape: 'thought', to: [0.28, 0.42] }] },
          ],
        },
      ],
    },
    {
      title: 'てるてる坊主の言いぶん',
      hoursAgo: 30,
      afterword: 'てるてる坊主の作画がいちばん早く終わりました。次回、体育祭当日です。',
      pages: [
        {
          alt: '窓いっぱいのてるてる坊主。',
          focus: [0.5, 0.3],
          tiers: [{ h: 1.3, w: [1] }, { h: 1, w: [1, 1], lean: -4 }],
          panels: [
            { draw: [k.fade('#b9c6d6', '#eef2f6'), k.rain(60, 5, '#8592a6'), ...[0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.93].map((x, i) => k.put([x, 0.36 + (i % 3) * 0.1], 0.14, drawTeru, i * 7 - 20)), k.bust(hinata, 'resolute', { at: [0.5, 0.86], size: 0.15, yaw: 0 })], say: [{ text: '体育祭まで\nあと一日', at: [0.9, 0.28], shape: 'box' }] },
            { draw: [k.classroom({ desks: false }), k.bust(shizuku, 'talk', { yaw: -0.6, at: [0.54, 0.5] })], say: [{ text: '五十個も\n作ったの', at: [0.16, 0.3], shape: 'soft', to: [0.4, 0.56] }] },
            { draw: [k.plain('#ffffff'), k.bust(hinata, 'smile', { yaw: 0.5, at: [0.42, 0.5] }), k.sparkles(8, '#ffffff')], say: [{ text: '全部に顔も\n描いた', at: [0.82, 0.34], to: [0.6, 0.6] }] },
          ],
        },
        {
          alt: 'てるてる坊主の顔がどれも日向の変顔で、雨宮さんは笑いをこらえる。',
          tiers: [{ h: 1.1, w: [1.2, 1], lean: 5 }, { h: 1, w: [1, 1, 1], lean: [-4, 4] }],
          panels: [
            { draw: [k.plain('#f2f4f8'), k.put([0.3, 0.3], 0.5, drawTeru, -6), k.put([0.76, 0.36], 0.44, drawTeru, 9)], sounds: [{ text: 'じーっ', at: [0.52, 0.84], size: 60, font: 'slender' }] },
            { draw: [k.plain('#ffffff'), k.focusLines([0.5, 0.5], [0.4, 0.4], '#000000', 60), k.close(shizuku, 'scared', { yaw: 0.3, size: 0.3 })], say: [{ text: '（笑ったら\nだめ）', at: [0.16, 0.26], shape: 'bare' }] },
            { draw: [k.plain('#ffffff'), k.close(shizuku, 'shy', { yaw: -0.4, size: 0.32 })], sounds: [{ text: 'ぷるぷる', at: [0.3, 0.88], size: 44, font: 'slender' }] },
            { draw: [k.plain('#ffffff'), k.close(hinata, 'blank', { yaw: 0, size: 0.32 })], say: [{ text: '我慢は\n体に毒だぞ', at: [0.2, 0.24], to: [0.4, 0.66] }] },
            { draw: [k.plain('#ffffff'), k.flash([0.5, 0.55], 0.44, '#d5dce6'), k.close(shizuku, 'laugh', { yaw: 0.4, size: 0.34 })], sounds: [{ text: 'ふふっ', at: [0.3, 0.16], size: 60, font: 'slender' }] },
          ],
        },
        {
          alt: '雨が降り出すはずの空に、雲の切れ間から光がさす。',
          focus: [0.5, 0.4],
          tiers: [{ h: 1.5, w: [1], bleed: true }, { h: 1, w: [1.2, 1], lean: 5 }],
          panels: [
            { frame: 0, draw: [k.fade('#e8eef4', '#ffffff'), k.clouds(0.5, 0.34, 4, '#ffffff', '#c4cfdb', 1.6), k.clouds(0.72, 0.3, 5, '#ffffff', '#ccd6e0', 1.6), k.town(0.88, ['#c9d0d8'], false), k.actor(shizuku, 'surprised', { at: [0.68, 0.66], size: 0.1, yaw: -0.7, wind: 40 })], say: [{ text: '降らない', at: [0.16, 0.3], shape: 'bare', size: 42 }] },
            { draw: [k.plain('#ffffff'), k.bust(hinata, 'surprised', { yaw: 0.5, at: [0.44, 0.5] })], say: [{ text: '笑ったのに\n晴れてる', at: [0.84, 0.36], to: [0.6, 0.6] }] },
            { draw: [k.plain('#ffffff'), k.bokeh(12, '#e2e8f0', 1), k.bust(shizuku, 'gentle', { yaw: -0.5, at: [0.52, 0.5] })], say: [{ text: 'きのうまでは\n悲しいのを隠して', at: [0.14, 0.34], shape: 'soft', to: [0.4, 0.6] }] },
          ],
        },
        {
          alt: '雨宮さんが初めて心から笑い、青空が広がる。',
          focus: [0.5, 0.55],
          tiers: [{ h: 0.7, w: [1, 1], lean: -5 }, { h: 1.8, w: [1], bleed: true }],
          panels: [
            { draw: [k.plain('#ffffff'), k.close(shizuku, 'gentle', { yaw: 0.5, size: 0.36 })], say: [{ text: '笑ってたから', at: [0.16, 0.4], shape: 'soft' }] },
            { draw: [k.plain('#ffffff'), k.close(hinata, 'shy', { yaw: -0.5, size: 0.36 })], say: [{ text: 'じゃあ\nいまのは', at: [0.82, 0.36], shape: 'soft' }] },
            { frame: 0, draw: [k.fade('#eaf2f8', '#ffffff'), k.clouds(0.3, 0.18, 4, '#ffffff', '#d4dee8', 1.4), k.petals(40, '#ffffff'), k.flowers(20, '#ffffff', (b) => ({ x: b.x, y: b.y + b.h * 0.7, w: b.w, h: b.h * 0.3 })), k.bust(shizuku, 'laugh', { at: [0.5, 0.42], size: 0.2, yaw: 0.5, wind: 60 })], say: [{ text: 'うれしかったの、ほんとに', at: [0.88, 0.36], shape: 'soft', to: [0.66, 0.44], size: 32 }, { text: '体育祭は\nきっと晴れる', at: [0.1, 0.3], shape: 'bare', size: 34 }] },
          ],
        },
      ],
    },
    {
      title: '体育祭、晴れのち',
      status: 'DRAFT',
      afterword: '',
      pages: [
        {
          alt: '体育祭の朝の下書き。',
          tiers: [{ h: 1, w: [1] }, { h: 1, w: [1, 1] }],
          panels: [
            { draw: [k.fade('#eaf2f8', '#ffffff'), k.clouds(0.8, 0.3, 4, '#ffffff', '#d4dee8', 1.6), k.full(hinata, 'shout', { at: [0.4, 0.26], size: 0.1, pose: 'dash' })], say: [{ text: '位置について', at: [0.86, 0.3], shape: 'shout' }] },
            { draw: [k.plain('#ffffff')] },
            { draw: [k.plain('#ffffff'), k.bust(shizuku, 'smile', { yaw: 0.4 })] },
          ],
        },
      ],
    },
  ],
};

function drawTeru(p: Pen): void {
  p.wire([[0, -60], [0, -40]], 2);
  p.shape([[0, -6, 1], [-30, 40], [-40, 64, 1], [-18, 56], [0, 66, 1], [18, 56], [40, 64, 1], [30, 40]], '#ffffff', p.px(3));
  p.circle(0, -20, 24, '#ffffff', p.px(3));
  p.wire([[-14, 0], [14, 0]], 2.4);
  p.line([[-14, -24], [-8, -29], [-3, -23]], p.px(3));
  p.line([[4, -24], [9, -20], [15, -27]], p.px(3));
  p.line([[-8, -11], [0, -6], [9, -13]], p.px(3));
}
