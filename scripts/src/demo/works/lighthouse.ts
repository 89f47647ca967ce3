import type { Character } from '../figures/Character.ts';
import { actor, bust, close, full } from '../figures/actors.ts';
import { bokeh, focusLines, sparkles } from '../layout/effects.ts';
import { letters } from '../layout/paintPage.ts';
import type { WorkStyle } from '../layout/paintPage.ts';
import type { WorkScript } from '../catalogue/scripts.ts';
import { softWatercolour } from '../print/mediums.ts';
import { drawWhale } from '../scenery/creatures.ts';
import { lighthouse as tower, room, town } from '../scenery/places.ts';
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

const style: WorkStyle = {
  medium: softWatercolour,
  voice: { font: 'antique', size: 25, vertical: true, line: '#33262a' },
  margin: 52, gutter: 16, gap: 26, frame: 2.6, rightToLeft: true,
};

const night = [fade('#131c48', '#2b3f86', '#7a79b8', '#e9b7a8'), stars(150, { band: true, below: 0.8 })];
const lantern = (pen: Parameters<typeof drawLantern>[0]): void => drawLantern(pen.at(0, 40, 1.15), '#ffe08a');
const letterInHand = (pen: Parameters<typeof drawLetter>[0]): void => drawLetter(pen.at(0, 70, 1.1, 8));

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
      put([0.32, 0.25], 0.095, (p) => drawWhale(p, '#5f7fd0', '#dfe8ff', '#26336e'), -14),
      put([0.86, 0.13], 0.028, (p) => drawWhale(p, '#8fa6e6', '#eef2ff', '#3a4a8a'), -20),
      sea(0.66, '#3d5fb0', '#1a2d66', '#ffe6b0', 0),
      tower([0.8, 0.72], 0.44, true),
      ridges(0.83, 0.1, ['#3d5a58', '#26403f'], false, 2.4),
      halo([0.27, 0.545], 0.34, '#ffe9a0', 0.95),
      actor(mio, 'smile', { at: [0.46, 0.6], size: 0.105, yaw: -0.55, pose: { lean: -4, arms: [[-62, -150], [14, -4]], legs: [[-6, 0], [8, 2]], hands: ['fist', 'rest'] }, wind: 46, holds: [lantern, null] }),
      sparkles(16, '#fff6c8', 0),
      letters('灯台守と\n星くず便', { at: [0.5, 0.105], size: 118, font: 'marker', fill: '#fffdf0', outline: '#1d2a66', outlineWidth: 20, step: 60 }),
      letters('春野こま', { at: [0.86, 0.965], size: 34, font: 'marker', fill: '#fffdf0', outline: '#1d2a66', outlineWidth: 8 }),
    ],
  },
  episodes: [
    {
      title: '第1話 年に一度の配達日',
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
            { draw: [room({ night: true, wall: '#cfae88', floor: '#7f5636', shelf: false }), bust(keeper, 'gentle', { at: [0.42, 0.44], yaw: 0.6, size: 0.22 })], say: [{ text: '今夜は朝まで\n点けておくさ', at: [0.84, 0.36], to: [0.55, 0.5] }, { text: '配達日だからな', at: [0.1, 0.66], to: [0.3, 0.62] }] },
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
            { draw: [room({ night: true, wall: '#cfae88', shelf: false }), bust(keeper, 'gentle', { yaw: 0.4, size: 0.27 })], say: [{ text: '探してやりなさい', at: [0.8, 0.3], to: [0.6, 0.5] }] },
            { draw: [glow([0.5, 0.5], 0.7, '#fff0c8', '#e09a6a'), close(mio, 'resolute', { yaw: 0.5, size: 0.36 })], say: [{ text: 'わたしが届ける', at: [0.2, 0.3], to: [0.4, 0.7] }] },
            { frame: 0, draw: [fade('#0d1745', '#274690', '#8d8cc8', '#ffcfa4'), stars(220, { band: true }), put([0.42, 0.3], 0.11, (p) => drawWhale(p, '#6a88d6', '#e3ebff', '#26336e'), -10), clouds(0.78, 0.2, 5, '#e7dcf2', '#a9a6d6', 0), sea(0.8, '#3d5fb0', '#1a2d66', '#ffe6b0', 0), tower([0.86, 0.9], 0.5, true), full(mio, 'smile', { at: [0.34, 0.68], size: 0.048, back: true, wind: 40 }), full(postboy, 'smile', { at: [0.48, 0.67], size: 0.05, back: true })], say: [{ text: '空の郵便局まで\n連れていって', at: [0.12, 0.6], to: [0.3, 0.68] }, { text: '鯨に\n乗っていこう', at: [0.64, 0.58], to: [0.52, 0.66] }] },
          ],
        },
      ],
    },
  ],
};
void [bokeh, moon, town];
