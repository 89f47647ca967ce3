import * as k from './kit.ts';
import type { Character, Painter, WorkScript, WorkStyle } from './kit.ts';

export const ukai: Character = {
  name: '鵜飼', build: 'woman', hair: 'swept', hairPaint: '#1c1a20', skin: '#fbe8dc', eyes: 'plain', eyePaint: '#3a3a44',
  outfit: 'coat', cloth: ['#b0a890', '#2a2a30', '#5a4a3a'], jaw: 1.04,
};
const sato: Character = {
  name: '佐藤巡査', build: 'man', hair: 'short', hairPaint: '#3a3230', skin: '#f6dcc6', eyes: 'plain', eyePaint: '#3a3a3a',
  outfit: 'uniform', cloth: ['#4a5468', '#d8dce4', '#c8b86a'], extras: ['cap'],
};
const widow: Character = {
  name: '夫人', build: 'woman', hair: 'wavy', hairPaint: '#c8a88a', skin: '#fbeade', eyes: 'shojo', eyePaint: '#5a4a4a',
  outfit: 'dress', cloth: ['#2a2428', '#e8e0dc', '#6a5a64'],
};
const style: WorkStyle = {
  medium: k.sandInk,
  voice: { font: 'antique', size: 29, vertical: true, line: '#000000' },
  margin: 50, gutter: 14, gap: 24, frame: 3.4, rightToLeft: true,
};
const parrot = (at: readonly [number, number], size: number, open = false, flip = false): Painter => k.put(at, size, (p) => {
  p.wire([[-70, 152], [90, 152]], p.px(8), '#5a4a44');
  k.drawParrot(p, '#5fae6a', '#2f6f8a', open);
}, 0, flip);
const study: Painter = k.room({ wall: '#d8d2c6', floor: '#8a7a68' });
const white = k.plain('#ffffff');

export const parrotWitness: WorkScript = {
  key: 'parrot-witness',
  title: '証言者はオウム',
  description: '密室で消えた時計職人。現場に残された目撃者は、一羽のオウムだけ。人の言葉を信じない刑事・鵜飼が、鳥の言葉だけを手がかりに真相へ近づく、静かな本格ミステリー。',
  tags: ['サスペンス・ミステリー', 'ヒューマンドラマ'],
  style,
  fame: 0.78,
  cover: {
    alt: '緑のオウムを肩の横に、鋭い目でこちらを見る刑事。背景に大時計。',
    medium: k.boldColour,
    focus: [0.5, 0.42],
    draw: [
      k.plain('#f0b23a'),
      ({ pen }) => {
        pen.circle(500, 620, 430, '#f7d98a', 10);
        pen.circle(500, 620, 380, '#f0b23a', 4);
        for (let i = 0; i < 60; i++) {
          const a = (i / 60) * Math.PI * 2;
          const r = i % 5 ? 362 : 330;
          pen.wire([[500 + Math.cos(a) * r, 620 + Math.sin(a) * r], [500 + Math.cos(a) * 374, 620 + Math.sin(a) * 374]], i % 5 ? 5 : 13, '#1a2a2a');
        }
        pen.line([[500, 620], [250, 420]], 34, { straight: true, taper: [0.05, 0.4], paint: '#1a2a2a' });
        pen.line([[500, 620], [730, 330]], 24, { straight: true, taper: [0.05, 0.3], paint: '#1a2a2a' });
      },
      k.actor(ukai, 'resolute', { at: [0.43, 0.46], size: 0.15, yaw: 0.5, gaze: 0.2 }),
      parrot([0.81, 0.6], 0.125, true),
      ({ pen }) => pen.poly([[0, 1230], [1000, 1160], [1000, 1400], [0, 1400]], '#0f3a3a'),
      k.letters('証言者は', { at: [0.13, 0.22], size: 100, font: 'heavy', fill: '#0f3a3a', vertical: true, outline: '#f0b23a', outlineWidth: 16 }),
      k.letters('オウム', { at: [0.36, 0.915], size: 176, font: 'heavy', fill: '#f7d98a', turn: -4 }),
      k.letters('青葉わたる', { at: [0.82, 0.945], size: 44, font: 'heavy', fill: '#f0b23a', turn: -4 }),
    ],
  },
  episodes: [
    {
      title: '午前三時のオウム',
      hoursAgo: 24 * 7,
      startPosition: 'LATTER',
      afterword: 'オウムの鳴きまねを毎日録音しています。家族に苦情を言われました。',
      pages: [
        {
          alt: '雨の夜の時計店。止まった時計とオウム。',
          focus: [0.5, 0.32],
          tiers: [{ h: 1.6, w: [1], bleed: true }, { h: 1, w: [1, 1.2], lean: 4 }],
          panels: [
            { frame: 0, draw: [k.plain('#2a2a30'), ({ pen, box }) => { for (const [x, y, r] of [[0.2, 0.24, 90], [0.5, 0.18, 70], [0.8, 0.28, 110], [0.34, 0.62, 76], [0.1, 0.7, 60]] as const) { const [cx, cy] = [box.x + x * box.w, box.y + y * box.h]; pen.circle(cx, cy, r, '#ffffff', 5); pen.circle(cx, cy, r - 12, '#e8e4da', 2); for (let i = 0; i < 12; i++) pen.circle(cx + Math.cos(i * 0.5236) * (r - 22), cy + Math.sin(i * 0.5236) * (r - 22), 4, '#000000'); pen.wire([[cx, cy], [cx + r * 0.45, cy]], 7); pen.wire([[cx, cy], [cx, cy - r * 0.66]], 5); } }, parrot([0.72, 0.62], 0.17)], say: [{ text: '時計はぜんぶ\n三時で止まっていた', at: [0.42, 0.42], shape: 'box' }] },
            { draw: [k.street({ night: true, sky: '#3a3a44', wall: '#8a8680' }), k.rain(90, 10, '#ffffff')], say: [{ text: '時計店主\n失踪の夜', at: [0.84, 0.3], shape: 'box' }] },
            { draw: [white, k.bust(ukai, 'calm', { at: [0.44, 0.48], yaw: 0.5 })], say: [{ text: '目撃者は？', at: [0.82, 0.34], to: [0.6, 0.56] }] },
          ],
        },
        {
          alt: '佐藤巡査が目撃者はオウムだけだと告げる。',
          tiers: [{ h: 1, w: [1, 1.1], lean: -4 }, { h: 1.2, w: [1] }, { h: 0.8, w: [1.2, 1], lean: 4 }],
          panels: [
            { draw: [study, k.bust(sato, 'talk', { yaw: -0.5, size: 0.23 })], say: [{ text: 'それが…\nこちらの', at: [0.16, 0.34], to: [0.4, 0.56] }] },
            { draw: [white, parrot([0.5, 0.46], 0.3)], say: [{ text: '鳥です', at: [0.84, 0.3], shape: 'soft' }] },
            { draw: [k.plain('#c9c6be'), k.bust(ukai, 'blank', { at: [0.7, 0.48], yaw: -0.7, size: 0.24 }), parrot([0.26, 0.5], 0.24, true, true)], say: [{ text: 'アイツガ\nヤッタ', at: [0.46, 0.28], shape: 'radio', to: [0.36, 0.42], size: 36 }] },
            { draw: [white, k.close(ukai, 'surprised', { yaw: -0.4, size: 0.36 })] },
            { draw: [k.plain('#2a2a30'), k.close(sato, 'shocked', { yaw: 0.4, size: 0.34 })], say: [{ text: 'しゃ、喋った', at: [0.2, 0.3], shape: 'shout' }] },
          ],
        },
        {
          alt: '夫人に話を聞く鵜飼。オウムが同じ言葉を繰り返す。',
          tiers: [{ h: 1, w: [1.3, 1] }, { h: 0.9, w: [1, 1, 1] }, { h: 1, w: [1] }],
          panels: [
            { draw: [study, k.bust(widow, 'sad', { yaw: -0.5, size: 0.24 })], say: [{ text: '主人は夜中に\nひとりで時計を', at: [0.14, 0.36], to: [0.36, 0.56] }] },
            { draw: [white, k.bust(ukai, 'calm', { yaw: 0.5, size: 0.24 })], say: [{ text: 'ひとりで？', at: [0.82, 0.32], to: [0.6, 0.56] }] },
            { draw: [white, k.close(widow, 'calm', { yaw: -0.3, size: 0.34 })], say: [{ text: 'ええ', at: [0.2, 0.2], shape: 'soft' }] },
            { draw: [white, parrot([0.5, 0.44], 0.28, true)], say: [{ text: 'オチャ\nドウゾ', at: [0.24, 0.18], shape: 'radio' }] },
            { draw: [k.plain('#2a2a30'), k.close(ukai, 'resolute', { yaw: 0.4, size: 0.34 })] },
            { draw: [study, k.put([0.3, 0.76], 0.2, (p) => { for (const x of [-90, 60]) { p.shape([[x - 40, 0, 1], [x - 34, 40], [x, 52], [x + 34, 40], [x + 40, 0, 1]], '#ffffff', p.px(4)); p.oval(x, 0, 40, 10, '#6a5a44', p.px(3)); } }), k.bust(ukai, 'smug', { at: [0.72, 0.46], yaw: -0.5, size: 0.25 })], say: [{ text: '茶碗が、ふたつ', at: [0.5, 0.3], to: [0.64, 0.5], size: 36 }] },
          ],
        },
        {
          alt: '鵜飼とオウムが雨上がりの朝に向き合う。',
          focus: [0.5, 0.62],
          tiers: [{ h: 0.8, w: [1, 1.2], lean: 4 }, { h: 1.7, w: [1], bleed: true }],
          panels: [
            { draw: [white, k.bust(sato, 'surprised', { yaw: -0.4 })], say: [{ text: '鳥の証言なんて\n調書に書けません', at: [0.17, 0.42], to: [0.4, 0.58] }] },
            { draw: [k.plain('#c9c6be'), k.close(ukai, 'calm', { yaw: 0.5, size: 0.36 })], say: [{ text: '鳥は嘘を\n覚えない', at: [0.83, 0.34], size: 34 }] },
            { frame: 0, draw: [k.fade('#d8d4cc', '#ffffff'), k.clouds(0.4, 0.24, 3, '#ffffff', '#d8d4cc', 2), k.town(0.66, ['#c9c6be', '#8a8680'], false, 1.3), k.actor(ukai, 'smile', { at: [0.36, 0.46], size: 0.11, yaw: 0.6, pose: 'offer' }), parrot([0.74, 0.5], 0.13, true)], say: [{ text: '続きを聞こうか、相棒', at: [0.12, 0.32], to: [0.3, 0.42] }, { text: 'オチャ\nフタツ', at: [0.88, 0.26], shape: 'radio', to: [0.78, 0.4], size: 34 }] },
          ],
        },
      ],
    },
    {
      title: '嘘を覚えない鳥',
      hoursAgo: 44,
      startPosition: 'LATTER',
      afterword: '謎はまだ半分です。オウムの名前は募集しています。',
      pages: [
        {
          alt: '取調室。オウムと鵜飼が向かい合う。',
          focus: [0.5, 0.3],
          tiers: [{ h: 1.4, w: [1] }, { h: 1, w: [1, 1], lean: -4 }],
          panels: [
            { draw: [k.plain('#3a3a44'), k.halo([0.5, 0.3], 0.9, '#ffffff', 0.9), ({ pen, box }) => { pen.box([[box.x, box.y + box.h * 0.78], [box.x + box.w, box.y + box.h * 0.78], [box.x + box.w, box.y + box.h * 1.1], [box.x, box.y + box.h * 1.1]], '#8a8680', 4); pen.poly([[box.x + box.w * 0.42, box.y], [box.x + box.w * 0.58, box.y], [box.x + box.w * 0.64, box.y + box.h * 0.1], [box.x + box.w * 0.36, box.y + box.h * 0.1]], '#000000'); }, k.actor(ukai, 'calm', { at: [0.26, 0.44], size: 0.13, yaw: 0.8 }), parrot([0.72, 0.5], 0.19, false)], say: [{ text: '名前は', at: [0.12, 0.26], to: [0.22, 0.4] }, { text: 'サンジ', at: [0.88, 0.26], shape: 'radio', to: [0.76, 0.36], size: 34 }] },
            { draw: [white, k.bust(sato, 'smile', { yaw: -0.4 })], say: [{ text: '三時…\n名前ですか', at: [0.17, 0.34], to: [0.4, 0.58] }] },
            { draw: [white, k.close(ukai, 'resolute', { yaw: 0.4, size: 0.36 })], say: [{ text: '違う。時刻だ', at: [0.82, 0.34], size: 33 }] },
          ],
        },
        {
          alt: '鵜飼は止まった時計の裏に手紙を見つける。',
          tiers: [{ h: 1, w: [1, 1.4], lean: 4 }, { h: 1, w: [1.2, 1], lean: -4 }, { h: 1, w: [1] }],
          panels: [
            { draw: [white, parrot([0.5, 0.44], 0.28, true)], say: [{ text: 'サンジ\nウラ', at: [0.2, 0.18], shape: 'radio' }] },
            { draw: [k.plain('#2a2a30'), k.put([0.5, 0.5], 0.34, (p) => { p.circle(0, 0, 100, '#ffffff', p.px(6)); for (let i = 0; i < 12; i++) p.circle(Math.cos(i * 0.5236) * 80, Math.sin(i * 0.5236) * 80, 6, '#000000'); p.wire([[0, 0], [50, 0]], p.px(9)); p.wire([[0, 0], [0, -70]], p.px(6)); })], say: [{ text: '三時の裏…', at: [0.86, 0.3], shape: 'black', size: 34 }] },
            { draw: [study, k.bust(ukai, 'surprised', { yaw: -0.5, pose: 'lift', size: 0.2 })], sounds: [{ text: 'カチッ', at: [0.24, 0.26], size: 74 }] },
            { draw: [white, k.put([0.5, 0.5], 0.34, (p) => k.drawLetter(p), -8)] },
            { draw: [k.fade('#ffffff', '#c9c6be'), k.bust(ukai, 'gentle', { at: [0.3, 0.48], yaw: 0.5, size: 0.25 })], say: [{ text: '店主は消えたんじゃない', at: [0.86, 0.42], size: 32 }, { text: '逃がされたんだ', at: [0.66, 0.46], size: 32 }] },
          ],
        },
        {
          alt: '夫人は微笑み、オウムが飛び立つ。',
          focus: [0.5, 0.6],
          tiers: [{ h: 0.9, w: [1, 1.2] }, { h: 1.6, w: [1], bleed: true }],
          panels: [
            { draw: [white, k.close(widow, 'smile', { yaw: -0.4, size: 0.36 })], say: [{ text: 'あの子\nおしゃべりね', at: [0.2, 0.28], shape: 'soft' }] },
            { draw: [k.plain('#2a2a30'), k.bust(ukai, 'angry', { yaw: 0.5 })], say: [{ text: '窓を閉めろ', at: [0.82, 0.34], shape: 'shout', to: [0.6, 0.56], size: 36 }] },
            { frame: 0, draw: [k.fade('#ffffff', '#d8d4cc'), k.focusLines([0.5, 0.42], [0.3, 0.3], '#000000', 110), parrot([0.5, 0.38], 0.2, true), k.petals(24, '#ffffff'), k.actor(ukai, 'shout', { at: [0.2, 0.76], size: 0.1, yaw: 0.6 })], sounds: [{ text: 'バサッ', at: [0.8, 0.2], size: 150 }], say: [{ text: 'サンジ、ミタ', at: [0.86, 0.6], shape: 'radio', to: [0.6, 0.44], size: 36 }] },
          ],
        },
      ],
    },
  ],
};
