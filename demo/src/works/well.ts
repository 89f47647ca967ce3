import * as k from './kit.ts';
import type { Character, Painter, WorkScript, WorkStyle } from './kit.ts';

export const sayo: Character = {
  name: '小夜', build: 'teen', hair: 'bob', hairPaint: '#1a161a', skin: '#f4ece2', eyes: 'shojo', eyePaint: '#5a4a44',
  outfit: 'dress', cloth: ['#e9e2d4', '#ffffff', '#8a1a1a'],
};
export const wellWoman: Character = {
  name: '井戸のひと', build: 'woman', hair: 'hime', hairPaint: '#0c0a0e', skin: '#f8f4ee', eyes: 'hollow', eyePaint: '#000000',
  outfit: 'kimono', cloth: ['#f2ede4', '#ffffff', '#3a3438'],
};
const grandma: Character = {
  name: '祖母', build: 'woman', hair: 'bun', hairPaint: '#b9b2ac', skin: '#f0e4d6', eyes: 'plain', eyePaint: '#3a3434',
  outfit: 'kimono', cloth: ['#6a5f5a', '#d8d0c4', '#2a2426'], extras: ['wrinkles'],
};

export const horrorStyle: WorkStyle = {
  medium: k.woodcut,
  voice: { font: 'antique', size: 31, vertical: true, line: '#000000' },
  margin: 40, gutter: 12, gap: 18, frame: 6, rightToLeft: true,
};

const black = k.plain('#000000');
const duskSky: Painter[] = [k.fade('#3a3436', '#8f8880', '#e6dfd2'), k.branches([-0.02, 0.06], 0.9), k.branches([1.02, 0.02], 0.8, '#0c0a0c', true)];
const well = (at: readonly [number, number], size: number): Painter => k.put(at, size, k.drawWell);
const grass: Painter = ({ pen, box }) => {
  for (let i = 0; i < 60; i++) {
    const x = box.x + pen.random.next() * box.w;
    const y = box.y + box.h * pen.random.between(0.86, 1.02);
    pen.line([[x, y], [x + pen.random.between(-12, 12), y - 30], [x + pen.random.between(-34, 34), y - pen.random.between(50, 100)]], 4, { taper: [0, 0.9] });
  }
};

export const wellHouse: WorkScript = {
  key: 'well-house',
  title: '井戸のむこうの家',
  description: '祖母の家の裏庭には、のぞいてはいけない井戸がある。水面には、こちらとそっくりの家が映っていて、窓には知らない誰かが立っている。夏休みの七日間に起きた、全二話の怪談。',
  tags: ['ホラー', 'サスペンス・ミステリー'],
  isCompleted: true,
  style: horrorStyle,
  fame: 0.68,
  cover: {
    alt: '赤い月の下、井戸から長い黒髪の女が立ち上がる。',
    medium: k.bloodRiso,
    focus: [0.5, 0.48],
    draw: [
      k.fade('#15101c', '#2a1a22', '#8a1a1a', '#d3261c'),
      k.moon([0.5, 0.34], 0.34, '#e8402c'),
      k.oldHouse([0.5, 0.66], 0.16, '#15101c', '#15101c'),
      k.ridges(0.66, 0.04, ['#1c1218', '#15101c'], false, 0),
      k.actor(wellWoman, 'blank', { at: [0.5, 0.42], size: 0.088, yaw: 0, wind: 20, pose: { lean: 0, arms: [[-10, 6], [10, -6]], legs: [[0, 0], [0, 0]], tilt: 9 } }),
      well([0.5, 0.82], 0.16),
      k.branches([-0.04, 0.02], 1.05, '#0c0810'),
      k.branches([1.04, -0.02], 1, '#0c0810', true),
      ...([[0.2, 0.3], [0.78, 0.24], [0.86, 0.4]] as const).map(([x, y], i) => k.put([x, y], 0.03 + i * 0.006, (p) => k.drawCrow(p), i * 12 - 10)),
      k.letters('井戸の\nむこうの家', { at: [0.86, 0.43], size: 112, font: 'sharp', fill: '#f6ead4', outline: '#15101c', outlineWidth: 22, vertical: true }),
      k.letters('夜見坂しずく', { at: [0.15, 0.9], size: 38, font: 'sharp', fill: '#f6ead4', outline: '#15101c', outlineWidth: 10, vertical: true }),
    ],
  },
  episodes: [
    {
      title: '前編 水の中の窓',
      hoursAgo: 24 * 50,
      startPosition: 'LATTER',
      afterword: '井戸は本当にありました。いまは埋められています。たぶん。',
      pages: [
        {
          alt: '枯れ枝のあいだに古い家。',
          focus: [0.5, 0.36],
          tiers: [{ h: 1.9, w: [1], bleed: true }, { h: 1, w: [1, 1] }],
          panels: [
            { frame: 0, draw: [...duskSky, k.moon([0.7, 0.26], 0.1, '#ffffff'), k.oldHouse([0.46, 0.74], 0.34), k.ridges(0.8, 0.05, ['#1a1614'], false, 3), grass, ...([[0.2, 0.3], [0.3, 0.22]] as const).map(([x, y]) => k.put([x, y], 0.05, (p) => k.drawCrow(p)))], say: [{ text: '祖母の家には', at: [0.88, 0.2], shape: 'black' }, { text: 'のぞいては\nいけないものがある', at: [0.12, 0.42], shape: 'black' }] },
            { draw: [k.plain('#ffffff'), k.bust(sayo, 'talk', { yaw: -0.6 })], say: [{ text: 'おばあちゃん\nあれ、なに', at: [0.16, 0.3], to: [0.4, 0.56] }] },
            { draw: [black, k.bust(grandma, 'calm', { yaw: 0.5, at: [0.42, 0.48] })], say: [{ text: '井戸だよ。\n近づいては\nいけない', at: [0.82, 0.36], to: [0.6, 0.56] }] },
          ],
        },
        {
          alt: '夜、小夜は井戸をのぞく。水面に家の窓が映る。',
          tiers: [{ h: 0.9, w: [1, 1.3], lean: 5 }, { h: 1.3, w: [1] }, { h: 0.8, w: [1.2, 1], lean: -5 }],
          panels: [
            { draw: [k.corridor('#6a625c'), k.actor(sayo, 'calm', { at: [0.5, 0.5], size: 0.07, back: true, rim: '#ffffff' })], sounds: [{ text: 'ギシ', at: [0.2, 0.84], size: 60, fill: '#ffffff', outline: '#000000' }] },
            { draw: [...duskSky, well([0.5, 0.66], 0.22), grass] , say: [{ text: '水の音が\nする', at: [0.86, 0.34], shape: 'thought' }] },
            { draw: [black, k.put([0.5, 0.5], 0.36, (p) => {
              p.circle(0, 0, 128, '#8f8880', p.px(6));
              p.circle(0, 0, 108, '#d8d0c4', p.px(3));
              p.clipped(Array.from({ length: 24 }, (_, i) => [Math.cos(i * 0.2618) * 106, Math.sin(i * 0.2618) * 106] as const), false, (q) => {
                k.oldHouse([0, 0], 1, '#4a4240', '#000000')({ pen: q.at(0, 30, 0.72, 180), box: { x: 0, y: 0, w: 100, h: 100 } });
                for (const y of [-60, -30, 20, 54, 80]) q.line([[-100, y], [-30, y + 8], [40, y - 4], [104, y + 5]], p.px(3), { paint: '#ffffff' });
              });
            })], say: [{ text: '水の底に\n家がある', at: [0.9, 0.3], shape: 'black', size: 38 }] },
            { draw: [k.plain('#ffffff'), k.close(sayo, 'surprised', { yaw: -0.4, size: 0.36 }), k.gloom(20)], say: [{ text: '同じ家…\n同じ窓…', at: [0.18, 0.4], shape: 'thought' }] },
            { draw: [black, k.put([0.5, 0.5], 0.34, (p) => { p.box([[-90, -100], [90, -100], [90, 100], [-90, 100]], '#8f8880', p.px(5)); p.rect(-78, -88, 156, 176, '#000000'); p.wire([[0, -88], [0, 88]], p.px(5), '#ffffff'); k.actor(wellWoman, 'blank', { at: [0.4, 0], size: 0.42, yaw: 0 })({ pen: p, box: { x: 0, y: 0, w: 100, h: 100 } }); })], sounds: [{ text: 'ひた', at: [0.2, 0.24], size: 64, fill: '#ffffff', outline: '#000000' }] },
          ],
        },
        {
          alt: '窓の女が手を振る。小夜も手を振り返してしまう。',
          focus: [0.5, 0.3],
          tiers: [{ h: 1.4, w: [1] }, { h: 0.9, w: [1, 1, 1] }],
          panels: [
            { draw: [k.glow([0.5, 0.44], 0.6, '#d8d0c4', '#000000'), k.bust(wellWoman, 'gentle', { at: [0.46, 0.44], size: 0.17, yaw: 0, pose: { lean: 0, arms: [[-12, -4], [40, 176]], legs: [[0, 0], [0, 0]], hands: ['rest', 'open'], tilt: 6 } })], say: [{ text: '手を\n振っている', at: [0.88, 0.3], shape: 'black', size: 34 }] },
            { draw: [k.plain('#ffffff'), k.bust(sayo, 'smile', { yaw: 0.3, pose: 'wave', size: 0.22 })], say: [{ text: 'だれだろう', at: [0.84, 0.28], shape: 'thought' }] },
            { draw: [black, k.close(grandma, 'shocked', { yaw: -0.4, size: 0.36 })], say: [{ text: '小夜', at: [0.2, 0.24], shape: 'shout', size: 44 }] },
            { draw: [k.plain('#ffffff'), k.focusLines([0.5, 0.5], [0.3, 0.3]), k.close(grandma, 'angry', { yaw: 0.4, size: 0.34 })], say: [{ text: '振り返しては\nいないね？', at: [0.82, 0.28], to: [0.6, 0.6] }] },
          ],
        },
        {
          alt: '朝、家の窓が一つ増えている。',
          focus: [0.5, 0.6],
          tiers: [{ h: 0.8, w: [1, 1.2], lean: 4 }, { h: 1.7, w: [1], bleed: true }],
          panels: [
            { draw: [k.plain('#ffffff'), k.close(sayo, 'scared', { yaw: 0.4, size: 0.36 })], say: [{ text: '…うん', at: [0.82, 0.3], shape: 'soft' }] },
            { draw: [k.room({ wall: '#d8d0c4', floor: '#8a8078' }), k.put([0.72, 0.4], 0.1, (p) => k.drawCrow(p))], say: [{ text: '翌朝\nカラスが鳴かなかった', at: [0.16, 0.36], shape: 'box' }] },
            { frame: 0, draw: [k.fade('#e6dfd2', '#ffffff'), k.branches([-0.02, 0.02], 0.9), k.oldHouse([0.5, 0.7], 0.4), k.ridges(0.78, 0.04, ['#2a2422'], false, 3), grass, k.actor(wellWoman, 'blank', { at: [0.64, 0.535], size: 0.02, yaw: 0, shadow: '#000000' }), k.actor(sayo, 'calm', { at: [0.2, 0.76], size: 0.07, back: true, rim: '#ffffff' })], say: [{ text: '窓が、ひとつ\n増えていた', at: [0.88, 0.3], shape: 'black', size: 36 }] },
          ],
        },
      ],
    },
    {
      title: '後編 むこうの子',
      hoursAgo: 24 * 43,
      salesInfo: { price: 300, pagesChargedFrom: 1, salesAppeal: '扉を開けるかどうかは、あなたが決めてください。' },
      startPosition: 'LATTER',
      afterword: '全二話、おつきあいありがとうございました。夜に水面をのぞかないでください。',
      pages: [
        {
          alt: '廊下の奥の扉の前に小夜。',
          focus: [0.5, 0.36],
          tiers: [{ h: 1.6, w: [1], bleed: true }, { h: 1, w: [1, 1], lean: 5 }],
          panels: [
            { frame: 0, draw: [k.corridor('#7a726a'), k.actor(sayo, 'calm', { at: [0.5, 0.54], size: 0.05, back: true, rim: '#ffffff' })], say: [{ text: '増えた窓の\n部屋をさがす', at: [0.88, 0.3], shape: 'black' }], sounds: [{ text: 'ギイ…', at: [0.22, 0.66], size: 110, fill: '#ffffff', outline: '#000000' }] },
            { draw: [k.plain('#ffffff'), k.bust(grandma, 'sad', { yaw: -0.5 })], say: [{ text: 'その部屋は\n昔からあったよ', at: [0.16, 0.34], to: [0.4, 0.58] }] },
            { draw: [black, k.close(sayo, 'scared', { yaw: 0.5, size: 0.36, rim: '#ffffff' })], say: [{ text: 'きのうまで\n壁だった', at: [0.82, 0.3], shape: 'thought' }] },
          ],
        },
        {
          alt: '部屋の中に小夜と同じ顔の子がいる。',
          focus: [0.5, 0.66],
          tiers: [{ h: 0.8, w: [1, 1, 1] }, { h: 1.6, w: [1], bleed: true }],
          panels: [
            { draw: [black, k.put([0.5, 0.5], 0.34, (p) => { p.box([[-60, -110], [60, -110], [60, 110], [-60, 110]], '#4a4240', p.px(5)); p.circle(40, 4, 8, '#ffffff', p.px(3)); })] },
            { draw: [k.plain('#ffffff'), k.close(sayo, 'blank', { yaw: -0.3, size: 0.34 })] },
            { draw: [black, k.put([0.5, 0.5], 0.34, (p) => { p.poly([[-10, -130], [60, -110], [60, 110], [-10, 130]], '#ffffff'); })], sounds: [{ text: 'すう', at: [0.24, 0.4], size: 72, fill: '#ffffff', outline: '#000000' }] },
            { frame: 0, draw: [k.glow([0.5, 0.4], 0.6, '#ffffff', '#000000'), k.actor(sayo, 'smile', { at: [0.5, 0.36], size: 0.09, yaw: 0, pose: 'stand' }), k.actor(wellWoman, 'blank', { at: [0.66, 0.2], size: 0.08, yaw: -0.4, shadow: '#000000' })], say: [{ text: 'おかえり', at: [0.14, 0.3], shape: 'black', size: 46 }, { text: 'ずっと\n待ってた', at: [0.87, 0.6], shape: 'black' }] },
          ],
        },
        {
          alt: '二人の小夜が向き合う。目だけが黒い。',
          tiers: [{ h: 1.1, w: [1, 1], lean: 0 }, { h: 1, w: [1] }, { h: 0.8, w: [1, 1.2], lean: -5 }],
          panels: [
            { draw: [k.plain('#ffffff'), k.close(sayo, 'scared', { yaw: -0.7, size: 0.36 })], say: [{ text: 'あなた\nだれ', at: [0.8, 0.26], shape: 'soft' }] },
            { draw: [black, k.close({ ...sayo, eyes: 'hollow' }, 'smile', { yaw: 0.7, size: 0.36, rim: '#ffffff' })], say: [{ text: 'あなただよ', at: [0.18, 0.26], shape: 'black', size: 36 }] },
            { draw: [k.plain('#ffffff'), k.focusLines([0.5, 0.5], [0.3, 0.36], '#000000', 130), k.put([0.5, 0.5], 0.4, (p) => { for (const [x, r] of [[-40, 20], [60, -14]] as const) { p.tube([[x + r, 160], [x, 60], [x + r * 0.4, 0]], [50, 44, 36], '#f4ece2', p.px(5)); for (const d of [-14, 0, 14]) p.tube([[x + r * 0.4 + d, 4], [x + r * 0.5 + d * 1.6, -40], [x + r + d * 1.8, -70]], [15, 13, 7], '#f4ece2', p.px(4)); } })], sounds: [{ text: 'ガッ', at: [0.2, 0.34], size: 150 }] },
            { draw: [black, k.close(grandma, 'cry', { yaw: 0.3, size: 0.36 })], say: [{ text: '小夜や…', at: [0.2, 0.3], shape: 'soft' }] },
            { draw: [...duskSky, well([0.5, 0.66], 0.24)], sounds: [{ text: 'とぷん', at: [0.3, 0.3], size: 84, fill: '#ffffff', outline: '#000000' }] },
          ],
        },
        {
          alt: '夏の終わり。車に乗った小夜が笑う。井戸の底から別の小夜が見上げている。',
          focus: [0.5, 0.7],
          tiers: [{ h: 1, w: [1.2, 1], lean: 4 }, { h: 1.6, w: [1], bleed: true }],
          panels: [
            { draw: [k.plain('#ffffff'), k.bust(sayo, 'laugh', { yaw: 0.4, pose: 'wave', size: 0.2 })], say: [{ text: 'おばあちゃん\nまた来るね', at: [0.84, 0.3], to: [0.6, 0.44] }] },
            { draw: [k.plain('#8f8880'), k.bust(grandma, 'sad', { yaw: -0.4 })], say: [{ text: '…左ききに\nなったねえ', at: [0.2, 0.3], shape: 'soft' }] },
            { frame: 0, draw: [black, k.put([0.5, 0.34], 0.2, (p) => { p.circle(0, 0, 150, '#ffffff', p.px(5)); p.clipped(Array.from({ length: 24 }, (_, i) => [Math.cos(i * 0.2618) * 148, Math.sin(i * 0.2618) * 148] as const), false, (q) => { k.branches([-1.5, -1], 3)({ pen: q, box: { x: 0, y: 0, w: 100, h: 100 } }); }); }), k.actor(sayo, 'cry', { at: [0.5, 0.66], size: 0.1, yaw: 0.2, pose: 'cheer', rim: '#ffffff' })], say: [{ text: 'だれか\n手を振って', at: [0.88, 0.62], shape: 'black', size: 38 }] },
          ],
        },
      ],
    },
  ],
};

const clerk: Character = {
  name: '班長', build: 'man', hair: 'swept', hairPaint: '#2a2426', skin: '#f2e6d8', eyes: 'plain', eyePaint: '#3a3434',
  outfit: 'shirt', cloth: ['#e2dcd0', '#3a3438', '#5a5250'], extras: ['glasses'],
};
const board = (at: readonly [number, number], size: number, degrees = -6): Painter => k.put(at, size, (p) => {
  p.box([[-60, -80], [60, -80], [60, 80], [-60, 80]], '#6a5a44', p.px(4));
  p.box([[-50, -62], [50, -62], [50, 72], [-50, 72]], '#ffffff', p.px(3));
  p.box([[-18, -88], [18, -88], [18, -70], [-18, -70]], '#3a3438', p.px(3));
  for (let y = -46; y < 60; y += 18) p.wire([[-40, y], [y % 4 ? 36 : 20, y]], p.px(3));
  p.circle(30, 54, 13, 'none', p.px(4), '#8a1a1a');
}, degrees);

export const noticeBoard: WorkScript = {
  key: 'notice-board',
  title: '回覧板の止まる夜',
  description: '団地の回覧板は、十三号棟でかならず止まる。十三号棟は、去年とり壊されたはずなのに。新しい班長が夜の団地をたどる、五頁の読切怪談。',
  tags: ['ホラー', 'サスペンス・ミステリー', '日常'],
  isOneShot: true,
  style: horrorStyle,
  fame: 0.42,
  cover: {
    alt: '夜の団地。一つだけ灯る窓に人影。手前に回覧板を持つ男の後ろ姿。',
    medium: k.lampRiso,
    focus: [0.5, 0.5],
    draw: [
      k.fade('#0c1626', '#14233a', '#2c3c50'),
      k.moon([0.22, 0.3], 0.1, '#e8d9a0'),
      ({ pen }) => {
        for (const [x, y, w, paint] of [[-40, 560, 330, '#35507a'], [660, 480, 400, '#2c4468'], [230, 400, 520, '#1a2c4a']] as const) {
          pen.box([[x, y], [x + w, y], [x + w, 1400], [x, 1400]], paint, 4);
          for (let r = 0; r < 8; r++) for (let c = 0; c < Math.floor(w / 96); c++) {
            const lit = x === 230 && r === 3 && c === 2;
            pen.box([[x + 26 + c * 98, y + 46 + r * 100], [x + 86 + c * 98, y + 46 + r * 100], [x + 86 + c * 98, y + 106 + r * 100], [x + 26 + c * 98, y + 106 + r * 100]], lit ? '#ffd84a' : '#0a1220', 3);
            pen.wire([[x + 16 + c * 98, y + 116 + r * 100], [x + 96 + c * 98, y + 116 + r * 100]], 4, '#3a4c62');
          }
        }
      },
      k.halo([0.505, 0.536], 0.3, '#ffd84a', 0.8),
      k.actor(wellWoman, 'blank', { at: [0.483, 0.532], size: 0.01, yaw: 0, shadow: '#0a1220' }),
      k.actor(clerk, 'calm', { at: [0.27, 0.765], size: 0.064, back: true, rim: '#ffd84a' }),
      board([0.42, 0.945], 0.07, 8),
      k.letters('回覧板の', { at: [0.5, 0.085], size: 132, font: 'sharp', fill: '#ffd84a', outline: '#0a1220', outlineWidth: 24 }),
      k.letters('止まる夜', { at: [0.5, 0.195], size: 170, font: 'sharp', fill: '#fff4d0', outline: '#0a1220', outlineWidth: 26 }),
      k.letters('読切　夜見坂しずく', { at: [0.79, 0.965], size: 32, font: 'sharp', fill: '#fff4d0', outline: '#0a1220', outlineWidth: 10 }),
    ],
  },
  episodes: [
    {
      title: '回覧板の止まる夜',
      hoursAgo: 24 * 5,
      startPosition: 'FORMER',
      afterword: '回覧板、来ていませんか。',
      pages: [
        {
          alt: '夜の団地、班長の部屋に回覧板が戻らない。',
          focus: [0.5, 0.3],
          tiers: [{ h: 1.4, w: [1], bleed: true }, { h: 1, w: [1, 1.2], lean: 4 }],
          panels: [
            { frame: 0, draw: [k.fade('#000000', '#4a4644'), k.moon([0.2, 0.24], 0.08, '#ffffff'), k.town(0.5, ['#5a5450', '#2a2624', '#0e0c0c'], true, 2.4)], say: [{ text: 'うちの団地の回覧板は', at: [0.9, 0.32], shape: 'black' }, { text: '十三号棟で\n止まる', at: [0.12, 0.4], shape: 'black', size: 38 }] },
            { draw: [k.room({ wall: '#e6dfd2', night: true }), k.bust(clerk, 'talk', { yaw: -0.5 })], say: [{ text: 'また戻ってこない', at: [0.15, 0.36], to: [0.4, 0.58] }] },
            { draw: [k.plain('#ffffff'), board([0.5, 0.54], 0.32)], say: [{ text: '判こは十二まで', at: [0.86, 0.4], shape: 'box' }] },
          ],
        },
        {
          alt: '班長は十三号棟へ向かう。',
          tiers: [{ h: 1, w: [1.2, 1], lean: -5 }, { h: 1.2, w: [1] }, { h: 0.8, w: [1, 1] }],
          panels: [
            { draw: [k.street({ night: true, sky: '#000000', wall: '#6a625c', road: '#3a3634' }), k.actor(clerk, 'calm', { at: [0.5, 0.48], size: 0.05, back: true, rim: '#ffffff' })], sounds: [{ text: 'コツ…コツ…', at: [0.5, 0.88], size: 56, fill: '#ffffff', outline: '#000000' }] },
            { draw: [k.plain('#000000'), k.bust(clerk, 'scared', { yaw: 0.4, rim: '#ffffff' })], say: [{ text: '更地の\nはずだろ', at: [0.82, 0.3], shape: 'thought' }] },
            { draw: [k.glow([0.5, 0.5], 0.6, '#b8b0a4', '#000000'), ({ pen, box }) => { const u = box.h / 100; pen.box([[box.x + 40 * u, box.y + 8 * u], [box.x + box.w - 40 * u, box.y + 8 * u], [box.x + box.w - 40 * u, box.y + 110 * u], [box.x + 40 * u, box.y + 110 * u]], '#2a2624', 5); for (let r = 0; r < 3; r++) for (let c = 0; c < 6; c++) pen.box([[box.x + (54 + c * 24) * u, box.y + (18 + r * 26) * u], [box.x + (68 + c * 24) * u, box.y + (18 + r * 26) * u], [box.x + (68 + c * 24) * u, box.y + (34 + r * 26) * u], [box.x + (54 + c * 24) * u, box.y + (34 + r * 26) * u]], r === 1 && c === 3 ? '#ffffff' : '#000000', 3); }], say: [{ text: '建っている', at: [0.92, 0.4], shape: 'black', size: 40 }] },
            { draw: [k.corridor(), k.gloom(24)], say: [{ text: '一三〇四', at: [0.5, 0.2], shape: 'box' }] },
            { draw: [k.plain('#ffffff'), k.put([0.5, 0.5], 0.3, (p) => { p.box([[-40, -60], [40, -60], [40, 60], [-40, 60]], '#8f8880', p.px(5)); p.circle(0, 6, 20, '#ffffff', p.px(5)); })], sounds: [{ text: 'ピンポーン', at: [0.5, 0.2], size: 52 }] },
          ],
        },
        {
          alt: '扉のすきまから白い手が判こを差し出す。',
          focus: [0.5, 0.36],
          tiers: [{ h: 1.5, w: [1] }, { h: 1, w: [1, 1], lean: 6 }],
          panels: [
            { draw: [k.plain('#000000'), k.put([0.62, 0.5], 0.3, (p) => { p.poly([[-10, -170], [34, -170], [34, 170], [-10, 170]], '#4a4240'); p.poly([[34, -170], [140, -180], [140, 180], [34, 170]], '#8f8880'); p.tube([[10, 40], [-60, 30], [-130, 20]], [34, 30, 26], '#ffffff', p.px(4)); for (const d of [-16, -4, 8, 20]) p.tube([[-126, 20 + d * 0.6], [-164, 18 + d], [-190, 22 + d * 1.3]], [13, 12, 6], '#ffffff', p.px(3)); p.tube([[-180, 20], [-196, 60]], [16, 16], '#3a3438', p.px(3)); })], say: [{ text: 'ごくろうさまです', at: [0.12, 0.3], shape: 'black', size: 36 }], sounds: [{ text: 'ギ…', at: [0.86, 0.2], size: 110, fill: '#ffffff', outline: '#000000' }] },
            { draw: [k.plain('#ffffff'), k.focusLines(), k.close(clerk, 'shocked', { yaw: -0.3, size: 0.36 })] },
            { draw: [k.plain('#000000'), board([0.5, 0.5], 0.3), k.put([0.62, 0.7], 0.3, (p) => p.circle(0, 0, 20, '#d3261c', 0))], sounds: [{ text: 'ポン', at: [0.24, 0.3], size: 96, fill: '#ffffff', outline: '#000000' }] },
          ],
        },
        {
          alt: '朝の更地。回覧板だけが置かれている。',
          focus: [0.5, 0.4],
          tiers: [{ h: 1.6, w: [1], bleed: true }, { h: 1, w: [1.2, 1], lean: -4 }],
          panels: [
            { frame: 0, draw: [k.fade('#e6dfd2', '#ffffff'), k.town(0.5, ['#b8b0a4'], false, 1.6), k.ridges(0.72, 0.02, ['#8f8880'], false, 3), board([0.5, 0.82], 0.08, -20), k.actor(clerk, 'calm', { at: [0.3, 0.52], size: 0.05, back: true })], say: [{ text: '朝になると\n更地だった', at: [0.88, 0.28], shape: 'box' }] },
            { draw: [k.plain('#ffffff'), k.bust(clerk, 'blank', { yaw: 0.4 })], say: [{ text: '十三の欄に\n判こがある', at: [0.82, 0.34], shape: 'thought' }] },
            { draw: [k.plain('#000000'), board([0.5, 0.5], 0.34, 4)], say: [{ text: '次の班長：\nあなた', at: [0.18, 0.4], shape: 'black', size: 34 }] },
          ],
        },
      ],
    },
  ],
};
