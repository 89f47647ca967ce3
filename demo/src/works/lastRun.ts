import * as k from './kit.ts';
import { shonenStyle } from './kanna.ts';
import type { Character, Painter, Pen, WorkScript } from './kit.ts';

const riku: Character = {
  name: 'リク', build: 'teen', hair: 'short', hairPaint: '#2a2228', skin: '#f4cfa8', eyes: 'shonen', eyePaint: '#6a4426',
  outfit: 'shirt', cloth: ['#ffffff', '#3a4258', '#4a8ac8'], extras: ['freckles'],
};
const brother: Character = {
  name: '兄', build: 'man', hair: 'swept', hairPaint: '#4a3a34', skin: '#f4cfa8', eyes: 'plain', eyePaint: '#4a3a30',
  outfit: 'hoodie', cloth: ['#6a8a6a', '#4a4a55', '#c8a44a'],
};

const ridePose = { lean: 40, arms: [[40, 66], [50, 70]], legs: [[58, -30], [24, -50]], hands: ['fist', 'fist'], tilt: -30, behind: [true, false] } as const;
/** Riku on his bicycle; 100 units to the head's radius. */
function rider(pen: Pen): void {
  k.actor(riku, 'shout', { at: [0, 0], size: 1, yaw: 0.6, pose: ridePose })({ pen, box: { x: 0, y: 0, w: 100, h: 100 } });
}
const onBike = (at: readonly [number, number], size: number, degrees: number, paint = '#d23a2a'): Painter => k.put(at, size, (p) => {
  k.drawBicycle(p.at(-120, 800, 4.2), paint);
  rider(p);
}, degrees);

const coast: Painter[] = [k.fade('#e4ecf2', '#ffffff'), k.clouds(0.46, 0.26, 3, '#ffffff', '#cfd6de', 2), k.sea(0.5, '#c4d0da', '#98a6b4', '#ffffff', 2), k.town(0.72, ['#d0d2d6', '#a4a8b0'], false, 1.1)];

export const lastRun: WorkScript = {
  key: 'last-run',
  title: '百段坂ラストラン',
  description: '来月、町の名物だった百段坂がなくなる。誰も自転車で下りきったことのないその坂に、リクは兄のおさがりで挑む。夏の終わりの、七十二秒の読切。',
  tags: ['ヒューマンドラマ', '学園', 'バトル'],
  isOneShot: true,
  style: shonenStyle,
  fame: 0.55,
  cover: {
    alt: '夕焼けの海へ続く坂を、自転車で駆け下りる少年。',
    medium: k.boldColour,
    focus: [0.45, 0.48],
    draw: [
      k.fade('#3a2a6e', '#c8457a', '#ff8a4a', '#ffd27a'),
      k.moon([0.72, 0.46], 0.16, '#fff2c0'),
      k.clouds(0.42, 0.2, 4, '#ffb08a', '#c8608a', 0),
      k.sea(0.52, '#e0709a', '#5a3a8a', '#fff0c0', 0),
      ({ pen }) => {
        pen.poly([[0, 820], [1000, 1180], [1000, 1400], [0, 1400]], '#2a1c3e');
        for (let i = 0; i < 14; i++) pen.poly([[i * 80 - 30, 840 + i * 28], [i * 80 + 40, 866 + i * 28], [i * 80 + 10, 890 + i * 28], [i * 80 - 60, 864 + i * 28]], '#6a4a7a');
        pen.poly([[0, 1060], [1000, 1400], [0, 1400]], '#160e24');
        for (let i = 0; i < 9; i++) pen.tube([[40 + i * 120, 1080 + i * 44], [50 + i * 120, 1010 + i * 44], [30 + i * 120, 950 + i * 44]], [8, 6, 2], '#160e24', 0);
      },
      onBike([0.5, 0.43], 0.066, 18),
      k.speedLines(20, 26, '#ffe9c0'),
      k.petals(16, '#ffd0a0'),
      k.letters('百段坂', { at: [0.3, 0.115], size: 196, font: 'heavy', fill: '#fff6e0', outline: '#3a1a4a', outlineWidth: 26, turn: 5 }),
      k.letters('ラストラン', { at: [0.62, 0.225], size: 96, font: 'heavy', fill: '#ffd23e', outline: '#3a1a4a', outlineWidth: 22, turn: 5 }),
      k.letters('読切　鋼田レイジ', { at: [0.76, 0.962], size: 36, font: 'heavy', fill: '#fff6e0', outline: '#160e24', outlineWidth: 10 }),
    ],
  },
  episodes: [
    {
      title: '百段坂ラストラン',
      hoursAgo: 24 * 30,
      startPosition: 'LATTER',
      afterword: '地元に本当にあった坂の話です。自転車で下りてはいけません。',
      pages: [
        {
          alt: '海を見下ろす坂の上で、リクが自転車にまたがる。',
          focus: [0.5, 0.3],
          tiers: [{ h: 1.8, w: [1], bleed: true }, { h: 1, w: [1, 1], lean: 8 }],
          panels: [
            { frame: 0, draw: [...coast, k.actor(riku, 'calm', { at: [0.34, 0.36], size: 0.1, back: true }), k.put([0.4, 0.74], 0.11, (p) => k.drawBicycle(p, '#8a8a92'))], say: [{ text: '百段坂は\n来月なくなる', at: [0.88, 0.24], shape: 'box' }] },
            { draw: [k.plain('#ffffff'), k.bust(riku, 'resolute', { yaw: -0.5 })], say: [{ text: '下りきった奴は\nいない', at: [0.16, 0.36], shape: 'thought', to: [0.4, 0.4] }] },
            { draw: [k.plain('#d6d6da'), k.bust(brother, 'sad', { yaw: 0.4, at: [0.42, 0.5] })], say: [{ text: 'やめとけ。\nおれも転んだ', at: [0.82, 0.34], to: [0.6, 0.56] }] },
          ],
        },
        {
          alt: '兄の回想。転んだ坂、置いていった自転車。',
          tiers: [{ h: 1, w: [1.2, 1], lean: -6 }, { h: 1, w: [1, 1] , lean: 6 }, { h: 0.9, w: [1] }],
          panels: [
            { draw: [k.street({ sky: '#eef0f2', wall: '#e4e2de' })], say: [{ text: '十年前の夏\n兄はここで', at: [0.84, 0.3], shape: 'box' }] },
            { draw: [k.plain('#000000'), k.put([0.5, 0.6], 0.3, (p) => k.drawBicycle(p, '#ffffff'), 70)], sounds: [{ text: 'ガシャン', at: [0.5, 0.22], size: 90, fill: '#ffffff', outline: '#000000' }] },
            { draw: [k.plain('#ffffff'), k.bust(brother, 'gentle', { yaw: -0.4 })], say: [{ text: '怖かったんじゃない', at: [0.16, 0.34], shape: 'soft' }] },
            { draw: [k.plain('#e4e6ea'), k.close(brother, 'sad', { yaw: 0.4, size: 0.36 })], say: [{ text: '終わるのが\nいやだった', at: [0.82, 0.32], shape: 'soft' }] },
            { draw: [...coast, k.bust(riku, 'smile', { at: [0.3, 0.5], yaw: 0.6, size: 0.26 })], say: [{ text: 'じゃあ、おれが\n終わらせてくる', at: [0.74, 0.44], to: [0.44, 0.56], size: 36 }] },
          ],
        },
        {
          alt: 'リクが坂を一気に下りる。',
          focus: [0.5, 0.4],
          tiers: [{ h: 2, w: [1], bleed: true, slope: 60 }, { h: 0.8, w: [1, 1, 1], lean: [10, 10] }],
          panels: [
            { draw: [k.plain('#ffffff'), k.focusLines([0.55, 0.42], [0.36, 0.34], '#000000', 120), k.speedLines(24, 60), onBike([0.46, 0.2], 0.085, 22)], sounds: [{ text: 'ゴオオオッ', at: [0.3, 0.84], size: 190, turn: 14 }], say: [{ text: 'うおおおお', at: [0.88, 0.2], shape: 'shout', to: [0.6, 0.28], size: 46 }] },
            { draw: [k.plain('#ffffff'), k.speedLines(0, 40), k.close(riku, 'shout', { yaw: 0.5, size: 0.38 })] },
            { draw: [k.plain('#000000'), k.put([0.5, 0.5], 0.5, (p) => { p.circle(0, 0, 80, '#ffffff', p.px(12)); p.circle(0, 0, 66, 'none', p.px(4)); for (let i = 0; i < 8; i++) p.wire([[0, 0], [Math.cos(i * 0.785) * 70, Math.sin(i * 0.785) * 70]], p.px(2)); })], sounds: [{ text: 'ギャギャ', at: [0.5, 0.84], size: 64, fill: '#ffffff', outline: '#000000' }] },
            { draw: [k.plain('#d6d6da'), k.close(brother, 'shout', { yaw: -0.5, size: 0.36 })], say: [{ text: 'ブレーキ', at: [0.2, 0.3], shape: 'shout' }] },
          ],
        },
        {
          alt: '最後の曲がり角。リクはハンドルから手を離さない。',
          tiers: [{ h: 0.9, w: [1, 1.3], lean: -9, slope: 30 }, { h: 0.9, w: [1.4, 1], lean: 9, slope: -30 }, { h: 1.1, w: [1] }],
          panels: [
            { draw: [k.plain('#ffffff'), k.focusLines(), k.close(riku, 'angry', { yaw: 0.6, size: 0.36 })], say: [{ text: '曲がれ', at: [0.84, 0.26], shape: 'shout', size: 38 }] },
            { draw: [k.street({ sky: '#ffffff', wall: '#c9c6c2', vanish: [0.7, 0.3] }), k.speedLines(30, 60)] },
            { draw: [k.plain('#000000'), k.speedLines(10, 80, '#ffffff'), onBike([0.42, 0.16], 0.1, -16)], sounds: [{ text: 'ズシャッ', at: [0.24, 0.8], size: 120, fill: '#ffffff', outline: '#000000' }] },
            { draw: [k.plain('#ffffff'), k.close(brother, 'cry', { yaw: -0.4, size: 0.34 })], say: [{ text: '行け', at: [0.2, 0.26], shape: 'shout', size: 42 }] },
            { draw: [k.flash([0.5, 0.5], 0.8), k.close(riku, 'shout', { at: [0.5, 0.5], yaw: 0.3, size: 0.36 })] },
          ],
        },
        {
          alt: '坂の下、海が開ける。リクは下りきった。',
          focus: [0.5, 0.4],
          tiers: [{ h: 1.9, w: [1], bleed: true }, { h: 0.9, w: [1, 1.4], lean: -6 }],
          panels: [
            { frame: 0, draw: [k.fade('#eef3f6', '#ffffff'), k.moon([0.5, 0.4], 0.24, '#ffffff'), k.clouds(0.44, 0.3, 4, '#ffffff', '#d2d8de', 2), k.sea(0.52, '#d4dce4', '#aab6c2', '#ffffff', 2), k.full(riku, 'laugh', { at: [0.5, 0.46], size: 0.06, pose: 'cheer', yaw: 0.2 }), k.put([0.64, 0.86], 0.12, (p) => k.drawBicycle(p, '#8a8a92'), -82), k.petals(20, '#ffffff')], say: [{ text: '七十二秒', at: [0.87, 0.24], shape: 'box', size: 38 }] },
            { draw: [k.plain('#ffffff'), k.bust(brother, 'laugh', { yaw: -0.3 })], say: [{ text: 'おれの\n負けだ', at: [0.18, 0.32], to: [0.4, 0.6] }] },
            { draw: [...coast, k.full(brother, 'gentle', { at: [0.62, 0.3], size: 0.13, back: true }), k.full(riku, 'smile', { at: [0.42, 0.36], size: 0.12, back: true })], say: [{ text: '坂はなくなっても\n海はあるよ', at: [0.16, 0.4], shape: 'bare' }] },
          ],
        },
      ],
    },
  ],
};
