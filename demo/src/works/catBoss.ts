import * as k from './kit.ts';
import type { CatCoat, CatMood, Character, PageScript, Painter, WorkScript, WorkStyle } from './kit.ts';

export const mikeCoat: CatCoat = { base: '#fff8ea', patch: '#e8913a', second: '#4a3a36' };
const kuroCoat: CatCoat = { base: '#4a4650', patch: '#3a3640', second: '#3a3640' };
const kittenCoat: CatCoat = { base: '#fff4dc', patch: '#f0c07a', second: '#f0c07a' };
const granny: Character = {
  name: 'ばあちゃん', build: 'chibi', hair: 'bun', hairPaint: '#d8d4d8', skin: '#fbdcc2', eyes: 'dot', eyePaint: '#443333',
  outfit: 'apron', cloth: ['#b9a0c8', '#fff2d8', '#a06a8a'], extras: ['glasses', 'wrinkles'],
};

const style: WorkStyle = {
  medium: k.chibiColour,
  voice: { font: 'pop', size: 27, vertical: true, line: '#3b221c' },
  margin: 58, gutter: 16, gap: 20, frame: 4, rightToLeft: true,
};

const cat = (mood: CatMood, at: readonly [number, number], size: number, options: Parameters<typeof k.drawCat>[3] = {}, coat = mikeCoat, flip = false): Painter =>
  k.put(at, size, (p) => k.drawCat(p, coat, mood, { scarf: coat === mikeCoat ? '#d8392f' : undefined, ...options } as Parameters<typeof k.drawCat>[3]), 0, flip);

const garden: Painter[] = [k.fade('#aee0f2', '#e9f8f0'), k.clouds(0.5, 0.3, 2, '#ffffff', '#d8ecf4', 0), k.ridges(0.78, 0.12, ['#9fd08a', '#7fbb6a'], false, 3)];
const porch: Painter[] = [k.fade('#fff1cf', '#ffe3b0'), ({ pen, box }) => {
  pen.box([[box.x - 9, box.y + box.h * 0.72], [box.x + box.w + 9, box.y + box.h * 0.72], [box.x + box.w + 9, box.y + box.h + 9], [box.x - 9, box.y + box.h + 9]], '#c98f54', 3);
  for (const f of [0.8, 0.88, 0.95]) pen.wire([[box.x, box.y + box.h * f], [box.x + box.w, box.y + box.h * f]], 2, '#a06c3a');
}];

/** A four-panel strip with its title on top. */
function fourPanels(title: string, alt: string, panels: PageScript['panels']): PageScript {
  return {
    alt,
    ground: '#fffaf0',
    focus: [0.5, 0.355],
    tiers: [{ h: 0.34, w: [1] }, { h: 1, w: [1] }, { h: 1, w: [1] }, { h: 1, w: [1] }, { h: 1, w: [1] }],
    panels: [{ frame: 0, draw: [k.plain('#fffaf0'), k.letters(title, { at: [0.5, 0.5], size: 54, font: 'pop', fill: '#d8392f', outline: '#ffffff', outlineWidth: 6 })] }, ...panels],
  };
}

export const catBoss: WorkScript = {
  key: 'cat-boss',
  title: '三毛番長の昼さがり',
  description: '商店街を仕切る三毛猫、その名も番長。抗争、縄張り、そして日なた。強面なのに一日の大半を寝て過ごす番長と、近所の猫たちの四コマ漫画。',
  tags: ['コメディ・ギャグ', '日常', 'カラー'],
  style,
  fame: 0.74,
  cover: {
    alt: '日の丸のような朝日を背に、赤いマフラーの三毛猫が胸を張る。',
    medium: k.chibiColour,
    focus: [0.5, 0.5],
    draw: [
      k.plain('#ffcf3f'),
      ({ pen, box }) => {
        for (let i = 0; i < 24; i++) {
          const a = (i / 24) * Math.PI * 2;
          const b = ((i + 0.5) / 24) * Math.PI * 2;
          pen.poly([[500, 760], [500 + Math.cos(a) * 1300, 760 + Math.sin(a) * 1300], [500 + Math.cos(b) * 1300, 760 + Math.sin(b) * 1300]], '#ffe27a');
        }
        pen.circle(500, 760, 380, '#f2583e', 0);
        void box;
      },
      k.ridges(0.93, 0.06, ['#6fb35a', '#539a4a'], false, 5),
      cat('calm', [0.16, 0.79], 0.062, {}, kuroCoat),
      cat('happy', [0.86, 0.81], 0.05, {}, kittenCoat, true),
      cat('proud', [0.5, 0.5], 0.165),
      k.petals(20, '#ffb3c0'),
      k.letters('三毛番長の', { at: [0.5, 0.095], size: 128, font: 'heavy', fill: '#d8261f', outline: '#fffdf4', outlineWidth: 20, outer: '#3b221c', outerWidth: 14, skew: -6 }),
      k.letters('昼さがり', { at: [0.56, 0.2], size: 108, font: 'pop', fill: '#3b221c', outline: '#fffdf4', outlineWidth: 20, skew: -6 }),
      k.letters('春野こま', { at: [0.15, 0.963], size: 34, font: 'pop', fill: '#3b221c', outline: '#fffdf4', outlineWidth: 8 }),
    ],
  },
  episodes: [
    {
      title: '番長の縄張り',
      hoursAgo: 24 * 110,
      afterword: '実家の三毛がモデルです。本人の許可は取っていません。',
      pages: [
        fourPanels('縄張り', '商店街の見回りに出る番長が、日なたで寝てしまう四コマ。', [
          { draw: [k.fade('#bfe6f7', '#fff3da'), k.town(0.62, ['#f0c98a', '#e8a86a'], false, 1.4), cat('proud', [0.34, 0.42], 0.2)], say: [{ text: 'おれが番長だ', at: [0.72, 0.36], to: [0.46, 0.44], size: 34 }] },
          { draw: [...garden, cat('angry', [0.3, 0.42], 0.2), cat('surprised', [0.76, 0.46], 0.16, {}, kuroCoat, true)], say: [{ text: 'この塀から\nこっちは', at: [0.52, 0.34], to: [0.4, 0.42] }] },
          { draw: [...porch, cat('calm', [0.3, 0.42], 0.2), k.halo([0.5, 0.9], 0.5, '#fffbe0', 0.9), cat('calm', [0.78, 0.46], 0.16, {}, kuroCoat, true)], say: [{ text: 'おれの…\nひなた…', at: [0.53, 0.36], to: [0.4, 0.44] }] },
          { draw: [...porch, k.halo([0.4, 0.7], 0.8, '#fffbe0', 0.9), cat('sleepy', [0.34, 0.46], 0.2), cat('sleepy', [0.66, 0.46], 0.18, {}, kuroCoat, true)], sounds: [{ text: 'すやあ', at: [0.84, 0.28], size: 64, font: 'pop', fill: '#d8392f' }] },
        ]),
        fourPanels('抗争', '隣町の猫との決闘が、ばあちゃんの一声で終わる四コマ。', [
          { draw: [k.fade('#f7b26a', '#ffe2a8'), k.ridges(0.8, 0.1, ['#b8743a'], false, 3), cat('angry', [0.26, 0.42], 0.19), cat('angry', [0.74, 0.42], 0.19, {}, kuroCoat, true)], say: [{ text: '決着を\nつけるか', at: [0.5, 0.36] }] },
          { draw: [k.flash([0.5, 0.5], 0.5, '#d8392f', '#ffe9a0'), cat('angry', [0.3, 0.5], 0.24), cat('angry', [0.7, 0.5], 0.24, {}, kuroCoat, true)], sounds: [{ text: 'ゴゴゴゴ', at: [0.5, 0.18], size: 84, fill: '#3b221c' }] },
          { draw: [...porch, k.full(granny, 'smile', { at: [0.4, 0.38], size: 0.2, yaw: 0.3, pose: 'offer' })], say: [{ text: 'ごはんよー', at: [0.76, 0.34], shape: 'shout', to: [0.55, 0.44], size: 34 }] },
          { draw: [...porch, cat('happy', [0.3, 0.44], 0.19), cat('happy', [0.6, 0.44], 0.19, {}, kuroCoat), k.put([0.44, 0.86], 0.12, (p) => k.drawBowl(p, '#4f8fb8', '#d99a55'))], say: [{ text: '引き分けだな', at: [0.84, 0.4], to: [0.7, 0.5] }] },
        ]),
      ],
    },
    {
      // Episodes need no title: pages say which one it is.
      title: '',
      hoursAgo: 24 * 96,
      salesInfo: { price: 300, pagesChargedFrom: 1, salesAppeal: '番長の奥義は、次のページで。' },
      afterword: '子猫は大きくなっても番長を番長と呼びます。',
      pages: [
        fourPanels('弟子入り', '子猫が番長に弟子入りを願い出る四コマ。', [
          { draw: [...garden, cat('proud', [0.3, 0.42], 0.2), cat('surprised', [0.72, 0.56], 0.13, {}, kittenCoat, true)], say: [{ text: '弟子にして\nください', at: [0.86, 0.36], to: [0.74, 0.5] }] },
          { draw: [k.plain('#fff1d6'), k.focusLines([0.4, 0.5], [0.34, 0.5], '#f0a040', 60), cat('proud', [0.4, 0.5], 0.25)], say: [{ text: '番長の道は\nけわしいぞ', at: [0.78, 0.42], to: [0.58, 0.5] }] },
          { draw: [...porch, k.halo([0.4, 0.7], 0.8, '#fffbe0', 0.9), cat('sleepy', [0.34, 0.46], 0.2), cat('surprised', [0.68, 0.58], 0.13, {}, kittenCoat, true)], say: [{ text: 'まずは\n寝る', at: [0.54, 0.24], to: [0.42, 0.4] }] },
          { draw: [...porch, k.halo([0.5, 0.7], 0.9, '#fffbe0', 0.9), cat('sleepy', [0.36, 0.46], 0.2), cat('sleepy', [0.6, 0.6], 0.12, {}, kittenCoat, true)], sounds: [{ text: '師弟', at: [0.85, 0.46], size: 80, font: 'heavy', fill: '#d8392f' }] },
        ]),
        fourPanels('必殺技', '子猫に必殺技を見せようとした番長が、のびをしてしまう四コマ。', [
          { draw: [...garden, cat('surprised', [0.7, 0.56], 0.13, {}, kittenCoat, true), cat('calm', [0.28, 0.42], 0.2)], say: [{ text: '必殺技を\n見せて', at: [0.86, 0.3], to: [0.74, 0.5] }] },
          { draw: [k.flash([0.4, 0.5], 0.55, '#3a4a8a', '#ffe9a0'), cat('angry', [0.4, 0.5], 0.25, { up: true })], say: [{ text: '三毛流\n奥義', at: [0.78, 0.4], shape: 'shout', size: 36 }] },
          { draw: [k.plain('#fff1d6'), k.sparkles(16, '#ffd84a', 0), cat('happy', [0.4, 0.52], 0.26, { up: true })], sounds: [{ text: 'ぐいーん', at: [0.78, 0.4], size: 76, font: 'pop', fill: '#f0a040' }] },
          { draw: [...garden, cat('calm', [0.3, 0.42], 0.2), cat('happy', [0.68, 0.56], 0.13, {}, kittenCoat, true)], say: [{ text: 'のびだ', at: [0.5, 0.26], to: [0.42, 0.44] }, { text: 'かっこいい', at: [0.87, 0.34], to: [0.76, 0.52] }] },
        ]),
      ],
    },
    {
      title: '番長、病院へ行く',
      hoursAgo: 9,
      salesInfo: { price: 200, pagesChargedFrom: 1, salesAppeal: '泣いたかどうかは、夕日が知っています。' },
      afterword: '注射のあと、番長は二日ほど番長でした。',
      pages: [
        fourPanels('注射', '動物病院で強がる番長の四コマ。', [
          { draw: [k.fade('#dff2f0', '#ffffff'), k.full(granny, 'smile', { at: [0.66, 0.36], size: 0.18, yaw: -0.4, pose: 'stand' }), cat('proud', [0.3, 0.44], 0.18)], say: [{ text: 'すぐ終わるからね', at: [0.87, 0.36], to: [0.76, 0.4] }] },
          { draw: [k.plain('#e6f4f2'), cat('proud', [0.42, 0.52], 0.27)], say: [{ text: '針の一本や\n二本', at: [0.8, 0.42], to: [0.6, 0.5] }] },
          { draw: [k.flash([0.5, 0.5], 0.5, '#3a4a8a', '#ffffff'), cat('surprised', [0.5, 0.54], 0.27)], sounds: [{ text: 'ちくっ', at: [0.2, 0.3], size: 90, font: 'pop', fill: '#d8392f' }] },
          { draw: [...porch, cat('sleepy', [0.36, 0.46], 0.2), cat('calm', [0.7, 0.58], 0.12, {}, kittenCoat, true)], say: [{ text: '番長…\n泣いた？', at: [0.87, 0.34], to: [0.74, 0.52] }, { text: '汗だ', at: [0.56, 0.24], to: [0.46, 0.42] }] },
        ]),
        fourPanels('縄張り、その後', '夕日の塀の上で番長と子猫が並ぶ四コマ。', [
          { draw: [k.fade('#ff9a5a', '#ffe0a0'), k.moon([0.75, 0.5], 0.24, '#fff0b0'), k.town(0.7, ['#8a5a6a', '#6a4458'], true, 1.3), cat('proud', [0.3, 0.42], 0.19)], say: [{ text: '今日も町は\n平和だ', at: [0.52, 0.36], to: [0.4, 0.42] }] },
          { draw: [k.fade('#ff9a5a', '#ffe0a0'), cat('calm', [0.36, 0.46], 0.2), cat('happy', [0.64, 0.58], 0.13, {}, kittenCoat, true)], say: [{ text: '番長の\nおかげです', at: [0.86, 0.36], to: [0.7, 0.54] }] },
          { draw: [k.plain('#ffd9a0'), cat('happy', [0.42, 0.52], 0.27), k.bokeh(10, '#ffffff', 0.6)] },
          { draw: [k.fade('#4a3a7a', '#e88a6a'), k.stars(40, { below: 0.6 }), k.town(0.72, ['#3a2a4a'], true, 1.2), cat('sleepy', [0.4, 0.48], 0.18), cat('sleepy', [0.6, 0.6], 0.12, {}, kittenCoat, true)], sounds: [{ text: 'すやあ', at: [0.82, 0.32], size: 60, font: 'pop', fill: '#ffe27a' }] },
        ]),
      ],
    },
  ],
};
