import type { Character } from '../figures/Character.ts';
import { actor, bust, close, full } from '../figures/actors.ts';
import { bokeh, focusLines, petals, rain, speedLines, sparkles } from '../layout/effects.ts';
import { letters } from '../layout/paintPage.ts';
import type { WorkStyle } from '../layout/paintPage.ts';
import type { WorkScript } from '../catalogue/scripts.ts';
import type { Pen } from '../pen/Pen.ts';
import { softWatercolour } from '../print/mediums.ts';
import { drawWhale } from '../scenery/creatures.ts';
import { lighthouse as tower, room } from '../scenery/places.ts';
import { clouds, fade, glow, halo, moon, ridges, sea, stars } from '../scenery/sky.ts';
import { drawBag, drawLantern, drawLetter, put } from '../scenery/things.ts';

export const mio: Character = {
  name: 'ミオ', build: 'teen', hair: 'bob', hairPaint: '#d9763c', skin: '#fde0c8', eyes: 'shojo', eyePaint: '#2f7fa0',
  outfit: 'coat', cloth: ['#2d4f86', '#f2dfb6', '#e2a52f'], extras: ['scarf'],
};
const keeper: Character = {
  name: 'ゲンさん', build: 'man', hair: 'swept', hairPaint: '#d8d8d6', skin: '#eec7a2', eyes: 'plain', eyePaint: '#4a5a5a',
  outfit: 'hoodie', cloth: ['#7a5236', '#4a4a52', '#c8452f'], extras: ['beard', 'wrinkles'],
};
const postboy: Character = {
  name: 'ツバメ', build: 'teen', hair: 'short', hairPaint: '#3c4a78', skin: '#f6d5ba', eyes: 'shojo', eyePaint: '#7a5ab0',
  outfit: 'uniform', cloth: ['#3f6f6a', '#e8dcc0', '#e8b93a'], extras: ['cap'],
};

const chief: Character = {
  name: '局長', build: 'woman', hair: 'curly', hairPaint: '#f0ece8', skin: '#f2d2b8', eyes: 'plain', eyePaint: '#6a5a8a',
  outfit: 'uniform', cloth: ['#6a4f8a', '#f2e2b6', '#e8b93a'], extras: ['glasses', 'wrinkles'],
};
const young: Character = { ...keeper, name: '若いゲンさん', hairPaint: '#4a3a34', extras: [], eyes: 'shojo', eyePaint: '#4a5a5a' };

const style: WorkStyle = {
  medium: softWatercolour,
  voice: { font: 'antique', size: 29, vertical: true, line: '#33262a' },
  margin: 52, gutter: 16, gap: 26, frame: 2.6, rightToLeft: true,
};

const night = [fade('#131c48', '#2b3f86', '#7a79b8', '#e9b7a8'), stars(150, { band: true, below: 0.8 })];
const lantern = (pen: Pen): void => drawLantern(pen.at(0, 40, 1.15), '#ffe08a');

const rainOver = rain(130, 16, '#c8d8f0');
const bigWavesNight = ridges(0.84, 0.09, ['#35568a', '#274272', '#182c54'], true, 2);

/** A turret of the sky post office, 200 units wide, its foot at the origin. */
function drawSkyPost(p: Pen): void {
  const w = p.px(3);
  for (const [x, h, r] of [[-64, 90, 26], [64, 110, 26], [0, 170, 38]] as const) {
    p.box([[x - r, 20], [x + r, 20], [x + r, -h], [x - r, -h]], '#fff4e0', w);
    p.poly([[x + r * 0.3, 20], [x + r, 20], [x + r, -h], [x + r * 0.3, -h]], '#e0c8c0');
    p.shape([[x - r * 1.35, -h, 1], [x - r * 0.6, -h - r * 1.2], [x, -h - r * 2.6, 1], [x + r * 0.6, -h - r * 1.2], [x + r * 1.35, -h, 1]], '#d8604a', w);
    p.wire([[x, -h - r * 2.6], [x, -h - r * 3.4]], w);
    p.poly([[x, -h - r * 3.4], [x + 22, -h - r * 3.1], [x, -h - r * 2.8]], '#f0b83a');
    for (let y = -h + 24; y < 0; y += 44) p.shape([[x - 9, y + 22, 1], [x - 9, y + 6], [x, y], [x + 9, y + 6], [x + 9, y + 22, 1]], '#7fa8d8', w * 0.7);
  }
  p.circle(0, -130, 20, '#fff8e0', w);
  p.wire([[0, -130], [0, -143]], w);
  p.wire([[0, -130], [9, -126]], w);
}

export const lighthouse: WorkScript = {
  key: 'lighthouse',
  title: '灯台守と星くず便',
  description: '岬の灯台には、年に一度だけ空から手紙が届く。見習い灯台守のミオは、郵便配達のツバメといっしょに、宛名の消えた一通の持ち主を探すことになった。海と星と手紙の、すこし不思議な物語。',
  tags: ['ファンタジー', 'ヒューマンドラマ', 'カラー'],
  style,
  fame: 1,
  cover: {
    alt: '星空の下、灯台の前でランタンを掲げる見習い灯台守の少女。夜空を鯨が泳ぐ。',
    medium: softWatercolour,
    focus: [0.5, 0.5],
    draw: [
      fade('#0f1b4c', '#28479a', '#6f86c8', '#f3bfa4', '#ffe3b8'),
      stars(260, { band: true, below: 0.75 }),
      clouds(0.62, 0.2, 5, '#e7dcf2', '#a9a6d6', 0),
      put([0.33, 0.33], 0.1, (p) => drawWhale(p, '#5f7fd0', '#dfe8ff', '#26336e'), -14),
      put([0.9, 0.26], 0.026, (p) => drawWhale(p, '#8fa6e6', '#eef2ff', '#3a4a8a'), -20),
      sea(0.66, '#3d5fb0', '#1a2d66', '#ffe6b0', 0),
      tower([0.85, 0.74], 0.44, true),
      ridges(0.83, 0.1, ['#3d5a58', '#26403f'], false, 2.4),
      halo([0.275, 0.77], 0.42, '#ffe9a0', 0.9),
      actor(mio, 'smile', { at: [0.56, 0.57], size: 0.112, yaw: -0.55, gaze: 0.4, pose: { lean: -3, arms: [[-58, -198], [14, -4]], legs: [[-6, 0], [8, 2]], hands: ['fist', 'rest'], tilt: -4 }, wind: 46 }),
      put([0.262, 0.69], 0.11, (p) => drawLantern(p, '#ffe08a')),
      sparkles(16, '#fff6c8', 0),
      letters('灯台守と\n星くず便', { at: [0.5, 0.105], size: 118, font: 'marker', fill: '#fffdf0', outline: '#1d2a66', outlineWidth: 20, step: 60 }),
      letters('春野こま', { at: [0.86, 0.965], size: 34, font: 'marker', fill: '#fffdf0', outline: '#1d2a66', outlineWidth: 8 }),
    ],
  },
  episodes: [
    {
      title: '年に一度の配達日',
      hoursAgo: 24 * 21,
      startPosition: 'LATTER',
      afterword: '読んでくださってありがとうございます。灯台のレンズを描くのが楽しくて、予定より三日も遅れました。次は空の郵便局の話です。',
      pages: [
        {
          alt: '星空の岬に立つ灯台。光が海を照らす。',
          focus: [0.5, 0.3],
          tiers: [{ h: 1.7, w: [1], bleed: true }, { h: 1, w: [1, 1.25], lean: 6 }],
          panels: [
            {
              frame: 0,
              draw: [...night, clouds(0.8, 0.14, 5, '#cdc4e8', '#9590c8', 0), sea(0.72, '#3b5aa6', '#172a5e', '#ffe9b0', 0), tower([0.34, 0.86], 0.66, true), ridges(0.95, 0.14, ['#22393c'], false, 2)],
              say: [{ text: '岬の灯台には\n年に一度だけ', at: [0.88, 0.22], shape: 'box' }, { text: '空から\n手紙が届く', at: [0.74, 0.36], shape: 'box' }],
            },
            { draw: [room({ night: true, wall: '#d8b890', floor: '#8a5f3c' }), bust(mio, 'surprised', { at: [0.56, 0.5], yaw: -0.7, size: 0.23 })], say: [{ text: 'ゲンさん\n油、足りますか', at: [0.17, 0.3], to: [0.42, 0.5] }] },
            { draw: [room({ night: true, wall: '#cfae88', floor: '#7f5636', shelf: false }), bust(keeper, 'gentle', { at: [0.42, 0.44], yaw: 0.6, size: 0.22 })], say: [{ text: '今夜は朝まで\n点けておくさ', at: [0.85, 0.3], to: [0.6, 0.56] }, { text: '配達日\nだからな', at: [0.1, 0.74], to: [0.3, 0.66] }] },
          ],
        },
        {
          alt: '灯台のバルコニーで空を見上げるミオ。流れ星のように手紙が降ってくる。',
          focus: [0.5, 0.7],
          tiers: [{ h: 1, w: [1.3, 1], lean: -5 }, { h: 1.6, w: [1], bleed: true }],
          panels: [
            { draw: [...night, full(mio, 'calm', { at: [0.36, 0.3], size: 0.1, yaw: 0.7, wind: 40, pose: 'lift', holds: [null, lantern] }), sea(0.92, '#3b5aa6', '#172a5e', '#ffe9b0', 0)], say: [{ text: '星が降るって\nほんとうなのかな', at: [0.82, 0.36], shape: 'thought', to: [0.5, 0.3] }] },
            { draw: [glow([0.5, 0.5], 0.7, '#ffe9b8', '#7a6ab0'), close(mio, 'surprised', { yaw: 0.6, at: [0.5, 0.5], size: 0.37, gaze: 0.4 })], say: [{ text: 'あ', at: [0.16, 0.2], shape: 'soft', to: [0.4, 0.6], size: 40 }] },
            {
              frame: 0,
              draw: [
                fade('#0f1a4a', '#31519c', '#b79cc8', '#ffd7a8'), stars(200, { band: true }), sparkles(26, '#fff3b8', 0),
                ...([[0.2, 0.2, 0.05, -20], [0.44, 0.36, 0.085, 14], [0.7, 0.16, 0.045, 30], [0.83, 0.44, 0.07, -12], [0.28, 0.62, 0.11, 22], [0.6, 0.64, 0.06, -30]] as const).map(([x, y, s, a]) => put([x, y], s, (p) => drawLetter(p), a)),
                actor(mio, 'laugh', { at: [0.76, 0.72], size: 0.1, yaw: -0.6, pose: 'cheer', wind: 60 }),
              ],
              say: [{ text: '手紙が\n降ってくる', at: [0.12, 0.78], shape: 'bare', size: 44 }],
            },
          ],
        },
        {
          alt: '空から郵便配達のツバメが降りてきて、宛名の消えた手紙を差し出す。',
          tiers: [{ h: 1.25, w: [1] }, { h: 1, w: [1, 1], lean: 7 }, { h: 0.8, w: [1] }],
          panels: [
            { draw: [fade('#20367a', '#7f86c6', '#f2c0a8'), stars(60), clouds(0.95, 0.26, 4, '#efe6f6', '#b6b0da', 0), focusLines([0.45, 0.42], [0.4, 0.42], '#fff3d0', 50), actor(postboy, 'smile', { at: [0.46, 0.24], size: 0.11, yaw: -0.5, pose: 'jump', wind: -50 }), put([0.62, 0.66], 0.1, (p) => drawBag(p))], say: [{ text: '星くず便でーす', at: [0.86, 0.3], to: [0.6, 0.34], shape: 'shout', size: 30 }], sounds: [{ text: 'ふわっ', at: [0.16, 0.3], size: 74, font: 'marker', fill: '#ffffff', outline: '#3a4a8a' }] },
            { draw: [...night, bust(mio, 'talk', { yaw: -0.6, at: [0.55, 0.5] })], say: [{ text: '郵便屋さん\nなの', at: [0.2, 0.28], to: [0.4, 0.5] }] },
            { draw: [...night, bust(postboy, 'smug', { yaw: 0.6, at: [0.42, 0.5] })], say: [{ text: 'ツバメ。\n空の局員だよ', at: [0.82, 0.32], to: [0.6, 0.5] }] },
            { draw: [fade('#2b3f86', '#b79cc8'), halo([0.5, 0.5], 0.9, '#fff2c0', 0.9), put([0.46, 0.52], 0.42, (p) => drawLetter(p), -6), sparkles(14, '#ffffff', 0)], say: [{ text: 'この一通だけ\n宛名が消えちゃって', at: [0.88, 0.42], shape: 'round', to: [0.7, 0.1] }, { text: '受取人が\nわからないんだ', at: [0.12, 0.56], shape: 'round', to: [0.3, 0] }] },
          ],
        },
        {
          alt: '灯台の灯の下、ミオは手紙の持ち主を探すと決める。空を鯨が横切る。',
          focus: [0.5, 0.65],
          tiers: [{ h: 0.9, w: [1, 1, 1], lean: [5, -5] }, { h: 1.6, w: [1], bleed: true }],
          panels: [
            { draw: [glow([0.5, 0.5], 0.6, '#ffe6b4', '#a58ac0'), close(mio, 'sad', { yaw: -0.5, size: 0.33 })] , say: [{ text: '待ってる人が\nいるのに', at: [0.22, 0.24], shape: 'soft' }] },
            { draw: [room({ night: true, wall: '#cfae88', shelf: false }), bust(keeper, 'gentle', { yaw: 0.4, size: 0.24, at: [0.44, 0.5] })], say: [{ text: '探して\nやりなさい', at: [0.84, 0.24], to: [0.6, 0.6] }] },
            { draw: [glow([0.5, 0.5], 0.7, '#fff0c8', '#e09a6a'), close(mio, 'resolute', { yaw: 0.5, size: 0.36 })], say: [{ text: 'わたしが\n届ける', at: [0.16, 0.3], to: [0.4, 0.7] }] },
            { frame: 0, draw: [fade('#0d1745', '#274690', '#8d8cc8', '#ffcfa4'), stars(220, { band: true }), put([0.42, 0.3], 0.11, (p) => drawWhale(p, '#6a88d6', '#e3ebff', '#26336e'), -10), clouds(0.78, 0.2, 5, '#e7dcf2', '#a9a6d6', 0), sea(0.8, '#3d5fb0', '#1a2d66', '#ffe6b0', 0), tower([0.86, 0.9], 0.5, true), full(mio, 'smile', { at: [0.34, 0.68], size: 0.048, back: true, wind: 40 }), full(postboy, 'smile', { at: [0.48, 0.67], size: 0.05, back: true })], say: [{ text: '空の郵便局まで\n連れていって', at: [0.12, 0.6], to: [0.3, 0.68] }, { text: '鯨に\n乗っていこう', at: [0.64, 0.58], to: [0.52, 0.66] }] },
          ],
        },
      ],
    },
    {
      title: '空の郵便局',
      hoursAgo: 24 * 13,
      startPosition: 'LATTER',
      afterword: '見開きの空は、三回塗り直しました。紙がもちませんでした。',
      pages: [
        {
          alt: '鯨の背に乗って雲の上へ昇るミオとツバメ。',
          focus: [0.5, 0.36],
          tiers: [{ h: 1.7, w: [1], bleed: true }, { h: 0.9, w: [1, 1.2], lean: 6 }],
          panels: [
            { frame: 0, draw: [fade('#1a2a6a', '#4a6ac0', '#a8b8e8', '#ffe0c8'), stars(90, { below: 0.5 }), clouds(0.86, 0.3, 5, '#ffffff', '#bcc4ea', 0), actor(mio, 'surprised', { at: [0.42, 0.32], size: 0.056, yaw: -0.5, pose: 'sit', wind: 60 }), actor(postboy, 'laugh', { at: [0.56, 0.3], size: 0.056, yaw: -0.4, pose: 'lift', wind: 40 }), put([0.5, 0.6], 0.2, (p) => drawWhale(p, '#5f7fd0', '#e3ebff', '#26336e'), -8), clouds(0.98, 0.26, 4, '#ffffff', '#c8d0ee', 0)], say: [{ text: '高い…\n町が点みたい', at: [0.15, 0.26], to: [0.38, 0.33] }, { text: '下を見るなよ\n上を見な', at: [0.86, 0.22], to: [0.62, 0.3] }] },
            { draw: [fade('#4a6ac0', '#ffe0c8'), speedLines(-20, 30, '#ffffff'), close(mio, 'scared', { yaw: -0.4, size: 0.34 })], sounds: [{ text: 'ざぶん', at: [0.24, 0.3], size: 76, font: 'marker', fill: '#ffffff', outline: '#3a4a8a' }] },
            { draw: [fade('#a8b8e8', '#fff0d8'), bokeh(10, '#ffffff', 0.7), bust(postboy, 'smug', { yaw: 0.5, at: [0.42, 0.5] })], say: [{ text: '雲は波だ。\n溺れやしない', at: [0.83, 0.34], to: [0.6, 0.56] }] },
          ],
        },
        {
          alt: '見開き。雲の上に浮かぶ郵便局の町。手紙の鳥が飛び交う。',
          wide: true,
          focus: [0.5, 0.45],
          panels: [
            {
              frame: 0,
              draw: [
                fade('#5fa0e0', '#a8d0f0', '#ffe6cc', '#ffd0b0'), halo([0.52, 0.4], 0.6, '#fff6d8', 0.9), clouds(0.42, 0.24, 7, '#ffffff', '#d0dcf2', 0), ridges(0.72, 0.14, ['#b8c8ee', '#d8e0f6'], false, 0),
                put([0.78, 0.62], 0.13, (p) => drawSkyPost(p)), put([0.36, 0.6], 0.1, (p) => drawSkyPost(p)), put([0.57, 0.74], 0.25, (p) => drawSkyPost(p)),
                clouds(0.86, 0.2, 9, '#ffffff', '#c3d0f0', 0), clouds(1.02, 0.24, 8, '#ffffff', '#d3def6', 0),
                ...Array.from({ length: 14 }, (_, i) => put([0.06 + ((i * 53) % 90) / 100, 0.12 + ((i * 31) % 46) / 100], 0.026 + (i % 3) * 0.012, (p) => drawLetter(p, i % 3 ? '#fff6df' : '#ffe0e6'), i * 37 - 60)),
                put([0.84, 0.2], 0.09, (p) => drawWhale(p, '#6a88d6', '#e3ebff', '#3a4a8a'), -10),
                actor(mio, 'laugh', { at: [0.13, 0.6], size: 0.075, yaw: 0.6, pose: 'cheer', wind: 50 }), actor(postboy, 'smile', { at: [0.235, 0.62], size: 0.075, yaw: 0.4, pose: 'offer', wind: 30 }),
              ],
              say: [{ text: 'ようこそ\n空の郵便局へ', at: [0.36, 0.36], to: [0.3, 0.56], size: 40 }, { text: 'わあ…', at: [0.08, 0.46], shape: 'bare', size: 52 }],
            },
          ],
        },
        {
          alt: '宛名の消えた手紙を調べる局長。涙で文字が消えたという。',
          tiers: [{ h: 1, w: [1.2, 1], lean: -5 }, { h: 1.1, w: [1] }, { h: 0.9, w: [1, 1], lean: 5 }],
          panels: [
            { draw: [room({ wall: '#f2e2c4', floor: '#c89a6a', window: '#a8d0f0' }), bust(chief, 'calm', { yaw: -0.5, size: 0.23 })], say: [{ text: 'ふむ。これは\n消されたのでは\nない', at: [0.15, 0.38], to: [0.4, 0.58] }] },
            { draw: [glow([0.5, 0.5], 0.6, '#fff6d8', '#e8b88a'), put([0.5, 0.52], 0.34, (p) => drawLetter(p), -6)], say: [{ text: 'にじんだのだ', at: [0.82, 0.22], shape: 'bare', size: 34 }] },
            { draw: [fade('#6f86c8', '#c8b0d8'), put([0.7, 0.5], 0.26, (p) => drawLetter(p), 8), sparkles(12, '#e8f6ff', 0), close(mio, 'sad', { at: [0.26, 0.48], yaw: 0.7, size: 0.3 })], say: [{ text: '涙で？', at: [0.48, 0.26], shape: 'soft', to: [0.36, 0.5], size: 36 }] },
            { draw: [room({ wall: '#f2e2c4', floor: '#c89a6a', window: '#a8d0f0', shelf: false }), bust(chief, 'gentle', { yaw: 0.4, at: [0.42, 0.46], size: 0.22 })], say: [{ text: '差出人は\n泣きながら\n書いた', at: [0.82, 0.36], to: [0.58, 0.56] }] },
            { draw: [glow([0.5, 0.5], 0.7, '#fff0c8', '#e09a6a'), close(mio, 'resolute', { yaw: -0.4, size: 0.35 })], say: [{ text: 'じゃあ\n差出人を探そう', at: [0.16, 0.32], to: [0.4, 0.62] }] },
          ],
        },
        {
          alt: '夕焼けの雲の桟橋で、ミオとツバメが手紙の匂いを頼りに出発する。',
          focus: [0.5, 0.62],
          tiers: [{ h: 0.8, w: [1, 1.3], lean: 6 }, { h: 1.7, w: [1], bleed: true }],
          panels: [
            { draw: [fade('#f0a890', '#ffe0b8'), bust(postboy, 'talk', { yaw: -0.5 })], say: [{ text: '海の匂いが\nするな', at: [0.17, 0.34], to: [0.4, 0.58] }] },
            { draw: [fade('#f0a890', '#ffe0b8'), close(mio, 'surprised', { yaw: 0.5, size: 0.34 })], say: [{ text: '…知ってる\nこの匂い', at: [0.84, 0.34], shape: 'thought' }] },
            { frame: 0, draw: [fade('#4a4a9a', '#c87aa8', '#ffb088', '#ffe6b0'), moon([0.7, 0.4], 0.14, '#fff6d0'), stars(40, { below: 0.35 }), clouds(0.7, 0.28, 5, '#ffe0d0', '#d89ac0', 0), clouds(0.9, 0.3, 5, '#fff0e4', '#e0b0c8', 0), full(mio, 'calm', { at: [0.36, 0.5], size: 0.06, back: true, wind: 50 }), full(postboy, 'calm', { at: [0.5, 0.49], size: 0.062, back: true }), petals(16, '#fff0d0')], say: [{ text: 'うちの灯台の\n油の匂いだ', at: [0.14, 0.36], shape: 'bare', size: 40 }] },
          ],
        },
      ],
    },
    {
      title: '差出人の灯',
      hoursAgo: 2,
      startPosition: 'LATTER',
      afterword: 'ゲンさんの若いころは、ひげがありませんでした。次回は最終配達です。',
      pages: [
        {
          alt: '嵐の夜の回想。若い灯台守が手紙を書いている。',
          focus: [0.5, 0.34],
          tiers: [{ h: 1.6, w: [1], bleed: true }, { h: 1, w: [1, 1], lean: 5 }],
          panels: [
            { frame: 0, draw: [fade('#10182e', '#2a3a5a', '#4a5a7a'), clouds(0.4, 0.4, 4, '#4a5878', '#2a3454', 0), tower([0.7, 0.8], 0.62, true), sea(0.7, '#2a3f6a', '#0f1a34', '#9ab0d8', 0), bigWavesNight, rainOver], say: [{ text: '三十年前\n嵐の夜', at: [0.87, 0.2], shape: 'box' }] },
            { draw: [room({ night: true, wall: '#a88a68', floor: '#6a4a30' }), bust(young, 'sad', { yaw: -0.5 })], say: [{ text: '船が一艘\n戻らなかった', at: [0.16, 0.32], shape: 'box' }] },
            { draw: [glow([0.5, 0.5], 0.6, '#ffe0a0', '#6a4a58'), close(young, 'cry', { yaw: 0.4, size: 0.34 })], say: [{ text: '灯が、一分\n消えていた', at: [0.83, 0.3], shape: 'thought' }] },
          ],
        },
        {
          alt: 'ゲンさんが差出人だったと知るミオ。',
          tiers: [{ h: 1, w: [1.2, 1], lean: -4 }, { h: 1, w: [1] }, { h: 1, w: [1, 1.2], lean: 4 }],
          panels: [
            { draw: [room({ night: true, wall: '#d8b890', floor: '#8a5f3c' }), bust(mio, 'talk', { yaw: -0.5 }), put([0.8, 0.76], 0.14, (p) => drawLetter(p), 8)], say: [{ text: 'この手紙\nゲンさんのだよね', at: [0.16, 0.36], to: [0.4, 0.58] }] },
            { draw: [room({ night: true, wall: '#cfae88', shelf: false }), bust(keeper, 'surprised', { yaw: 0.4, at: [0.44, 0.48], size: 0.23 })] },
            { draw: [fade('#2b3f86', '#7a79b8', '#e9b7a8'), stars(50), actor(keeper, 'sad', { at: [0.7, 0.44], size: 0.2, yaw: -0.6 }), actor(mio, 'sad', { at: [0.28, 0.5], size: 0.19, yaw: 0.6 })], say: [{ text: 'あて先が\n書けなかった', at: [0.87, 0.34], shape: 'soft', to: [0.76, 0.4] }, { text: '海に沈んだ\n友だちに', at: [0.5, 0.3], shape: 'soft' }] },
            { draw: [fade('#2b3f86', '#b79cc8'), bust(postboy, 'gentle', { yaw: -0.4 })], say: [{ text: '空の局なら\n届きますよ', at: [0.17, 0.32], to: [0.4, 0.58] }] },
            { draw: [glow([0.5, 0.5], 0.6, '#fff0c8', '#8a7ac0'), close(keeper, 'cry', { yaw: 0.4, size: 0.33 })], say: [{ text: '…ほんとうか', at: [0.84, 0.3], shape: 'soft' }] },
          ],
        },
        {
          alt: '灯台の光の中へ手紙が昇っていく。',
          focus: [0.5, 0.5],
          tiers: [{ h: 1.9, w: [1], bleed: true }, { h: 0.8, w: [1] }],
          panels: [
            { frame: 0, draw: [fade('#0d1745', '#274690', '#8d8cc8', '#ffcfa4'), stars(200, { band: true }), tower([0.5, 1.02], 0.8, true), halo([0.5, 0.28], 0.7, '#fff2b0', 0.7), ...Array.from({ length: 9 }, (_, i) => put([0.5 + Math.sin(i * 1.1) * 0.22, 0.9 - i * 0.1], 0.04 + i * 0.003, (p) => drawLetter(p), i * 23 - 40)), put([0.76, 0.16], 0.07, (p) => drawWhale(p, '#6a88d6', '#e3ebff', '#26336e'), -16), sparkles(24, '#fff6c8', 0)], say: [{ text: '届け', at: [0.13, 0.3], shape: 'bare', size: 60 }] },
            { draw: [glow([0.5, 0.6], 0.6, '#ffe6b4', '#5a6ab0'), actor(mio, 'smile', { at: [0.3, 0.5], size: 0.24, yaw: 0.5 }), actor(keeper, 'gentle', { at: [0.54, 0.44], size: 0.23, yaw: 0.1 }), actor(postboy, 'smile', { at: [0.78, 0.5], size: 0.23, yaw: -0.5 })] },
          ],
        },
      ],
    },
    {
      title: '夜明けの返信',
      status: 'SCHEDULED',
      hoursAgo: -52,
      startPosition: 'LATTER',
      afterword: 'ここまで読んでくださったみなさまに、星くずをひとつかみ。',
      pages: [
        {
          alt: '夜明けの海に、返事の手紙が一通落ちてくる。',
          focus: [0.5, 0.4],
          tiers: [{ h: 1.8, w: [1], bleed: true }, { h: 0.8, w: [1, 1], lean: 5 }],
          panels: [
            { frame: 0, draw: [fade('#f8b8a0', '#ffe0b0', '#fff4d8'), moon([0.5, 0.62], 0.16, '#fff8e0'), clouds(0.5, 0.2, 4, '#ffffff', '#f4c8b8', 0), sea(0.66, '#f0b8a0', '#5a86b8', '#fff8e0', 0), tower([0.84, 0.8], 0.42, false), put([0.42, 0.4], 0.1, (p) => drawLetter(p), -16), sparkles(14, '#ffffff', 0)], say: [{ text: '朝いちばんの\n配達です', at: [0.87, 0.2], shape: 'box' }] },
            { draw: [fade('#ffe0b0', '#fff4d8'), bust(keeper, 'surprised', { yaw: -0.4, size: 0.23 })] },
            { draw: [fade('#ffe0b0', '#fff4d8'), bust(mio, 'laugh', { yaw: 0.4 })], say: [{ text: '返事だ', at: [0.82, 0.3], shape: 'shout', size: 38 }] },
          ],
        },
        {
          alt: '灯台の前の三人と、空へ帰る鯨。',
          focus: [0.5, 0.5],
          tiers: [{ h: 1, w: [1], bleed: true }],
          panels: [
            { frame: 0, draw: [fade('#8fc4e8', '#d8ecf4', '#fff0d0'), clouds(0.6, 0.26, 5, '#ffffff', '#d0e0ee', 0), put([0.4, 0.26], 0.1, (p) => drawWhale(p, '#6a9ad6', '#eef4ff', '#3a5a8a'), -12), sea(0.7, '#6aa8d0', '#2f6fa8', '#ffffff', 0), ridges(0.86, 0.08, ['#7ab07a', '#5a9060'], false, 2), tower([0.8, 0.86], 0.5, false), full(mio, 'laugh', { at: [0.3, 0.6], size: 0.05, pose: 'wave', yaw: -0.2 }), full(keeper, 'laugh', { at: [0.46, 0.57], size: 0.05, pose: 'hips', yaw: 0 }), full(postboy, 'smile', { at: [0.62, 0.6], size: 0.05, pose: 'wave', yaw: 0.2 })], say: [{ text: 'また来年、配達日に', at: [0.88, 0.24], shape: 'bare', size: 40 }] },
          ],
        },
      ],
    },
    {
      title: '番外編 ツバメの休日（下描き）',
      status: 'DRAFT',
      afterword: '',
      pages: [
        {
          alt: '休日のツバメの下描き。',
          tiers: [{ h: 1, w: [1] }, { h: 1, w: [1, 1] }],
          panels: [
            { draw: [fade('#d8ecf4', '#fff8ec'), full(postboy, 'sleepy', { at: [0.5, 0.3], size: 0.1, pose: 'relax' })], say: [{ text: 'ここに何か\n入れる', at: [0.84, 0.3], shape: 'box' }] },
            { draw: [fade('#ffffff', '#ffffff')] },
            { draw: [fade('#ffffff', '#ffffff'), bust(postboy, 'smile', { yaw: 0.4 })] },
          ],
        },
      ],
    },
  ],
};
