import * as k from './kit.ts';
import type { Character, PageScript, Painter, WorkScript, WorkStyle } from './kit.ts';

export const mochi: Character = {
  name: 'わたし', build: 'chibi', hair: 'braid', hairPaint: '#8a5a44', skin: '#ffe2cc', eyes: 'dot', eyePaint: '#5a3a30',
  outfit: 'hoodie', cloth: ['#f7a6b4', '#7a8ac0', '#f2c14a'],
};
const dad: Character = {
  name: '父', build: 'chibi', hair: 'bald', hairPaint: '#4a3a34', skin: '#f7d2b0', eyes: 'dot', eyePaint: '#3a2a2a',
  outfit: 'shirt', cloth: ['#9ad0c0', '#8a7a68', '#7ac03a'], extras: ['antenna', 'glasses'],
};
const mom: Character = {
  name: '母', build: 'chibi', hair: 'bob', hairPaint: '#3a2a30', skin: '#ffe0c8', eyes: 'dot', eyePaint: '#4a3030',
  outfit: 'apron', cloth: ['#c8b0e0', '#fff2e0', '#e87a8a'],
};

const style: WorkStyle = {
  medium: k.chibiColour,
  voice: { font: 'marker', size: 29, vertical: true, line: '#3b221c' },
  margin: 64, gutter: 16, gap: 22, frame: 3, rightToLeft: true,
};

const home: Painter = k.fade('#fff4e4', '#ffe9d6');
const table: Painter = ({ pen, box }) => pen.box([[box.x - 9, box.y + box.h * 0.84], [box.x + box.w + 9, box.y + box.h * 0.84], [box.x + box.w + 9, box.y + box.h * 1.1], [box.x - 9, box.y + box.h * 1.1]], '#d8a468', 3);
const chibi = (who: Character, mood: Parameters<typeof k.actor>[1], x: number, size = 0.22, options: Parameters<typeof k.actor>[2] = {}): Painter => k.actor(who, mood, { at: [x, who === dad ? 0.56 : 0.48], size: who === dad ? size * 0.82 : size, yaw: x < 0.5 ? 0.5 : -0.5, ...options });

function strip(title: string, alt: string, panels: PageScript['panels']): PageScript {
  return {
    alt,
    ground: '#fdf1f0',
    focus: [0.5, 0.355],
    tiers: [{ h: 0.34, w: [1] }, { h: 1, w: [1] }, { h: 1, w: [1] }, { h: 1, w: [1] }, { h: 1, w: [1] }],
    panels: [{ frame: 0, draw: [k.plain('#fdf1f0'), k.letters(title, { at: [0.5, 0.5], size: 50, font: 'marker', fill: '#c8587a' })] }, ...panels],
  };
}

export const alienDad: WorkScript = {
  key: 'alien-dad',
  title: '父は宇宙人（自称）',
  description: 'うちの父は、自分を宇宙人だと言いはる。アンテナは百円ショップの針金。定年後の父と、在宅仕事の娘の、ゆるい同居エッセイ四コマ。毎週日曜の朝に更新しています。',
  tags: ['エッセイ', '日常', 'コメディ・ギャグ', 'カラー'],
  style,
  fame: 0.7,
  cover: {
    alt: 'ちゃぶ台を囲む父と娘。父の頭には手作りのアンテナ、窓の外には円盤。',
    medium: k.chibiColour,
    focus: [0.5, 0.55],
    draw: [
      k.plain('#ffd9df'),
      ({ pen }) => {
        for (let y = 0; y < 16; y++) for (let x = 0; x < 12; x++) pen.circle(40 + x * 90 + (y % 2) * 45, 40 + y * 90, 13, '#ffe9ec');
        pen.circle(500, 800, 470, '#8fd0d8', 6);
        pen.clipped(Array.from({ length: 30 }, (_, i) => [500 + Math.cos(i * 0.20944) * 466, 800 + Math.sin(i * 0.20944) * 466] as const), false, (p) => {
          k.fade('#2f3f8a', '#7f8fd8', '#f7c8d8')({ pen: p, box: { x: 30, y: 330, w: 940, h: 940 } });
          k.stars(60)({ pen: p, box: { x: 30, y: 330, w: 940, h: 600 } });
          const q = p.at(770, 500, 1.3, -14);
          q.oval(0, -20, 42, 34, '#bfe8f4', 5);
          q.oval(0, 0, 100, 28, '#c8ccd8', 5);
          for (const x of [-60, -20, 20, 60]) q.circle(x, 4, 9, '#ffd84a', 3);
        });
      },
      k.actor(mochi, 'smug', { at: [0.3, 0.56], size: 0.115, yaw: 0.4, pose: 'think' }),
      k.actor(dad, 'laugh', { at: [0.68, 0.53], size: 0.12, yaw: -0.3, pose: 'cheer' }),
      ({ pen }) => { pen.shape([[60, 1180], [500, 1110], [940, 1180], [500, 1260]], '#d8a468', 6); pen.box([[180, 1220], [250, 1236], [240, 1400], [170, 1400]], '#b8844a', 6); pen.box([[750, 1236], [820, 1220], [830, 1400], [760, 1400]], '#b8844a', 6); },
      k.put([0.5, 0.8], 0.05, (p) => k.drawBowl(p, '#e87a8a', '#fff2c4')),
      k.letters('父は宇宙人', { at: [0.47, 0.095], size: 150, font: 'pop', fill: '#e8487a', outline: '#ffffff', outlineWidth: 24, outer: '#4b2b22', outerWidth: 12 }),
      k.letters('（自称）', { at: [0.77, 0.192], size: 92, font: 'marker', fill: '#4b2b22', outline: '#ffffff', outlineWidth: 16, turn: -4 }),
      k.letters('もちづき餅子', { at: [0.2, 0.965], size: 36, font: 'marker', fill: '#4b2b22', outline: '#ffffff', outlineWidth: 9 }),
    ],
  },
  episodes: [
    {
      title: '交信はじめました',
      hoursAgo: 24 * 35,
      afterword: '父の許可を得て描いています。原稿料は煎餅です。',
      pages: [
        strip('告白', '定年の日、父が宇宙人だと告白する四コマ。', [
          { draw: [home, chibi(dad, 'calm', 0.34, 0.24), table], say: [{ text: '定年したら\n言おうと\n思っていた', at: [0.72, 0.42], to: [0.48, 0.46] }] },
          { draw: [home, chibi(mochi, 'talk', 0.6, 0.24), table], say: [{ text: 'なに、\n改まって', at: [0.28, 0.4], to: [0.46, 0.5] }] },
          { draw: [k.flash([0.5, 0.5], 0.55, '#7f5fb8', '#fff2c4'), chibi(dad, 'resolute', 0.5, 0.28, { yaw: 0, pose: 'hips' })], say: [{ text: '父さんは\n宇宙人だ', at: [0.83, 0.44], shape: 'shout', to: [0.62, 0.5], size: 36 }] },
          { draw: [home, chibi(mochi, 'blank', 0.3, 0.24), chibi(mom, 'gentle', 0.68, 0.24), table], say: [{ text: '母さん\n知ってた？', at: [0.12, 0.4] }, { text: 'おつゆ\n冷めるわよ', at: [0.88, 0.4], to: [0.76, 0.5] }] },
        ]),
        strip('アンテナ', '父が針金のアンテナで交信を始める四コマ。', [
          { draw: [k.fade('#aee0f2', '#fff4e4'), k.full(dad, 'smile', { at: [0.36, 0.5], size: 0.19, pose: 'lift', yaw: 0.4 })], say: [{ text: '百円で\n買ってきた', at: [0.74, 0.4], to: [0.5, 0.46] }] },
          { draw: [k.fade('#2f3f8a', '#7f8fd8'), k.stars(40), chibi(dad, 'resolute', 0.4, 0.25, { yaw: 0.2, pose: 'pray' })], say: [{ text: 'こちら地球\n応答せよ', at: [0.76, 0.42], shape: 'radio', to: [0.54, 0.46] }] },
          { draw: [k.fade('#2f3f8a', '#7f8fd8'), k.stars(40), chibi(dad, 'surprised', 0.4, 0.25, { yaw: 0.2 })], sounds: [{ text: 'ピロリン', at: [0.74, 0.4], size: 74, font: 'pop', fill: '#ffd84a' }] },
          { draw: [home, chibi(mochi, 'smug', 0.36, 0.24), chibi(dad, 'cry', 0.74, 0.22)], say: [{ text: '洗濯機\n終わったよ', at: [0.14, 0.42], to: [0.27, 0.5] }] },
        ]),
      ],
    },
    {
      title: '母星の味',
      hoursAgo: 24 * 22,
      afterword: '母星の味は、だいたい味噌です。',
      pages: [
        strip('母星の味', '父が母星の料理を作ると言って、いつものカレーを作る四コマ。', [
          { draw: [k.kitchen(), chibi(dad, 'resolute', 0.4, 0.24, { pose: 'hips' })], say: [{ text: '今夜は\n母星の料理だ', at: [0.76, 0.44], to: [0.54, 0.48] }] },
          { draw: [k.plain('#ffe0b8'), k.focusLines([0.4, 0.5], [0.34, 0.5], '#e8a04a', 60), k.put([0.4, 0.6], 0.34, (p) => k.drawBowl(p, '#7f5fb8', '#c8873a'))], sounds: [{ text: 'ぐつぐつ', at: [0.76, 0.4], size: 70, font: 'pop', fill: '#e8574a' }] },
          { draw: [home, table, chibi(mochi, 'surprised', 0.4, 0.24), k.put([0.62, 0.8], 0.14, (p) => k.drawBowl(p, '#7f5fb8', '#c8873a'))], say: [{ text: 'カレーだ', at: [0.16, 0.4], to: [0.3, 0.5] }] },
          { draw: [home, table, chibi(dad, 'smug', 0.34, 0.24), chibi(mochi, 'laugh', 0.7, 0.24)], say: [{ text: '銀河は\n広いからな', at: [0.13, 0.42], to: [0.25, 0.5] }, { text: 'おかわり', at: [0.88, 0.42], to: [0.78, 0.52] }] },
        ]),
        strip('帰還命令', '父に母星から帰還命令が来たと言うが、町内会の旅行だった四コマ。', [
          { draw: [home, chibi(dad, 'sad', 0.4, 0.25), table], say: [{ text: '帰還命令が\n来た', at: [0.74, 0.42], to: [0.54, 0.48] }] },
          { draw: [k.flash([0.5, 0.5], 0.55, '#3a4a8a', '#ffffff'), chibi(mochi, 'shocked', 0.5, 0.27, { yaw: 0.2 })], say: [{ text: 'え', at: [0.8, 0.4], shape: 'soft', size: 44 }] },
          { draw: [home, chibi(mom, 'smile', 0.44, 0.25), k.put([0.7, 0.6], 0.2, (p) => k.drawLetter(p), 8)], say: [{ text: '町内会の\n熱海旅行でしょ', at: [0.16, 0.42], to: [0.34, 0.5] }] },
          { draw: [k.fade('#aee0f2', '#fff4e4'), k.full(dad, 'laugh', { at: [0.5, 0.52], size: 0.19, pose: 'wave', yaw: 0.3 })], say: [{ text: '二泊三日で\nもどる', at: [0.84, 0.4], to: [0.64, 0.46] }] },
        ]),
      ],
    },
    {
      title: '健康診断',
      hoursAgo: 20,
      afterword: '父は健康でした。地球人としても。',
      pages: [
        strip('正体', '健康診断で正体がばれると怯える父の四コマ。', [
          { draw: [k.fade('#e4f4f2', '#ffffff'), chibi(dad, 'scared', 0.36, 0.25), chibi(mochi, 'smile', 0.7, 0.22)], say: [{ text: '血が緑なのが\nばれる', at: [0.15, 0.42], to: [0.26, 0.5] }] },
          { draw: [k.fade('#e4f4f2', '#ffffff'), k.full(dad, 'cry', { at: [0.4, 0.52], size: 0.2, pose: 'slump', yaw: 0.4 })], sounds: [{ text: 'ちくっ', at: [0.74, 0.4], size: 84, font: 'pop', fill: '#e8574a' }] },
          { draw: [home, chibi(mochi, 'talk', 0.4, 0.25)], say: [{ text: '赤かったね', at: [0.74, 0.42], to: [0.54, 0.5] }] },
          { draw: [home, chibi(dad, 'smug', 0.4, 0.25, { pose: 'think' })], say: [{ text: '長く地球に\nいたからな', at: [0.76, 0.42], to: [0.54, 0.5] }] },
        ]),
        strip('流れ星', '庭で流れ星を見る父と娘の四コマ。', [
          { draw: [k.fade('#1b2a5a', '#5f6fb8'), k.stars(70), k.full(dad, 'calm', { at: [0.36, 0.42], size: 0.19, back: true }), k.full(mochi, 'calm', { at: [0.6, 0.46], size: 0.17, back: true })], say: [{ text: '父さん、さみしくない？', at: [0.86, 0.44], to: [0.66, 0.5], size: 27 }] },
          { draw: [k.fade('#1b2a5a', '#5f6fb8'), k.stars(90, { band: true }), ({ pen, box }) => pen.line([[box.x + box.w * 0.8, box.y + box.h * 0.15], [box.x + box.w * 0.3, box.y + box.h * 0.7]], 10, { straight: true, taper: [0.9, 0.05], paint: '#fff6c8' })] },
          { draw: [k.fade('#1b2a5a', '#5f6fb8'), k.stars(30), chibi(dad, 'gentle', 0.42, 0.26)], say: [{ text: '母星には\nおまえがいない', at: [0.78, 0.42], to: [0.56, 0.5], size: 32 }] },
          { draw: [k.fade('#1b2a5a', '#5f6fb8'), k.stars(30), chibi(mochi, 'cry', 0.4, 0.26), chibi(dad, 'laugh', 0.74, 0.2)], say: [{ text: 'そういうの\nずるい', at: [0.15, 0.42], to: [0.29, 0.5] }] },
        ]),
      ],
    },
  ],
};
