import * as k from './kit.ts';
import type { Character, Painter, WorkScript, WorkStyle } from './kit.ts';

export const kanna: Character = {
  name: 'カンナ', build: 'teen', hair: 'pony', hairPaint: '#d8402c', skin: '#f9dcc0', eyes: 'shonen', eyePaint: '#c9861a',
  outfit: 'track', cloth: ['#2a2c38', '#2a2c38', '#ffd23e'], extras: ['goggles', 'plaster'],
};
const chrome: Character = {
  name: 'クロム', build: 'man', hair: 'spiky', hairPaint: '#e8e6ea', skin: '#f3d2b4', eyes: 'shonen', eyePaint: '#7a8aa0',
  outfit: 'coat', cloth: ['#1a171d', '#22202a', '#b8b8c0'],
};
const boss: Character = {
  name: '所長', build: 'man', hair: 'bald', hairPaint: '#3a3030', skin: '#eec8a0', eyes: 'plain', eyePaint: '#444444',
  outfit: 'suit', cloth: ['#8a8478', '#555555', '#3a3a3a'], extras: ['glasses', 'wrinkles'],
};

export const shonenStyle: WorkStyle = {
  medium: k.shonenInk,
  voice: { font: 'antique', size: 30, vertical: true, line: '#000000' },
  margin: 46, gutter: 12, gap: 22, frame: 5, rightToLeft: true,
};

const roofs = (horizon = 0.62): Painter[] => [k.fade('#d6dde4', '#ffffff'), k.clouds(horizon - 0.06, 0.3, 3, '#ffffff', '#c8ccd4', 2), k.town(horizon, ['#b9bcc4', '#8f939c', '#5a5d68'], false, 1.5)];
const dusk: Painter[] = [k.fade('#2a2a34', '#8a8a92', '#f4f4f4'), k.town(0.62, ['#6a6a74', '#3a3a44', '#141418'], true, 1.6)];
const box = (size: number, at: readonly [number, number], turn = 0): Painter => k.put(at, size, (p) => {
  p.box([[-50, -34], [10, -50], [56, -30], [56, 30], [-4, 52], [-50, 30]], '#c9b48a', p.px(4));
  p.wire([[-50, -34], [-4, -14], [56, -30]], p.px(3));
  p.wire([[-4, -14], [-4, 52]], p.px(3));
  p.poly([[-24, -42], [-12, -45], [32, -24], [20, -20]], '#d8402c');
}, turn);

export const kannaWork: WorkScript = {
  key: 'gale-kanna',
  title: '疾風配達カンナ',
  description: '屋根の上だけを走る配達屋、ハヤテ便。道がないなら跳べばいい。新人配達員カンナは、街でいちばん速い男クロムに勝負を挑む。荷物は卵、制限時間は七分。',
  tags: ['バトル', 'コメディ・ギャグ', 'SF'],
  style: shonenStyle,
  fame: 0.95,
  cover: {
    alt: '赤い髪をなびかせ、屋根の上を全速力で走る配達員カンナ。',
    medium: k.boldColour,
    focus: [0.52, 0.45],
    draw: [
      k.fade('#ff5a2e', '#ff9a3a', '#ffd866'),
      k.focusLines([0.5, 0.42], [0.3, 0.26], '#fff0b8', 70),
      k.focusLines([0.5, 0.42], [0.42, 0.36], '#d2321e', 50),
      k.town(0.8, ['#a8342c', '#6e1f2c', '#38141f'], true, 1.1),
      k.actor(kanna, 'shout', { at: [0.56, 0.38], size: 0.115, yaw: 0.6, pose: 'dash', wind: -90 }),
      box(0.12, [0.2, 0.44], -14),
      k.speedLines(-12, 34, '#fff6d8'),
      k.letters('疾風配達', { at: [0.5, 0.1], size: 190, font: 'sharp', fill: '#ffffff', outline: '#1a0a10', outlineWidth: 34, skew: -10, turn: -4, outer: '#ffd23e', outerWidth: 18 }),
      k.letters('カンナ', { at: [0.6, 0.87], size: 260, font: 'sharp', fill: '#ffd23e', outline: '#1a0a10', outlineWidth: 40, skew: -10, turn: -6, outer: '#ffffff', outerWidth: 16 }),
      k.letters('鋼田レイジ', { at: [0.84, 0.2], size: 38, font: 'heavy', fill: '#ffffff', outline: '#1a0a10', outlineWidth: 12 }),
    ],
  },
  episodes: [
    {
      title: '道がないなら跳べ',
      hoursAgo: 24 * 9,
      startPosition: 'LATTER',
      afterword: '見開きを描くためにこの漫画を始めました。次は卵が割れるかもしれません。',
      pages: [
        {
          alt: '高層ビルの屋上をカンナが跳ぶ。',
          focus: [0.5, 0.34],
          tiers: [{ h: 2, w: [1], bleed: true, slope: -50 }, { h: 1, w: [1, 1.3], lean: 10 }],
          panels: [
            { draw: [...roofs(0.74), k.focusLines([0.5, 0.4], [0.34, 0.3]), k.actor(kanna, 'resolute', { at: [0.52, 0.3], size: 0.088, yaw: 0.6, pose: 'jump', wind: -60 }), box(0.1, [0.32, 0.3], -20)], say: [{ text: 'この街で\nいちばん速い道は', at: [0.88, 0.22], shape: 'black' }, { text: '屋根の上だ', at: [0.14, 0.62], shape: 'black', size: 40 }], sounds: [{ text: 'ダンッ', at: [0.8, 0.8], size: 170, turn: -14 }] },
            { draw: [k.plain('#ffffff'), k.speedLines(0, 50), k.close(kanna, 'smug', { yaw: 0.6, size: 0.36 })], say: [{ text: '配達、あと三分', at: [0.14, 0.36], to: [0.4, 0.66] }] },
            { draw: [...roofs(0.5), k.speedLines(16, 36), k.full(kanna, 'shout', { at: [0.44, 0.24], size: 0.12, pose: 'run', yaw: 0.6, wind: -50 })], sounds: [{ text: 'ダダダダ', at: [0.54, 0.86], size: 92, turn: -6 }] },
          ],
        },
        {
          alt: 'ビルの谷間を前に、無線の所長が止めるがカンナは跳ぶ。',
          tiers: [{ h: 1, w: [1, 1.2], lean: -8, slope: 40 }, { h: 1.2, w: [1.3, 1], lean: 9, slope: -30 }, { h: 0.9, w: [1] }],
          panels: [
            { draw: [...dusk, k.bust(kanna, 'talk', { yaw: -0.6, at: [0.5, 0.5] })], say: [{ text: '所長\n橋が落ちてます', at: [0.16, 0.3], to: [0.4, 0.6] }] },
            { draw: [k.plain('#d6d6da'), k.bust(boss, 'angry', { yaw: 0.4, at: [0.42, 0.5] })], say: [{ text: '引き返せ\n卵だぞ、卵', at: [0.83, 0.36], shape: 'radio', to: [0.6, 0.56] }] },
            { draw: [k.plain('#ffffff'), k.focusLines([0.5, 0.5], [0.3, 0.34]), k.close(kanna, 'resolute', { yaw: 0.5, size: 0.36 })], say: [{ text: '道がないなら', at: [0.86, 0.3], size: 36 }] },
            { draw: [k.plain('#000000'), k.speedLines(-70, 60, '#ffffff'), k.full(kanna, 'resolute', { at: [0.5, 0.3], size: 0.1, pose: 'crouch', yaw: 0.6, rim: '#ffffff' })], say: [] },
            { draw: [k.flash([0.5, 0.5], 0.7), k.actor(kanna, 'shout', { at: [0.5, 0.44], size: 0.22, yaw: 0.6, pose: 'punch', wind: -60 })], say: [{ text: '跳べばいい', at: [0.86, 0.46], shape: 'shout', to: [0.6, 0.5], size: 46 }], sounds: [{ text: 'バッ', at: [0.14, 0.5], size: 170 }] },
          ],
        },
        {
          alt: '見開き。夕日を背に、カンナがビルとビルのあいだを跳び越える。',
          wide: true,
          focus: [0.5, 0.45],
          panels: [
            {
              frame: 0,
              draw: [
                k.fade('#8a8a94', '#e6e6ea', '#ffffff'), k.moon([0.5, 0.42], 0.3, '#ffffff'), k.clouds(0.5, 0.2, 6, '#ffffff', '#b9bcc6', 2.4), k.focusLines([0.5, 0.42], [0.3, 0.36], '#000000', 150),
                ({ pen }) => {
                  pen.box([[-20, 760], [520, 700], [560, 1440], [-20, 1440]], '#3c3c46', 6);
                  pen.box([[1500, 640], [2020, 720], [2020, 1440], [1460, 1440]], '#24242c', 6);
                  for (let i = 0; i < 5; i++) for (let j = 0; j < 5; j++) {
                    pen.rect(40 + i * 96, 800 + j * 120 - i * 10, 60, 70, (i + j) % 3 ? '#16161c' : '#ffffff');
                    pen.rect(1540 + i * 96, 760 + j * 120 + i * 14, 56, 70, (i * j) % 3 ? '#0c0c10' : '#ffffff');
                  }
                },
                k.actor(kanna, 'shout', { at: [0.5, 0.3], size: 0.115, yaw: 0.6, wind: -110, pose: { lean: 16, arms: [[-112, -140], [98, 70]], legs: [[-64, -120], [70, 96]], hands: ['open', 'fist'], tilt: -10 } }),
                box(0.14, [0.62, 0.5], 20),
              ],
              say: [{ text: 'ハヤテ便に', at: [0.9, 0.2], shape: 'shout', size: 52 }, { text: '行けない場所は\nない', at: [0.1, 0.3], shape: 'shout', size: 56 }],
              sounds: [{ text: 'ドオオオッ', at: [0.5, 0.86], size: 250, turn: -5, fill: '#ffffff', outline: '#000000' }],
            },
          ],
        },
        {
          alt: '着地したカンナの前に、黒いコートの男クロムが立つ。',
          focus: [0.5, 0.62],
          tiers: [{ h: 0.8, w: [1, 1, 1], lean: [8, -8] }, { h: 1.5, w: [1], slope: 0 }],
          panels: [
            { draw: [k.plain('#ffffff'), k.speedLines(80, 40), k.put([0.5, 0.6], 0.3, (p) => { p.shape([[-80, -10], [60, -30], [90, 10], [70, 30], [-80, 30]], '#2a2c38', p.px(5)); })], sounds: [{ text: 'ズザッ', at: [0.5, 0.3], size: 84 }] },
            { draw: [...roofs(), k.bust(kanna, 'smile', { yaw: -0.5, size: 0.26 })], say: [{ text: '余裕、余裕', at: [0.2, 0.26], to: [0.4, 0.6] }] },
            { draw: [k.plain('#000000'), k.close(kanna, 'surprised', { yaw: 0.4, size: 0.36 })], say: [{ text: '…だれ？', at: [0.2, 0.24], shape: 'soft' }] },
            { draw: [...dusk, k.focusLines([0.42, 0.4], [0.3, 0.4]), k.actor(chrome, 'smug', { at: [0.42, 0.26], size: 0.1, yaw: -0.5, pose: 'hips', wind: -60, rim: '#ffffff' }), k.actor(kanna, 'angry', { at: [0.9, 0.66], size: 0.14, back: true, wind: -40 })], say: [{ text: '遅いな、新人', at: [0.74, 0.26], to: [0.52, 0.3], size: 34 }, { text: '三分？\nおれなら一分だ', at: [0.12, 0.28], to: [0.32, 0.28] }], sounds: [{ text: 'ゴゴゴ', at: [0.2, 0.86], size: 150, fill: '#ffffff', outline: '#000000' }] },
          ],
        },
        {
          alt: 'カンナとクロム、卵の配達勝負が始まる。',
          focus: [0.5, 0.75],
          tiers: [{ h: 1, w: [1, 1], lean: 12, slope: -40 }, { h: 1, w: [1, 1.2, 1], lean: [-7, 7], slope: 30 }, { h: 1.3, w: [1], bleed: true }],
          panels: [
            { draw: [k.plain('#ffffff'), k.focusLines([0.5, 0.5], [0.34, 0.36]), k.close(chrome, 'smug', { yaw: -0.5, size: 0.36 })], say: [{ text: '街の西端まで', at: [0.18, 0.26], to: [0.4, 0.66] }] },
            { draw: [k.plain('#000000'), k.close(kanna, 'angry', { yaw: 0.5, size: 0.36 })], say: [{ text: '七分。受けた', at: [0.84, 0.3], shape: 'shout', to: [0.6, 0.62] }] },
            { draw: [k.plain('#d6d6da'), box(0.5, [0.5, 0.54])], say: [{ text: '卵、十二個', at: [0.2, 0.24], shape: 'box' }] },
            { draw: [k.plain('#ffffff'), k.bust(boss, 'shocked', { yaw: 0, size: 0.28 }), k.gloom(20)], say: [{ text: '割るなよ', at: [0.2, 0.28], shape: 'radio' }] },
            { draw: [k.plain('#ffffff'), k.speedLines(0, 40), k.close(kanna, 'resolute', { yaw: -0.4, size: 0.38 })] },
            { frame: 0, draw: [...roofs(0.66), k.speedLines(-8, 90), k.actor(chrome, 'resolute', { at: [0.66, 0.24], size: 0.1, yaw: 0.6, pose: 'dash', wind: -80 }), k.actor(kanna, 'shout', { at: [0.36, 0.36], size: 0.11, yaw: 0.6, pose: 'run', wind: -90 })], sounds: [{ text: 'ドンッ', at: [0.3, 0.82], size: 190, turn: -10 }], say: [{ text: '勝負だ', at: [0.88, 0.72], shape: 'shout', size: 54 }] },
          ],
        },
      ],
    },
    {
      title: '七分間の卵',
      hoursAgo: 3,
      startPosition: 'FORMER',
      afterword: '卵は無事です。取材で本当に卵を持って走りました。二個割れました。',
      pages: [
        {
          alt: '屋根を並んで駆ける二人。クロムが壁を走り抜ける。',
          focus: [0.5, 0.3],
          tiers: [{ h: 1.5, w: [1], bleed: true, slope: 50 }, { h: 1, w: [1.2, 1], lean: -10 }],
          panels: [
            { frame: 5, draw: [k.plain('#ffffff'), k.speedLines(-14, 110), k.town(0.8, ['#8f939c', '#3a3d48'], false, 1.2), k.actor(chrome, 'smug', { at: [0.62, 0.26], size: 0.105, yaw: 0.6, pose: 'dash', wind: -90 }), k.actor(kanna, 'shout', { at: [0.26, 0.36], size: 0.12, yaw: 0.6, pose: 'dash', wind: -90 })], say: [{ text: 'ついてこれるか', at: [0.9, 0.3], to: [0.7, 0.28] }], sounds: [{ text: 'ギュンッ', at: [0.4, 0.8], size: 190 }] },
            { draw: [k.plain('#000000'), k.speedLines(-60, 60, '#ffffff'), k.full(chrome, 'resolute', { at: [0.5, 0.24], size: 0.1, pose: 'run', yaw: -0.6, turn: -34, wind: 60, rim: '#ffffff' })], sounds: [{ text: 'タタタ', at: [0.2, 0.7], size: 84, fill: '#ffffff', outline: '#000000' }] },
            { draw: [k.plain('#ffffff'), k.close(kanna, 'surprised', { yaw: -0.5, size: 0.36 }), k.focusLines([0.5, 0.5], [0.4, 0.4])], say: [{ text: '壁を…\n走ってる', at: [0.2, 0.3], shape: 'soft', to: [0.4, 0.6] }] },
          ],
        },
        {
          alt: 'カンナは洗濯物のロープを滑り降りる。',
          tiers: [{ h: 0.9, w: [1, 1.3], lean: 9, slope: -30 }, { h: 1.6, w: [1], slope: 0 }, { h: 0.8, w: [1, 1], lean: -8 }],
          panels: [
            { draw: [...roofs(0.6), k.bust(kanna, 'angry', { yaw: 0.5 })], say: [{ text: 'まっすぐは\n勝てない', at: [0.82, 0.36], shape: 'thought', to: [0.6, 0.5] }] },
            { draw: [k.fade('#d6dde4', '#ffffff'), ({ pen, box: b }) => {
              pen.bend([[b.x, b.y + b.h * 0.2], [b.x + b.w * 0.5, b.y + b.h * 0.36], [b.x + b.w, b.y + b.h * 0.3]], 4);
              for (let i = 0; i < 6; i++) pen.shape([[b.x + b.w * (0.08 + i * 0.15), b.y + b.h * 0.3, 1], [b.x + b.w * (0.18 + i * 0.15), b.y + b.h * 0.33, 1], [b.x + b.w * (0.18 + i * 0.15), b.y + b.h * 0.66], [b.x + b.w * (0.09 + i * 0.15), b.y + b.h * 0.62]], i % 2 ? '#ffffff' : '#b0b4bc', 3);
            }], say: [{ text: 'あれだ', at: [0.14, 0.8], shape: 'bare', size: 38 }] },
            { draw: [k.plain('#ffffff'), k.speedLines(24, 110), ({ pen, box: b }) => pen.wire([[b.x, b.y], [b.x + b.w, b.y + b.h * 0.5]], 6), k.actor(kanna, 'shout', { at: [0.5, 0.44], size: 0.13, yaw: 0.6, wind: -90, pose: { lean: 14, arms: [[-16, 30], [150, 168]], legs: [[-40, -30], [-12, -44]], hands: ['fist', 'fist'], tilt: -6 } }), box(0.13, [0.34, 0.66], 10)], sounds: [{ text: 'シャアアアッ', at: [0.44, 0.88], size: 130, turn: 8 }], say: [{ text: '借りまーす', at: [0.88, 0.62], shape: 'shout', to: [0.6, 0.5], size: 40 }] },
            { draw: [k.plain('#d6d6da'), k.bust(boss, 'shocked', { yaw: -0.3 })], say: [{ text: '弁償はうちか', at: [0.18, 0.36], shape: 'radio' }] },
            { draw: [k.plain('#000000'), k.close(chrome, 'surprised', { yaw: -0.5, size: 0.38 })], say: [{ text: '下から？', at: [0.84, 0.3], shape: 'soft' }] },
          ],
        },
        {
          alt: '突風に卵の箱が宙を舞う。',
          tiers: [{ h: 1.4, w: [1], bleed: true }, { h: 1, w: [1, 1, 1], lean: [9, -9], slope: 0 }],
          panels: [
            { frame: 0, draw: [k.flash([0.5, 0.46], 0.5), box(0.26, [0.5, 0.46], 24)], sounds: [{ text: 'ビュオッ', at: [0.24, 0.2], size: 180, fill: '#ffffff', outline: '#000000' }] },
            { draw: [k.plain('#ffffff'), k.close(kanna, 'shocked', { yaw: 0.3, size: 0.36 }), k.focusLines()], say: [{ text: '卵が', at: [0.2, 0.22], shape: 'shout', size: 38 }] },
            { draw: [k.plain('#ffffff'), k.close(chrome, 'shocked', { yaw: -0.3, size: 0.36 }), k.focusLines()] },
            { draw: [...roofs(0.7), box(0.2, [0.3, 0.3], 30), k.put([0.66, 0.72], 0.3, (p) => { p.tube([[80, 80], [20, 20], [-30, -40]], [60, 54, 46], '#2a2c38', p.px(5)); p.circle(-44, -54, 26, '#f9dcc0', p.px(5)); })], sounds: [{ text: 'とどけ', at: [0.3, 0.84], size: 64 }] },
          ],
        },
        {
          alt: 'クロムがカンナの手をつかみ、カンナが箱をつかむ。',
          focus: [0.5, 0.4],
          tiers: [{ h: 1.7, w: [1] , slope: -30 }, { h: 1, w: [1, 1.2], lean: 8 }],
          panels: [
            { draw: [...roofs(0.84), k.focusLines([0.5, 0.45], [0.36, 0.36]), k.actor(chrome, 'shout', { at: [0.24, 0.26], size: 0.1, yaw: 0.6, wind: -40, pose: { lean: 20, arms: [[-50, -70], [70, 88]], legs: [[-30, -10], [30, 0]], hands: ['fist', 'fist'] } }), k.actor(kanna, 'resolute', { at: [0.7, 0.5], size: 0.11, yaw: 0.6, wind: 60, pose: { lean: -30, arms: [[-96, -112], [120, 110]], legs: [[-30, -60], [16, -30]], hands: ['fist', 'open'] } }), box(0.12, [0.88, 0.3], 18)], sounds: [{ text: 'ガシッ', at: [0.46, 0.16], size: 170 }] },
            { draw: [k.plain('#ffffff'), k.bust(kanna, 'surprised', { yaw: -0.6 })], say: [{ text: 'なんで…\n勝負でしょ', at: [0.16, 0.32], to: [0.4, 0.6] }] },
            { draw: [k.plain('#b8bac2'), k.bust(chrome, 'smile', { yaw: 0.5, at: [0.4, 0.48] })], say: [{ text: '荷物は\n届けるものだ', at: [0.8, 0.34], to: [0.58, 0.6], size: 32 }] },
          ],
        },
        {
          alt: '六分五十九秒。二人で卵を届ける。',
          focus: [0.5, 0.3],
          tiers: [{ h: 1.4, w: [1], bleed: true }, { h: 1, w: [1, 1.2], lean: -8 }],
          panels: [
            { frame: 0, draw: [k.fade('#e6e6ea', '#ffffff'), k.clouds(0.5, 0.34, 3, '#ffffff', '#c8ccd4', 2), k.moon([0.5, 0.6], 0.26, '#ffffff'), k.town(0.7, ['#8f939c', '#3a3d48', '#101016'], false, 1.3), k.full(kanna, 'laugh', { at: [0.36, 0.36], size: 0.08, pose: 'cheer', yaw: 0.4, wind: 40 }), k.full(chrome, 'smile', { at: [0.62, 0.34], size: 0.08, yaw: -0.4, pose: 'relax', wind: 40 })], say: [{ text: '六分\n五十九秒', at: [0.86, 0.3], shape: 'box', size: 38 }] },
            { draw: [k.plain('#ffffff'), k.put([0.5, 0.52], 0.36, (p) => { for (const [x, y] of [[-60, 10], [0, 20], [60, 10], [-30, -30], [30, -30]] as const) p.oval(x, y, 30, 38, '#ffffff', p.px(4)); })], say: [{ text: '十二個\n全部無事', at: [0.16, 0.26], shape: 'box' }] },
            { draw: [k.plain('#000000'), k.focusLines([0.5, 0.5], [0.4, 0.4], '#ffffff', 60), k.bust(kanna, 'laugh', { yaw: 0.4 })], say: [{ text: '次は\n勝つからね', at: [0.84, 0.34], shape: 'shout', to: [0.6, 0.55], size: 38 }] },
          ],
        },
      ],
    },
  ],
};
