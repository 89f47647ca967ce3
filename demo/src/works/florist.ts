import * as k from './kit.ts';
import type { Character, Painter, WorkScript, WorkStyle } from './kit.ts';

export const chisato: Character = {
  name: '千里', build: 'woman', hair: 'bun', hairPaint: '#7a5a48', skin: '#fdeae0', eyes: 'shojo', eyePaint: '#6a5a44',
  outfit: 'apron', cloth: ['#ffffff', '#7f9a86', '#d88a94'],
};
const guest: Character = {
  name: '七時五十五分の人', build: 'man', hair: 'swept', hairPaint: '#241e22', skin: '#fae2d2', eyes: 'shojo', eyePaint: '#4a4a58',
  outfit: 'suit', cloth: ['#4a4c58', '#3a3c46', '#8a94a8'], jaw: 1.06,
};
const clerkGirl: Character = {
  name: 'まゆ', build: 'teen', hair: 'twin', hairPaint: '#d9b48a', skin: '#fde8da', eyes: 'shojo', eyePaint: '#7a6a3a',
  outfit: 'apron', cloth: ['#f4e2e6', '#7f9a86', '#d88a94'],
};

const style: WorkStyle = {
  medium: k.joseiInk,
  voice: { font: 'slender', size: 30, vertical: true, line: '#000000' },
  margin: 58, gutter: 16, gap: 34, frame: 1.8, rightToLeft: true,
};

const bunch = (at: readonly [number, number], size: number, paints: readonly string[] = ['#ffffff', '#f6d2da', '#ffffff']): Painter => k.put(at, size, (p) => {
  for (const [x, y] of [[-30, 10], [0, 20], [30, 8], [-14, 30], [16, 28]] as const) p.bend([[x * 0.2, 140], [x * 0.6, 80], [x, y]], p.px(4), '#6f8a70');
  p.shape([[-62, 70, 1], [62, 66, 1], [16, 200, 1], [-16, 200, 1]], '#f6efe2', p.px(3));
  p.shape([[-20, 128], [20, 126], [22, 148], [-20, 150]], '#d88a94', p.px(3));
  const at5 = [[-46, 30], [-14, 6], [22, 14], [50, 36], [-28, 56], [8, 46], [36, 62]] as const;
  at5.forEach(([x, y], i) => blossomAt(p, x, y, 0.72, paints[i % paints.length]!));
});

function blossomAt(p: k.Pen, x: number, y: number, size: number, paint: string): void {
  const q = p.at(x, y, size, x);
  for (let ring = 0; ring < 2; ring++) for (let i = 0; i < 6; i++) q.at(0, 0, 1 - ring * 0.42, i * 60 + ring * 30).shape([[0, 0, 1], [-17, -22], [0, -40], [17, -22]], paint, q.px(2.6));
  q.circle(0, 0, 8, '#f3d890', q.px(2));
}

const shop: Painter[] = [
  k.plain('#ffffff'),
  ({ pen, box }) => {
    for (let row = 0; row < 2; row++) {
      const y = box.y + box.h * (0.42 + row * 0.36);
      pen.wire([[box.x, y], [box.x + box.w, y]], 2.4);
      pen.wire([[box.x, y + 9], [box.x + box.w, y + 9]], 1.6);
      for (let i = 0; i < 6; i++) {
        const x = box.x + ((i + 0.5) / 6) * box.w;
        const s = box.h / 620;
        const p = pen.at(x, y, s);
        p.shape([[-34, -70, 1], [34, -70, 1], [26, 0, 1], [-26, 0, 1]], i % 2 ? '#dfe6e2' : '#ffffff', 2);
        for (let n = 0; n < 5; n++) {
          const [fx, fy] = [pen.random.between(-46, 46), pen.random.between(-160, -96)];
          p.bend([[fx * 0.3, -66], [fx, fy]], 1.8, '#6f8a70');
          blossomAt(p, fx, fy, 0.5, n % 3 ? '#ffffff' : '#e9c8d0');
        }
      }
    }
  },
];
const white = k.plain('#ffffff');
const bloom = (count: number, area?: Parameters<typeof k.flowers>[2]): Painter => k.flowers(count, '#ffffff', area);

export const florist: WorkScript = {
  key: 'florist',
  title: '花屋の閉店まであと五分',
  description: '毎週金曜、閉店五分前に花を一本だけ買っていく男がいる。花屋の千里は、その一本が誰のためなのかを知らない。大人の遠まわりな恋を、花言葉でつづる全二話。',
  tags: ['恋愛', 'ヒューマンドラマ', '日常'],
  softComments: 'SHOWN',
  isCompleted: true,
  style,
  fame: 0.6,
  cover: {
    alt: '淡い花々に囲まれ、花束を抱えてうつむく花屋の女性。',
    medium: k.paleWatercolour,
    focus: [0.5, 0.42],
    draw: [
      k.fade('#fdeef0', '#fff8f0', '#f6e6ee'),
      k.bokeh(22, '#ffffff', 0.9),
      k.flowers(20, '#f7c3cd', (b) => ({ x: b.x, y: b.y, w: b.w * 0.3, h: b.h })),
      k.flowers(16, '#fbe3b8', (b) => ({ x: b.x + b.w * 0.74, y: b.y + b.h * 0.3, w: b.w * 0.26, h: b.h * 0.7 })),
      k.actor(chisato, 'gentle', { at: [0.52, 0.36], size: 0.125, yaw: -0.55, gaze: -0.3, pose: { lean: 0, arms: [[-10, 62], [12, -58]], legs: [[0, 0], [0, 0]], hands: ['fist', 'fist'], tilt: -8 } }),
      bunch([0.49, 0.62], 0.13, ['#f08a9a', '#ffd9dd', '#f7b24a', '#ffffff', '#c98ad0']),
      k.flowers(22, '#f2a0b0', (b) => ({ x: b.x, y: b.y + b.h * 0.88, w: b.w, h: b.h * 0.12 })),
      k.flowers(16, '#d9b8ea', (b) => ({ x: b.x, y: b.y + b.h * 0.93, w: b.w, h: b.h * 0.07 })),
      k.petals(26, '#f7b7c4'),
      k.letters('花屋の閉店まで', { at: [0.885, 0.33], size: 84, font: 'slender', fill: '#8a3a52', outline: '#ffffff', outlineWidth: 12, vertical: true }),
      k.letters('あと五分', { at: [0.13, 0.4], size: 124, font: 'slender', fill: '#8a3a52', outline: '#ffffff', outlineWidth: 14, vertical: true }),
      k.letters('佐倉ゆの', { at: [0.5, 0.966], size: 36, font: 'slender', fill: '#8a3a52', outline: '#ffffff', outlineWidth: 10 }),
    ],
  },
  episodes: [
    {
      title: '金曜、一輪',
      hoursAgo: 24 * 60,
      startPosition: 'LATTER',
      afterword: '花屋さんに取材しました。閉店五分前に来る人は本当にいるそうです。',
      pages: [
        {
          alt: '閉店前の花屋。千里が時計を見る。',
          focus: [0.5, 0.34],
          tiers: [{ h: 1.7, w: [1], bleed: true }, { h: 0.9, w: [1, 1.5] }],
          panels: [
            { frame: 0, draw: [...shop, k.actor(chisato, 'calm', { at: [0.46, 0.4], size: 0.125, yaw: -0.6, gaze: -0.4 }), bloom(7, (b) => ({ x: b.x, y: b.y + b.h * 0.84, w: b.w, h: b.h * 0.16 }))], say: [{ text: '金曜日、七時五十五分', at: [0.9, 0.3], shape: 'bare', size: 36 }, { text: 'そのひとは\nかならず来る', at: [0.1, 0.5], shape: 'bare', size: 36 }] },
            { draw: [white, k.put([0.5, 0.5], 0.36, (p) => { p.circle(0, 0, 100, '#ffffff', p.px(4)); for (let i = 0; i < 12; i++) p.wire([[Math.sin(i * 0.5236) * 84, Math.cos(i * 0.5236) * 84], [Math.sin(i * 0.5236) * 94, Math.cos(i * 0.5236) * 94]], p.px(4)); p.wire([[0, 0], [-44, 30]], p.px(6)); p.wire([[0, 0], [-36, -72]], p.px(4)); })] },
            { draw: [white, k.actor(guest, 'calm', { at: [0.5, 0.42], size: 0.25, yaw: 0.5 })], say: [{ text: 'まだ\nいいですか', at: [0.84, 0.36], shape: 'soft', to: [0.62, 0.56] }] },
          ],
        },
        {
          alt: '男は花を一本だけ選ぶ。',
          tiers: [{ h: 1, w: [1.4, 1] }, { h: 1, w: [1, 1] }, { h: 0.9, w: [1] }],
          panels: [
            { draw: [...shop, k.bust(chisato, 'smile', { yaw: -0.5, size: 0.26 })], say: [{ text: 'どうぞ。\nいつもの一本ですか', at: [0.14, 0.34], shape: 'soft', to: [0.36, 0.56] }] },
            { draw: [white, k.close(guest, 'shy', { yaw: 0.5, size: 0.34 })], say: [{ text: 'ええ、一本だけ', at: [0.84, 0.34], shape: 'soft' }] },
            { frame: 0, draw: [white, k.put([0.5, 0.36], 0.44, (p) => { p.bend([[10, 120], [-4, 60], [0, 10]], p.px(5), '#6f8a70'); p.shape([[2, 76, 1], [40, 50], [62, 56, 1], [34, 78]], '#b8ccb8', p.px(3)); blossomAt(p, 0, 0, 1.2, '#ffffff'); })], say: [{ text: '白いガーベラ', at: [0.86, 0.3], shape: 'bare' }] },
            { draw: [white, k.close(chisato, 'calm', { yaw: -0.4, size: 0.34, gaze: -0.4 })], say: [{ text: '花言葉は「希望」', at: [0.16, 0.36], shape: 'thought', to: [0.4, 0.3] }] },
            { frame: 0, draw: [white, bloom(10), k.bust(chisato, 'sad', { at: [0.68, 0.46], yaw: -0.6, size: 0.26 }), k.actor(guest, 'calm', { at: [0.24, 0.34], size: 0.14, back: true })], say: [{ text: '誰に渡すのだろう', at: [0.47, 0.4], shape: 'bare', size: 34 }] },
          ],
        },
        {
          alt: '同僚のまゆがからかう。千里の頬が赤くなる。',
          tiers: [{ h: 1, w: [1, 1] }, { h: 1.1, w: [1] }, { h: 0.8, w: [1.3, 1] }],
          panels: [
            { draw: [white, k.bust(clerkGirl, 'smug', { yaw: -0.5 })], say: [{ text: '千里さん\n顔に出てますよ', at: [0.16, 0.34], to: [0.4, 0.6] }] },
            { draw: [white, k.bust(chisato, 'surprised', { yaw: 0.5 })], say: [{ text: 'なにが', at: [0.82, 0.3], to: [0.6, 0.6] }] },
            { frame: 0, draw: [white, bloom(16), k.close(chisato, 'shy', { at: [0.5, 0.48], yaw: 0.4, size: 0.34 }), k.bokeh(10, '#eef1f4', 1)], sounds: [{ text: 'かあっ', at: [0.2, 0.3], size: 64, font: 'slender' }] },
            { draw: [white, k.bust(clerkGirl, 'laugh', { yaw: 0.3 })], say: [{ text: '恋ですねえ', at: [0.82, 0.34], to: [0.6, 0.6] }] },
            { draw: [k.plain('#e4e8ea'), k.close(chisato, 'sad', { yaw: -0.5, size: 0.36 })], say: [{ text: '渡す相手が\nいるひとよ', at: [0.2, 0.34], shape: 'soft' }] },
          ],
        },
        {
          alt: '雨の夜、男は来なかった。一本のガーベラが残る。',
          focus: [0.5, 0.4],
          tiers: [{ h: 1.8, w: [1], bleed: true }, { h: 0.8, w: [1] }],
          panels: [
            { frame: 0, draw: [k.fade('#8a94a4', '#dfe4ea'), k.rain(110, 6, '#ffffff'), k.town(0.74, ['#8a92a0', '#5a6270'], true, 1.2), k.actor(chisato, 'sad', { at: [0.5, 0.42], size: 0.09, yaw: -0.4 }), bunch([0.8, 0.72], 0.07)], say: [{ text: 'つぎの金曜\nそのひとは来なかった', at: [0.88, 0.28], shape: 'box' }] },
            { frame: 0, draw: [white, k.put([0.28, 0.2], 0.5, (p) => { p.bend([[10, 120], [-4, 60], [0, 10]], p.px(5), '#6f8a70'); blossomAt(p, 0, 0, 1, '#ffffff'); })], say: [{ text: '八時五分。まだ灯りを\n消せないでいる', at: [0.66, 0.5], shape: 'bare', size: 34 }] },
          ],
        },
      ],
    },
    {
      title: '最終話 あと五分だけ',
      hoursAgo: 24 * 53,
      salesInfo: { price: 250, pagesChargedFrom: 2, salesAppeal: '八時まで、あと五分。その続きです。' },
      startPosition: 'LATTER',
      afterword: '完結です。千里さんと七時五十五分の人を見守ってくださって、ありがとうございました。',
      pages: [
        {
          alt: '三週間後、男が駆け込んでくる。',
          focus: [0.5, 0.3],
          tiers: [{ h: 1.2, w: [1] }, { h: 1, w: [1, 1.3] }],
          panels: [
            { draw: [...shop, k.actor(guest, 'shout', { at: [0.4, 0.36], size: 0.13, yaw: 0.6, pose: 'run' })], say: [{ text: 'すみません\nまだ…', at: [0.84, 0.32], to: [0.54, 0.4] }], sounds: [{ text: 'カラン', at: [0.16, 0.24], size: 70, font: 'slender' }] },
            { draw: [white, k.close(chisato, 'surprised', { yaw: -0.4, size: 0.34 })] },
            { draw: [white, k.bust(guest, 'sad', { yaw: 0.4, at: [0.44, 0.48] })], say: [{ text: '母が退院して', at: [0.84, 0.34], shape: 'soft', to: [0.6, 0.56] }] },
          ],
        },
        {
          alt: '花は入院していた母のためだった。',
          tiers: [{ h: 1.2, w: [1] }, { h: 1, w: [1, 1] }],
          panels: [
            { frame: 0, draw: [k.fade('#eef1f2', '#ffffff'), k.room({ wall: '#ffffff', floor: '#eceff0', shelf: false }), bunch([0.76, 0.5], 0.12), bloom(6, (b) => ({ x: b.x, y: b.y, w: b.w, h: b.h * 0.2 }))], say: [{ text: '病室に、毎週一本', at: [0.88, 0.36], shape: 'bare', size: 34 }, { text: '十二本目の日に\n家へ帰れました', at: [0.14, 0.46], shape: 'bare', size: 34 }] },
            { draw: [white, k.close(chisato, 'cry', { yaw: -0.4, size: 0.34 })], say: [{ text: 'よかった…', at: [0.18, 0.3], shape: 'soft' }] },
            { draw: [white, k.close(guest, 'gentle', { yaw: 0.5, size: 0.34 })], say: [{ text: 'だから今日は', at: [0.82, 0.3], shape: 'soft' }] },
          ],
        },
        {
          alt: '男は赤いガーベラを一本選び、千里に差し出す。',
          focus: [0.5, 0.5],
          tiers: [{ h: 0.8, w: [1, 1] }, { h: 1.7, w: [1], bleed: true }],
          panels: [
            { draw: [...shop] , say: [{ text: '赤を一本ください', at: [0.82, 0.5], shape: 'soft' }] },
            { draw: [white, k.close(chisato, 'talk', { yaw: -0.4, size: 0.36 })], say: [{ text: 'お相手は', at: [0.2, 0.34], shape: 'soft' }] },
            { frame: 0, draw: [white, bloom(26), k.bokeh(12, '#eef1f4', 1), k.actor(guest, 'shy', { at: [0.26, 0.34], size: 0.115, yaw: 0.7, pose: { lean: 2, arms: [[-14, -4], [8, 138]], legs: [[0, 0], [0, 0]], hands: ['rest', 'fist'], tilt: -4 } }), k.actor(chisato, 'shy', { at: [0.74, 0.38], size: 0.11, yaw: -0.7, pose: 'pray' }), k.put([0.535, 0.52], 0.12, (p) => { p.bend([[10, 120], [-4, 60], [0, 10]], p.px(5), '#6f8a70'); blossomAt(p, 0, 0, 1.1, '#7a2a34'); })], say: [{ text: 'いま、目の前に', at: [0.5, 0.16], shape: 'soft', size: 36 }] },
          ],
        },
        {
          alt: '閉店の札。二人の影が並んで帰る。',
          focus: [0.5, 0.55],
          tiers: [{ h: 0.7, w: [1.2, 1] }, { h: 1.8, w: [1], bleed: true }],
          panels: [
            { draw: [white, k.bust(chisato, 'laugh', { yaw: -0.4, size: 0.27 }), bloom(5)], say: [{ text: '閉店まで\nあと五分です', at: [0.17, 0.38], shape: 'soft', to: [0.36, 0.6] }] },
            { draw: [white, k.bust(guest, 'smile', { yaw: 0.4, size: 0.27 })], say: [{ text: 'じゃあ\n五分だけ', at: [0.82, 0.36], shape: 'soft', to: [0.6, 0.6] }] },
            { frame: 0, draw: [k.fade('#dfe6ee', '#ffffff'), k.moon([0.7, 0.22], 0.08, '#ffffff'), k.town(0.6, ['#c9d0d8', '#a8b0bc'], true, 1.2), k.ridges(0.9, 0.02, ['#e8ecef'], false, 0), k.full(guest, 'smile', { at: [0.42, 0.4], size: 0.07, back: true }), k.full(chisato, 'smile', { at: [0.6, 0.42], size: 0.066, back: true }), k.petals(40, '#ffffff'), bloom(12, (b) => ({ x: b.x, y: b.y + b.h * 0.88, w: b.w, h: b.h * 0.12 }))], say: [{ text: '五分は\nあんがい長い', at: [0.12, 0.3], shape: 'bare', size: 38 }] },
          ],
        },
      ],
    },
  ],
};
