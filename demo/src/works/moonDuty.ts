import * as k from './kit.ts';
import type { Character, Painter, WorkScript, WorkStyle } from './kit.ts';

export const toma: Character = {
  name: 'トマ', build: 'teen', hair: 'curly', hairPaint: '#ff7a5e', skin: '#ffe6d2', eyes: 'dot', eyePaint: '#1d3f8f',
  outfit: 'space', cloth: ['#f4ecd8', '#8fa6d6', '#ff5a4e'],
};
const madam: Character = {
  name: '自治会長', build: 'woman', hair: 'bun', hairPaint: '#2a3f7a', skin: '#ffe6d2', eyes: 'plain', eyePaint: '#1d3f8f',
  outfit: 'space', cloth: ['#ffb4a8', '#f4ecd8', '#1d3f8f'], extras: ['glasses'],
};
const style: WorkStyle = {
  medium: k.moonRiso,
  voice: { font: 'pop', size: 25, vertical: false, line: '#14244e' },
  margin: 50, gutter: 16, gap: 16, frame: 4, rightToLeft: false,
};

const space: Painter[] = [k.plain('#1d2f6a'), k.stars(70, { paint: '#fff2dc' })];
const earth = (at: readonly [number, number], radius: number): Painter => ({ pen, box }) => {
  const r = radius * Math.min(box.w, box.h);
  const p = pen.at(box.x + at[0] * box.w, box.y + at[1] * box.h, r / 100);
  p.circle(0, 0, 100, '#6f8fd8', 3);
  p.clipped(Array.from({ length: 24 }, (_, i) => [Math.cos(i * 0.2618) * 99, Math.sin(i * 0.2618) * 99] as const), false, () => {
    p.fill([[-90, -50], [-30, -80], [10, -40], [-20, 0], [-70, 10]], '#ffd2c4');
    p.fill([[10, 20], [60, 0], [80, 50], [30, 90], [0, 60]], '#ffd2c4');
    p.fill([[40, -100], [110, -100], [110, 100], [30, 100], [70, 30]], '#1d2f6a', 0.55);
  });
};
const town = (horizon = 0.62): Painter => k.moonTown(horizon, '#f0dcc8', '#ffb8a8', '#fff2b0');
const robot = (at: readonly [number, number], size: number, turn = 0): Painter => k.put(at, size, (p) => k.drawRobot(p, '#8fa6d6', '#ff5a4e'), turn);
const bag = (at: readonly [number, number], size: number, paint = '#ff8a78'): Painter => k.put(at, size, (p) => {
  p.shape([[-40, 50], [-52, 10], [-20, -36], [0, -40], [20, -36], [52, 10], [40, 50], [0, 60]], paint, p.px(4));
  p.shape([[-12, -38, 1], [-26, -62], [0, -54], [26, -62], [12, -38, 1]], paint, p.px(4));
  p.line([[-20, -20], [-28, 10]], p.px(3));
  p.line([[16, -16], [26, 14]], p.px(3));
});
const sun: Painter = k.plain('#ffe9d2');

export const moonDuty: WorkScript = {
  key: 'moon-duty',
  title: '月面団地のごみ出し当番',
  description: '月の裏側、静かの海団地三号棟。六分の一の重力では、ごみ袋も人もすぐ飛んでいく。当番のトマと旧式ロボットのポンチが、燃えるごみと燃えつきた夢を分別するSFコメディ。左から右に読む作品です。',
  tags: ['SF', 'コメディ・ギャグ', '日常', 'カラー'],
  scrollDirection: 'LEFT_TO_RIGHT',
  style,
  fame: 0.58,
  cover: {
    alt: '月面の団地の前で、ごみ袋を持って跳ねる少年とロボット。空に地球。',
    medium: k.moonRiso,
    focus: [0.5, 0.5],
    draw: [
      k.plain('#1d3f8f'),
      k.stars(110, { paint: '#fff2dc' }),
      earth([0.78, 0.3], 0.2),
      town(0.66),
      k.actor(toma, 'laugh', { at: [0.4, 0.46], size: 0.105, yaw: 0.4, pose: 'jump' }),
      bag([0.13, 0.52], 0.085, '#fff2dc'), bag([0.72, 0.5], 0.075),
      robot([0.76, 0.74], 0.1, 8),
      k.letters('月面団地の', { at: [0.36, 0.1], size: 118, font: 'heavy', fill: '#fff2dc', outline: '#14244e', outlineWidth: 20 }),
      k.letters('ごみ出し当番', { at: [0.5, 0.895], size: 138, font: 'heavy', fill: '#ff5a4e', outline: '#fff2dc', outlineWidth: 24, outer: '#14244e', outerWidth: 16 }),
      k.letters('ポンチ工房', { at: [0.85, 0.967], size: 34, font: 'heavy', fill: '#14244e', outline: '#fff2dc', outlineWidth: 10 }),
    ],
  },
  episodes: [
    {
      title: '燃えるごみは燃えない',
      hoursAgo: 24 * 26,
      startPosition: 'LATTER',
      afterword: '二色刷りのつもりで描いています。版ずれは仕様です。',
      pages: [
        {
          alt: '地球を望む月面の団地。朝六時の放送。',
          focus: [0.5, 0.3],
          tiers: [{ h: 1.5, w: [1] }, { h: 1, w: [1, 1] }],
          panels: [
            { draw: [...space, earth([0.26, 0.34], 0.2), town(0.66)], say: [{ text: '月面、静かの海団地\n火曜日の朝', at: [0.74, 0.16], shape: 'box' }, { text: '本日は\n燃えるごみの日です', at: [0.74, 0.38], shape: 'radio', to: [0.7, 0.6] }] },
            { draw: [sun, k.bust(toma, 'shocked', { yaw: 0.4, size: 0.24 })], say: [{ text: 'やばい、当番だ', at: [0.5, 0.13], to: [0.5, 0.3] }] },
            { draw: [k.plain('#8fa6d6'), robot([0.5, 0.56], 0.34)], say: [{ text: 'オハヨウ\nゴザイマス', at: [0.28, 0.16], shape: 'radio', to: [0.42, 0.34] }] },
          ],
        },
        {
          alt: 'ごみ袋を投げると宇宙へ飛んでいってしまう。',
          tiers: [{ h: 1, w: [1.2, 1] }, { h: 1, w: [1, 1, 1] }, { h: 1, w: [1] }],
          panels: [
            { draw: [sun, k.full(toma, 'resolute', { at: [0.42, 0.28], size: 0.11, pose: 'punch', yaw: 0.6 }), bag([0.84, 0.46], 0.16)], say: [{ text: 'えいっ', at: [0.24, 0.16], shape: 'shout', size: 32 }] },
            { draw: [...space, k.speedLines(-50, 40, '#fff2dc'), bag([0.62, 0.34], 0.2)], sounds: [{ text: 'ひゅーん', at: [0.4, 0.74], size: 62, font: 'pop', fill: '#ff5a4e', outline: '#fff2dc' }] },
            { draw: [sun, k.close(toma, 'blank', { yaw: 0, size: 0.34 })], say: [{ text: '…あれ？', at: [0.5, 0.12] }] },
            { draw: [...space, bag([0.5, 0.5], 0.06), earth([0.7, 0.3], 0.16)] },
            { draw: [k.plain('#ffb8a8'), robot([0.5, 0.6], 0.3)], say: [{ text: 'ジュウリョク\n六分ノ一デス', at: [0.5, 0.17], shape: 'radio', to: [0.5, 0.36] }] },
            { draw: [k.plain('#ff5a4e'), k.focusLines([0.5, 0.5], [0.3, 0.4], '#fff2dc', 70), k.bust(madam, 'shout', { yaw: -0.4, size: 0.27, at: [0.5, 0.46] })], say: [{ text: 'またあなたの\nごみが大気圏に', at: [0.16, 0.3], shape: 'shout', to: [0.4, 0.5] }, { text: 'すみません', at: [0.86, 0.7], to: [0.98, 0.9] }] },
          ],
        },
        {
          alt: 'トマはロープでごみをつなぎ、自分ごと浮かんでしまう。',
          tiers: [{ h: 0.8, w: [1, 1] }, { h: 1.7, w: [1] }],
          panels: [
            { draw: [sun, k.bust(toma, 'smug', { yaw: 0.5, size: 0.25 })], say: [{ text: 'ひもで\nつなげば', at: [0.76, 0.22], to: [0.6, 0.4] }] },
            { draw: [k.plain('#8fa6d6'), robot([0.5, 0.56], 0.32)], say: [{ text: 'ハンタイニ\nナリマスガ', at: [0.3, 0.18], shape: 'radio', to: [0.44, 0.36] }] },
            { draw: [...space, earth([0.2, 0.22], 0.14), town(0.84), ({ pen, box }) => pen.bend([[box.x + box.w * 0.5, box.y + box.h * 0.46], [box.x + box.w * 0.6, box.y + box.h * 0.3], [box.x + box.w * 0.74, box.y + box.h * 0.2]], 4, '#fff2dc'), bag([0.74, 0.16], 0.11), bag([0.86, 0.24], 0.09, '#fff2dc'), bag([0.66, 0.08], 0.08, '#8fa6d6'), k.actor(toma, 'shout', { at: [0.46, 0.44], size: 0.075, yaw: 0.4, pose: 'lift' })], say: [{ text: 'ごみに出される', at: [0.24, 0.5], shape: 'shout', to: [0.42, 0.46], size: 34 }], sounds: [{ text: 'ふわーん', at: [0.3, 0.74], size: 110, font: 'pop', fill: '#ff5a4e', outline: '#fff2dc' }] },
          ],
        },
        {
          alt: '自治会長がトマの足をつかむ。屋上から地球を眺める三人。',
          focus: [0.5, 0.66],
          tiers: [{ h: 0.9, w: [1, 1.2] }, { h: 1.5, w: [1] }],
          panels: [
            { draw: [k.plain('#ffb8a8'), k.bust(madam, 'resolute', { yaw: 0.5, pose: 'lift', size: 0.22, at: [0.42, 0.5] })], sounds: [{ text: 'がしっ', at: [0.5, 0.14], size: 64, font: 'pop', fill: '#1d3f8f', outline: '#fff2dc' }] },
            { draw: [sun, k.bust(madam, 'gentle', { yaw: -0.4, size: 0.24 })], say: [{ text: '新人は\nみんな一度飛ぶの', at: [0.72, 0.2], to: [0.56, 0.4] }] },
            { draw: [...space, earth([0.5, 0.36], 0.3), k.ridges(0.86, 0.05, ['#f0dcc8'], false, 4), k.actor(toma, 'smile', { at: [0.36, 0.6], size: 0.075, back: true }), k.actor(madam, 'smile', { at: [0.56, 0.58], size: 0.075, back: true }), robot([0.75, 0.78], 0.11)], say: [{ text: 'ごみの日は\n地球がよく見える', at: [0.76, 0.14], to: [0.6, 0.5] }] },
          ],
        },
      ],
    },
    {
      title: '粗大ごみの日',
      status: 'FAN_ONLY',
      hoursAgo: 14,
      startPosition: 'LATTER',
      afterword: '次回は資源ごみです。月の資源はだいたい石です。',
      pages: [
        {
          alt: '粗大ごみ置き場に古いロケット。',
          focus: [0.5, 0.3],
          tiers: [{ h: 1.5, w: [1] }, { h: 1, w: [1, 1] }],
          panels: [
            { draw: [...space, k.ridges(0.74, 0.05, ['#f0dcc8'], false, 4), k.put([0.5, 0.5], 0.3, drawRocket, 14), bag([0.2, 0.84], 0.1), bag([0.3, 0.9], 0.08, '#8fa6d6'), k.full(toma, 'surprised', { at: [0.8, 0.56], size: 0.07, yaw: -0.6 })], say: [{ text: 'だれだ\nロケット捨てたの', at: [0.76, 0.18], to: [0.8, 0.48] }] },
            { draw: [sun, robot([0.5, 0.58], 0.32)], say: [{ text: 'シールガ\nハッテアリマセン', at: [0.5, 0.16], shape: 'radio', to: [0.5, 0.34] }] },
            { draw: [k.plain('#8fa6d6'), k.bust(toma, 'smug', { yaw: -0.4, size: 0.25 })], say: [{ text: '乗ってみる？', at: [0.28, 0.18], to: [0.44, 0.4] }] },
          ],
        },
        {
          alt: '操縦席で見つけた古い日誌。',
          tiers: [{ h: 1, w: [1] }, { h: 1, w: [1, 1.3] }, { h: 0.9, w: [1] }],
          panels: [
            { draw: [k.plain('#14244e'), ({ pen, box }) => { for (let i = 0; i < 14; i++) pen.circle(box.x + 60 + i * 62, box.y + box.h * 0.82, 16, i % 3 ? '#8fa6d6' : '#ff5a4e', 3); pen.oval(box.x + box.w / 2, box.y + box.h * 0.4, 300, 110, '#1d3f8f', 6); }, k.stars(30, { below: 0.6 }), k.bust(toma, 'surprised', { at: [0.3, 0.56], size: 0.22, yaw: 0.5 }), robot([0.72, 0.62], 0.22)], say: [{ text: '自治会長の\n名前がある', at: [0.52, 0.16], to: [0.36, 0.4] }] },
            { draw: [k.plain('#ffe9d2'), k.put([0.5, 0.55], 0.3, (p) => { p.box([[-110, -70], [0, -56], [110, -70], [110, 80], [0, 94], [-110, 80]], '#fff2dc', p.px(4)); p.wire([[0, -56], [0, 94]], p.px(4)); for (let y = -30; y < 60; y += 24) { p.wire([[-92, y], [-20, y + 8]], p.px(3)); p.wire([[20, y + 8], [92, y]], p.px(3)); } })] },
            { draw: [k.plain('#ffb8a8'), k.bust(madam, 'surprised', { yaw: -0.4, size: 0.25 })], say: [{ text: 'まだ動くの\nその子', at: [0.74, 0.2], to: [0.56, 0.4] }] },
            { draw: [k.plain('#1d3f8f'), k.stars(40), k.bust({ ...madam, hair: 'long', extras: [] }, 'smile', { at: [0.3, 0.5], yaw: 0.5, size: 0.24 }), k.put([0.74, 0.5], 0.26, drawRocket, 40)], say: [{ text: '火星に行くはずだった\n二十年前', at: [0.56, 0.18], shape: 'box' }] },
          ],
        },
        {
          alt: '三人はロケットに粗大ごみシールを貼らず、花を植える。',
          focus: [0.5, 0.6],
          tiers: [{ h: 0.8, w: [1, 1] }, { h: 1.6, w: [1] }],
          panels: [
            { draw: [sun, k.close(madam, 'sad', { yaw: 0.4, size: 0.34 })], say: [{ text: '捨てられなくてね', at: [0.5, 0.13] }] },
            { draw: [k.plain('#8fa6d6'), k.close(toma, 'resolute', { yaw: -0.3, size: 0.34 })], say: [{ text: '分別、まちがえてます', at: [0.5, 0.12] }] },
            { draw: [...space, earth([0.18, 0.2], 0.12), k.ridges(0.8, 0.05, ['#f0dcc8'], false, 4), k.put([0.54, 0.5], 0.22, drawRocket), k.flowers(22, '#ff8a78', (b) => ({ x: b.x + b.w * 0.3, y: b.y + b.h * 0.76, w: b.w * 0.5, h: b.h * 0.12 })), k.actor(toma, 'laugh', { at: [0.22, 0.66], size: 0.06, yaw: 0.5, pose: 'wave' }), k.actor(madam, 'gentle', { at: [0.82, 0.64], size: 0.06, yaw: -0.5 }), robot([0.92, 0.88], 0.08)], say: [{ text: 'これは「思い出」の日に', at: [0.62, 0.12], to: [0.3, 0.6], size: 30 }] },
          ],
        },
      ],
    },
  ],
};

function drawRocket(p: k.Pen): void {
  const w = p.px(4);
  for (const s of [-1, 1]) p.shape([[s * 44, 30, 1], [s * 92, 84], [s * 88, 120, 1], [s * 40, 92, 1]], '#ff5a4e', w);
  p.shape([[0, -160, 1], [46, -90], [54, 10], [40, 100, 1], [-40, 100, 1], [-54, 10], [-46, -90]], '#fff2dc', w);
  p.fill([[0, -160], [46, -90], [54, 10], [40, 100], [18, 100], [26, 0], [20, -90]], '#8fa6d6', 0.6);
  p.shape([[0, -160, 1], [36, -106], [0, -96], [-36, -106]], '#ff5a4e', w);
  p.circle(0, -40, 24, '#8fa6d6', w);
  p.circle(-6, -46, 8, '#ffffff');
  p.box([[-26, 100], [26, 100], [34, 122], [-34, 122]], '#14244e', w);
}

const nagi: Character = {
  name: 'ナギ', build: 'teen', hair: 'short', hairPaint: '#0f3b36', skin: '#fbe6c4', eyes: 'plain', eyePaint: '#0f5b52',
  outfit: 'hoodie', cloth: ['#ffb000', '#0f5b52', '#f4e6c4'],
};
const radioStyle: WorkStyle = {
  medium: k.seaRiso,
  voice: { font: 'marker', size: 29, vertical: true, line: '#0a3a34' },
  margin: 48, gutter: 14, gap: 22, frame: 4, rightToLeft: true,
};
const radio = (at: readonly [number, number], size: number): Painter => k.put(at, size, (p) => {
  const w = p.px(4);
  p.wire([[50, -60], [110, -160]], p.px(5));
  p.shape([[-100, -60, 1], [100, -60, 1], [106, 60, 1], [-106, 60, 1]], '#ffb000', w);
  p.circle(-50, 6, 40, '#0f5b52', w);
  for (const r of [12, 22, 32]) p.circle(-50, 6, r, 'none', p.px(2.6), '#fbf3df');
  p.box([[8, -42], [90, -42], [90, -8], [8, -8]], '#fbf3df', w);
  for (let i = 0; i < 7; i++) p.wire([[16 + i * 11, -34], [16 + i * 11, i % 2 ? -22 : -16]], p.px(3));
  for (const x of [24, 56, 84]) p.circle(x, 28, 12, '#f4e6c4', w);
});
const seaNight: Painter[] = [k.fade('#0a3a34', '#0f5b52', '#6fae9a'), k.stars(80, { paint: '#fff2c0', below: 0.62 })];

export const galaxyRadio: WorkScript = {
  key: 'galaxy-radio',
  title: '銀河ラジオ、聞こえますか',
  softComments: 'HIDDEN',
  description: '離島の中学生ナギが、祖父の残した古いラジオで拾った声は、四光年先の誰かのものだった。返事が届くのは八年後。それでも、話しかけずにはいられない。読切。',
  tags: ['SF', 'ヒューマンドラマ', 'カラー'],
  isOneShot: true,
  style: radioStyle,
  fame: 0.5,
  cover: {
    alt: '夜の堤防でラジオを抱え、星空を見上げる少年。',
    medium: k.seaRiso,
    focus: [0.5, 0.6],
    draw: [
      k.fade('#0a2f2a', '#0f5b52', '#3f8f7c', '#ffcf5a'),
      k.stars(170, { paint: '#fff2c0', band: true, below: 0.7 }),
      ({ pen }) => { for (let i = 0; i < 6; i++) pen.circle(500, 330, 70 + i * 74, 'none', 7 - i, '#ffcf5a'); },
      k.moon([0.5, 0.236], 0.052, '#ffcf5a'),
      k.sea(0.68, '#0f5b52', '#06302a', '#ffcf5a', 0),
      ({ pen }) => { pen.box([[-20, 1180], [1020, 1120], [1020, 1420], [-20, 1420]], '#f4e6c4', 5); pen.poly([[-20, 1270], [1020, 1200], [1020, 1420], [-20, 1420]], '#c9a85a'); },
      k.actor(nagi, 'gentle', { at: [0.47, 0.56], size: 0.105, yaw: 0.6, gaze: 0.3, pose: { lean: 0, arms: [[-14, 60], [16, -56]], legs: [[-4, 0], [4, 0]], hands: ['fist', 'fist'], tilt: -10 } }),
      radio([0.47, 0.83], 0.085),
      k.letters('銀河ラジオ、', { at: [0.87, 0.3], size: 104, font: 'marker', fill: '#ffcf5a', outline: '#06302a', outlineWidth: 20, vertical: true }),
      k.letters('聞こえますか', { at: [0.13, 0.34], size: 104, font: 'marker', fill: '#fbf3df', outline: '#06302a', outlineWidth: 20, vertical: true }),
      k.letters('読切　ポンチ工房', { at: [0.8, 0.963], size: 34, font: 'marker', fill: '#0a3a34', outline: '#fbf3df', outlineWidth: 9 }),
    ],
  },
  episodes: [
    {
      title: '銀河ラジオ、聞こえますか',
      hoursAgo: 24 * 15,
      startPosition: 'LATTER',
      afterword: 'ラジオの周波数は祖父の誕生日です。',
      pages: [
        {
          alt: '島の夜。屋根の上でラジオを回すナギ。',
          focus: [0.5, 0.34],
          tiers: [{ h: 1.6, w: [1], bleed: true }, { h: 1, w: [1, 1.2], lean: 5 }],
          panels: [
            { frame: 0, draw: [...seaNight, k.sea(0.7, '#0f5b52', '#06302a', '#ffcf5a', 0), k.town(0.82, ['#0c443c'], true, 0.9), k.actor(nagi, 'calm', { at: [0.6, 0.5], size: 0.085, yaw: -0.6 }), radio([0.32, 0.74], 0.1)], say: [{ text: 'じいちゃんの\nラジオは', at: [0.9, 0.24], shape: 'box' }, { text: '雑音しか\n鳴らない', at: [0.14, 0.36], shape: 'box' }] },
            { draw: [k.plain('#f4e6c4'), radio([0.5, 0.6], 0.34)], sounds: [{ text: 'ザザ…', at: [0.5, 0.18], size: 66, font: 'marker', fill: '#0a3a34', outline: '#fbf3df' }] },
            { draw: [k.plain('#ffcf5a'), k.bust(nagi, 'surprised', { yaw: 0.5, at: [0.42, 0.5] })], say: [{ text: 'きこえますか', at: [0.84, 0.4], shape: 'radio', size: 32 }] },
          ],
        },
        {
          alt: '声は四光年先から届いていた。',
          tiers: [{ h: 1, w: [1.3, 1] }, { h: 1.2, w: [1] }, { h: 0.8, w: [1, 1] }],
          panels: [
            { draw: [k.plain('#0f5b52'), k.stars(30, { paint: '#fff2c0' }), k.bust(nagi, 'talk', { yaw: -0.4 })], say: [{ text: 'だ、だれ？\nどこから', at: [0.16, 0.34], to: [0.4, 0.56] }] },
            { draw: [k.plain('#f4e6c4'), radio([0.5, 0.6], 0.3)], say: [{ text: 'こちら、四光年\nさきの灯台です', at: [0.3, 0.26], shape: 'radio' }] },
            { draw: [...seaNight, ({ pen, box }) => { for (let i = 0; i < 5; i++) pen.circle(box.x + box.w * 0.78, box.y + box.h * 0.4, 40 + i * 50, 'none', 5, '#ffcf5a'); }, k.lighthouse([0.78, 0.94], 0.7, true, { wall: '#fbf3df', band: '#ffb000' }), k.moon([0.2, 0.3], 0.12, '#ffcf5a')], say: [{ text: 'ここに船は\nもう来ません', at: [0.46, 0.32], shape: 'radio' }, { text: 'でも灯は\n消せなくて', at: [0.3, 0.66], shape: 'radio' }] },
            { draw: [k.plain('#ffcf5a'), k.close(nagi, 'sad', { yaw: 0.4, size: 0.36 })], say: [{ text: '返事しても\n着くのは四年後', at: [0.82, 0.34], shape: 'thought' }] },
            { draw: [k.plain('#0f5b52'), k.close(nagi, 'resolute', { yaw: -0.4, size: 0.36 })], say: [{ text: 'それでも', at: [0.2, 0.3], shape: 'soft', size: 36 }] },
          ],
        },
        {
          alt: 'ナギは毎晩話しかけ、背が伸びていく。',
          tiers: [{ h: 1, w: [1, 1, 1] }, { h: 1.5, w: [1], bleed: true }],
          panels: [
            { draw: [k.plain('#f4e6c4'), k.bust(nagi, 'smile', { yaw: 0.4, size: 0.22 })], say: [{ text: '今日、魚が\nつれました', at: [0.24, 0.2], size: 26 }] },
            { draw: [k.plain('#6fae9a'), k.bust({ ...nagi, hair: 'swept' }, 'talk', { yaw: -0.4, size: 0.22 })], say: [{ text: '高校に\n受かりました', at: [0.24, 0.2], size: 26 }] },
            { draw: [k.plain('#0f5b52'), k.bust({ ...nagi, build: 'man', hair: 'swept', outfit: 'coat', cloth: ['#ffb000', '#f4e6c4', '#0a3a34'] }, 'gentle', { yaw: 0.4, size: 0.2 })], say: [{ text: '灯台に\n就職します', at: [0.24, 0.2], size: 26 }] },
            { frame: 0, draw: [...seaNight, k.sea(0.72, '#0f5b52', '#06302a', '#ffcf5a', 0), k.lighthouse([0.7, 0.86], 0.66, true, { wall: '#fbf3df', band: '#ffb000' }), k.actor({ ...nagi, build: 'man', hair: 'swept', outfit: 'coat', cloth: ['#ffb000', '#f4e6c4', '#0a3a34'] }, 'calm', { at: [0.3, 0.66], size: 0.06, back: true })], say: [{ text: '八年後の夜', at: [0.88, 0.2], shape: 'box', size: 34 }] },
          ],
        },
        {
          alt: 'ラジオから返事が届く。',
          focus: [0.5, 0.3],
          tiers: [{ h: 1.6, w: [1] }, { h: 1, w: [1], bleed: true }],
          panels: [
            { draw: [k.fade('#0f5b52', '#ffcf5a'), k.focusLines([0.5, 0.5], [0.4, 0.4], '#fff2c0', 60), k.bust({ ...nagi, build: 'man', hair: 'swept', outfit: 'coat', cloth: ['#ffb000', '#f4e6c4', '#0a3a34'] }, 'cry', { at: [0.5, 0.44], yaw: 0.3, size: 0.2 }), radio([0.5, 0.92], 0.13)], say: [{ text: '魚、なんて\nいう魚でしたか', at: [0.87, 0.32], shape: 'radio', size: 38 }] },
            { frame: 0, draw: [...seaNight, k.sea(0.6, '#0f5b52', '#06302a', '#ffcf5a', 0), k.lighthouse([0.24, 0.8], 0.7, true, { wall: '#fbf3df', band: '#ffb000' }), k.stars(60, { paint: '#fff2c0', below: 0.5 })], say: [{ text: 'アジです。いま、そちらにも灯が見えますか', at: [0.7, 0.42], size: 32, most: 11 }] },
          ],
        },
      ],
    },
  ],
};
