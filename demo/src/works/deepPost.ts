import * as k from './kit.ts';
import type { Panel } from '../layout/panels.ts';
import type { Character, Painter, Pen, WorkScript, WorkStyle } from './kit.ts';

export const ruri: Character = {
  name: 'ルリ', build: 'teen', hair: 'wavy', hairPaint: '#3fb8b0', skin: '#fde4d6', eyes: 'shojo', eyePaint: '#d98a2a',
  outfit: 'uniform', cloth: ['#e8574a', '#fff2d8', '#f2c14a'], extras: ['cap'],
};
const clerk: Character = {
  name: '久世', build: 'man', hair: 'short', hairPaint: '#2a2630', skin: '#f8dcc4', eyes: 'plain', eyePaint: '#4a4452',
  outfit: 'suit', cloth: ['#4a5268', '#3a4056', '#7a8aa8'],
};

export const stripStyle: WorkStyle = {
  medium: k.stripColour,
  voice: { font: 'marker', size: 36, vertical: false, line: '#1d1a2b' },
  margin: 0, gutter: 0, gap: 0, frame: 4, rightToLeft: false,
};

/** A rectangle of a strip, in pixels. */
export function pane(x: number, y: number, w: number, h: number): Panel {
  return [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
}

type Face = 'calm' | 'shock' | 'happy' | 'sad' | 'shout';

/** The post office: a shell-roofed house whose windows are eyes and whose door is a mouth. */
function drawOffice(p: Pen, face: Face): void {
  const w = p.px(3);
  p.shape([[-130, 110, 1], [-120, -10], [0, -40], [120, -10], [130, 110, 1]], '#f6d9b8', w);
  p.poly([[56, 0], [118, -6], [128, 110], [74, 110]], '#c98f7a', 0.5);
  p.shape([[-160, 0, 1], [-130, -90], [-50, -150], [0, -164], [50, -150], [130, -90], [160, 0, 1], [80, -22], [0, -14], [-80, -22]], '#e8574a', w);
  for (const x of [-104, -56, 0, 56, 104]) p.bend([[0, -160], [x * 0.7, -90], [x, -20]], w, '#8a2a34');
  p.fill([[-110, -40], [-70, -120], [-20, -146], [-50, -90], [-70, -30]], '#ffffff', 0.3);
  for (const s of [-1, 1]) {
    const x = s * 58;
    p.shape([[x - 30, 62, 1], [x - 30, 26], [x, 10], [x + 30, 26], [x + 30, 62, 1]], '#fff7dc', w);
    if (face === 'happy') p.line([[x - 18, 48], [x, 28], [x + 18, 48]], p.px(6), { taper: [0.1, 0.1] });
    else if (face === 'sad') p.line([[x - 18, 36], [x, 48], [x + 18, 36]], p.px(6), { taper: [0.1, 0.1] });
    else {
      p.circle(x, 38, face === 'shock' ? 8 : 14, '#1d1a2b');
      p.circle(x - 4, 33, face === 'shock' ? 3 : 5, '#ffffff');
    }
  }
  const open = face === 'shout' || face === 'shock' ? 34 : 20;
  p.shape([[-26, 110, 1], [-26, 84], [0, 110 - open], [26, 84], [26, 110, 1]], face === 'shout' || face === 'shock' ? '#5a1420' : '#7a4a34', w);
  p.box([[-46, -6], [46, -6], [46, 8], [-46, 8]], '#fff7dc', w);
  p.wire([[-10, -2], [10, -2]], p.px(2.4), '#e8574a');
  p.wire([[0, -2], [0, 6]], p.px(2.4), '#e8574a');
  p.wire([[-10, 2], [10, 2]], p.px(2.4), '#e8574a');
}

const office = (at: readonly [number, number], size: number, face: Face): Painter => k.put(at, size, (p) => drawOffice(p, face));
const fish = (at: readonly [number, number], size: number, paint: string, flip = false): Painter => k.put(at, size, (p) => k.drawFish(p, paint), 0, flip);
const jelly = (at: readonly [number, number], size: number, paint = '#f7a8c8'): Painter => k.put(at, size, (p) => k.drawJelly(p, paint, 0.9));
const deep: Painter = ({ pen, box }) => pen.rect(box.x, box.y, box.w, box.h, pen.linear([0, box.y], [0, box.y + box.h], [[0, '#eef6fb'], [0.18, '#9fd6e8'], [0.45, '#2a86b0'], [0.75, '#123f78'], [1, '#0a1d4a']]));

export const deepPost: WorkScript = {
  key: 'deep-post',
  title: '転生したら深海の郵便局でした',
  description: '過労で倒れた郵便局員・久世が目をさますと、深海二千メートルの「郵便局」になっていた。局員ではない、建物のほうである。くらげの配達員と新米局長ルリが運ぶ、光の届かない町の手紙の話。縦読みフルカラー。',
  tags: ['異世界', '縦読み', 'ファンタジー', 'コメディ・ギャグ', 'カラー'],
  scrollDirection: 'TOP_TO_BOTTOM',
  style: stripStyle,
  fame: 0.88,
  cover: {
    alt: '光の差す海の底、貝の屋根の郵便局の前で手を振る局長の少女とくらげたち。',
    medium: k.stripColour,
    focus: [0.46, 0.58],
    draw: [
      k.undersea('#4fc3d8', '#0c2a66', '#2a9a86'),
      ...([[0.14, 0.4, 0.05], [0.86, 0.36, 0.06], [0.74, 0.5, 0.035], [0.1, 0.62, 0.04]] as const).map(([x, y, s], i) => jelly([x, y], s, i % 2 ? '#ffd0a8' : '#f7a8d0')),
      k.bokeh(20, '#e8fbff', 0.5),
      fish([0.12, 0.56], 0.05, '#ffb84a'),
      office([0.68, 0.545], 0.165, 'happy'),
      k.ridges(0.745, 0.04, ['#d8b88a', '#c8a070', '#b8925f'], false, 3),
      fish([0.86, 0.82], 0.05, '#ff8a7a', true),
      k.actor(ruri, 'laugh', { at: [0.27, 0.64], size: 0.095, yaw: 0.4, pose: 'cheer', wind: -24 }),
      ...([[0.5, 0.35, 12], [0.3, 0.4, -16], [0.6, 0.84, 24]] as const).map(([x, y, a]) => k.put([x, y], 0.03, (p: Pen) => k.drawLetter(p), a)),
      k.letters('転生したら', { at: [0.34, 0.085], size: 104, font: 'pop', fill: '#ffffff', outline: '#0c2a66', outlineWidth: 20 }),
      k.letters('深海の郵便局', { at: [0.5, 0.185], size: 142, font: 'pop', fill: '#ffd84a', outline: '#0c2a66', outlineWidth: 26, outer: '#ffffff', outerWidth: 12 }),
      k.letters('でした', { at: [0.78, 0.275], size: 104, font: 'pop', fill: '#ffffff', outline: '#0c2a66', outlineWidth: 20 }),
      k.letters('縦野みのり', { at: [0.83, 0.965], size: 36, font: 'pop', fill: '#ffffff', outline: '#0c2a66', outlineWidth: 10 }),
    ],
  },
  episodes: [
    {
      title: '転生先、ちょっと待って',
      hoursAgo: 24 * 14,
      afterword: '縦に長いと深海が深くなります。スクロールで沈んでください。',
      pages: [
        {
          alt: '過労で倒れた郵便局員が海の底へ沈み、郵便局に生まれ変わる縦長の一枚。',
          height: 8000,
          focus: [0.5, 0.07],
          ground: '#eef6fb',
          frames: [
            pane(-10, -10, 1020, 8020),
            pane(70, 120, 860, 820), pane(320, 1080, 610, 520), pane(-10, 1800, 1020, 1100), pane(70, 3060, 520, 560), pane(-10, 3800, 1020, 1300),
            pane(120, 5260, 760, 620), pane(70, 6040, 860, 640), pane(-10, 6840, 1020, 1170),
          ],
          panels: [
            { frame: 0, draw: [deep] },
            { draw: [k.room({ wall: '#e6e0d4', floor: '#a89884', night: true }), k.bust(clerk, 'sleepy', { at: [0.52, 0.46], size: 0.19, yaw: 0.3, pose: 'slump' }), ...[0, 1, 2, 3, 4, 5].map((i) => k.put([0.12 + i * 0.15, 0.94 - (i % 2) * 0.05], 0.12, (p: Pen) => k.drawLetter(p), i * 11 - 30))], say: [{ text: '年賀状、二十万通…', at: [0.72, 0.14], to: [0.58, 0.34] }, { text: '仕分けの途中で', at: [0.22, 0.26], shape: 'thought', to: [0.42, 0.36] }] },
            { draw: [k.flash([0.5, 0.5], 0.5, '#1d1a2b', '#fff2c4'), k.close(clerk, 'shocked', { size: 0.3, yaw: -0.2 })], sounds: [{ text: 'バタッ', at: [0.2, 0.2], size: 110, font: 'heavy', fill: '#ffd84a' }] },
            { frame: 0, draw: [k.bokeh(24, '#ffffff', 0.6), k.actor(clerk, 'sleepy', { at: [0.52, 0.76], size: 0.072, turn: 150, yaw: 0.2, pose: 'jump' }), ...[0, 1, 2, 3, 4].map((i) => k.put([0.14 + i * 0.18, 0.16 + ((i * 37) % 60) / 100], 0.035, (p: Pen) => k.drawLetter(p), i * 50))], say: [{ text: 'ああ、生まれ変わったら', at: [0.36, 0.08], shape: 'bare', size: 44 }, { text: '静かなところで働きたい', at: [0.62, 0.92], shape: 'bare', size: 44 }], sounds: [{ text: 'ゴボ…', at: [0.82, 0.3], size: 110, font: 'marker', fill: '#2a86b0' }] },
            { draw: [k.plain('#0f3a6a'), k.halo([0.5, 0.5], 0.8, '#7fe0e8', 0.7), jelly([0.5, 0.42], 0.2)], say: [{ text: 'おはようございます、局長', at: [1.2, 0.3], shape: 'radio', to: [0.75, 0.42] }, { text: '局長？ おれが？', at: [1.15, 0.66], shape: 'soft' }] },
            { frame: 0, draw: [k.undersea('#2a86b0', '#123f78', '#1f7a70'), k.ridges(0.88, 0.06, ['#c9a878', '#a5835a'], false, 3), office([0.5, 0.6], 0.24, 'shock'), jelly([0.14, 0.42], 0.06), jelly([0.87, 0.5], 0.07, '#ffd0a8'), fish([0.2, 0.2], 0.05, '#ffb84a'), fish([0.76, 0.24], 0.04, '#ff8a7a', true)], say: [{ text: '建物のほうだった', at: [0.5, 0.13], shape: 'shout', size: 62 }] },
            { draw: [k.plain('#bfe6ec'), k.bust(ruri, 'laugh', { at: [0.42, 0.5], size: 0.24, yaw: 0.4, pose: 'wave' }), k.bokeh(8, '#ffffff', 0.8)], say: [{ text: 'はじめまして、郵便局さん', at: [0.5, 0.09], shape: 'soft' }, { text: '今日から局長の\nルリです', at: [0.84, 0.42], to: [0.6, 0.54] }] },
            { draw: [k.plain('#123f78'), office([0.32, 0.6], 0.25, 'calm'), k.bust(ruri, 'talk', { at: [0.78, 0.5], size: 0.2, yaw: -0.6 })], say: [{ text: '人手は足りてるんですか', at: [0.3, 0.12], shape: 'radio', to: [0.32, 0.5] }, { text: 'わたしと、\nくらげが三匹', at: [0.74, 0.14], to: [0.76, 0.3] }] },
            { frame: 0, draw: [k.stars(40, { paint: '#9fe8f0', below: 0.5 }), k.ridges(0.8, 0.1, ['#0d2450', '#081838'], false, 0), office([0.5, 0.62], 0.17, 'happy'), k.halo([0.5, 0.66], 0.6, '#ffe9a0', 0.4), jelly([0.2, 0.34], 0.07), jelly([0.78, 0.28], 0.08, '#ffd0a8'), jelly([0.88, 0.52], 0.05, '#b8e0ff'), k.full(ruri, 'smile', { at: [0.26, 0.66], size: 0.035, back: true })], say: [{ text: '前より、にぎやかになりそうだ', at: [0.5, 0.13], shape: 'bare', size: 44 }, { text: 'つづく', at: [0.84, 0.93], shape: 'bare', size: 40 }] },
          ],
        },
      ],
    },
    {
      title: '速達は落ちてくる',
      hoursAgo: 6,
      afterword: '速達を描いたので、わたしの原稿も速達で届くといいのですが。',
      pages: [
        {
          alt: '海の上から難破船の郵便袋が落ちてくる縦長の一枚。',
          height: 6600,
          focus: [0.5, 0.08],
          ground: '#0f3a6a',
          frames: [
            pane(-10, -10, 1020, 6620), pane(-10, 60, 1020, 1000), pane(70, 1220, 560, 560), pane(370, 1900, 560, 560), pane(-10, 2640, 1020, 1240), pane(70, 4040, 860, 620), pane(70, 4800, 400, 460), pane(530, 4800, 400, 460), pane(-10, 5420, 1020, 1200),
          ],
          panels: [
            { frame: 0, draw: [k.fade('#1b5f96', '#123f78', '#0a1d4a', '#123f78')] },
            { frame: 0, draw: [k.undersea('#2a86b0', '#1b5f96', '#1f7a70'), office([0.7, 0.66], 0.19, 'calm'), k.ridges(0.92, 0.05, ['#c9a878'], false, 3), k.actor(ruri, 'sleepy', { at: [0.28, 0.56], size: 0.1, yaw: 0.4 }), jelly([0.5, 0.28], 0.08)], say: [{ text: 'ひまですねえ', at: [0.2, 0.26], to: [0.27, 0.42], size: 42 }, { text: '深海だからな', at: [0.76, 0.2], shape: 'radio', to: [0.7, 0.44] }] },
            { draw: [k.plain('#123f78'), k.speedLines(80, 40, '#9fe8f0'), k.put([0.5, 0.5], 0.3, (p: Pen) => { k.drawBag(p); })], sounds: [{ text: 'ひゅるるる', at: [0.5, 0.14], size: 70, font: 'marker', fill: '#ffd84a' }] },
            { draw: [k.flash([0.5, 0.5], 0.46, '#0a1d4a', '#fff2c4'), office([0.5, 0.6], 0.22, 'shout')], sounds: [{ text: 'ドスン', at: [0.5, 0.18], size: 120, font: 'heavy', fill: '#e8574a' }] },
            { frame: 0, draw: [k.halo([0.5, 0.6], 0.9, '#ffe9a0', 0.5), ...Array.from({ length: 16 }, (_, i) => k.put([0.08 + ((i * 61) % 86) / 100, 0.16 + ((i * 37) % 72) / 100], 0.045 + (i % 3) * 0.012, (p: Pen) => k.drawLetter(p, i % 4 ? '#fff6df' : '#ffdfe6'), i * 47)), k.actor(ruri, 'surprised', { at: [0.5, 0.5], size: 0.085, yaw: 0.3, pose: 'jump', wind: 40 })], say: [{ text: '沈んだ船の、五十年ぶんの手紙', at: [0.5, 0.06], shape: 'box', size: 42 }] },
            { draw: [k.plain('#bfe6ec'), k.bust(ruri, 'cry', { at: [0.36, 0.5], size: 0.24, yaw: 0.4 }), k.put([0.76, 0.6], 0.2, (p: Pen) => k.drawLetter(p), 10)], say: [{ text: 'もう、届けられませんよね', at: [0.56, 0.11], to: [0.4, 0.3] }] },
            { draw: [k.plain('#123f78'), office([0.5, 0.58], 0.24, 'sad')], say: [{ text: '宛先は', at: [0.5, 0.12], shape: 'radio' }] },
            { draw: [k.plain('#e8574a'), office([0.5, 0.58], 0.24, 'shout'), k.focusLines([0.5, 0.55], [0.4, 0.4], '#fff2d8', 60)], say: [{ text: '読める', at: [0.5, 0.12], shape: 'shout', size: 44 }] },
            { frame: 0, draw: [k.fade('#123f78', '#2a86b0', '#9fd6e8'), k.bokeh(20, '#ffffff', 0.5), ...Array.from({ length: 7 }, (_, i) => jelly([0.12 + i * 0.13, 0.64 - i * 0.075], 0.05, i % 2 ? '#ffd0a8' : '#f7a8d0')), ...Array.from({ length: 7 }, (_, i) => k.put([0.12 + i * 0.13, 0.74 - i * 0.075], 0.024, (p: Pen) => k.drawLetter(p), i * 12)), k.actor(ruri, 'laugh', { at: [0.24, 0.72], size: 0.07, yaw: 0.5, pose: 'lift' }), office([0.76, 0.84], 0.1, 'happy')], say: [{ text: 'おそくなりました、速達です', at: [0.54, 0.1], shape: 'soft', size: 46 }] },
          ],
        },
      ],
    },
  ],
};

const misaki: Character = {
  name: '美咲', build: 'woman', hair: 'pony', hairPaint: '#5a3f52', skin: '#fde4d4', eyes: 'shojo', eyePaint: '#7a5a8a',
  outfit: 'suit', cloth: ['#8a7aa8', '#5a4f78', '#e87a8a'],
};
const dragon = (at: readonly [number, number], size: number, mood: 'calm' | 'roar' = 'calm', flip = false): Painter => k.put(at, size, (p) => k.drawDragon(p, '#4aa884', '#f2e2a8', mood), 0, flip);
const hall: Painter = ({ pen, box }) => {
  const at = k.shares(box);
  pen.rect(box.x, box.y, box.w, box.h, '#c9b8d8');
  pen.box([at(0.56, 0.08), at(0.94, 0.08), at(0.94, 1), at(0.56, 1)], '#6a5a8a', 4);
  pen.box([at(0.6, 0.12), at(0.9, 0.12), at(0.9, 1), at(0.6, 1)], '#7f6fa8', 3);
  pen.circle(at(0.86, 0)[0], at(0, 0.6)[1], 10, '#f2c14a', 3);
  pen.box([at(0.68, 0.2), at(0.82, 0.2), at(0.82, 0.28), at(0.68, 0.28)], '#fff6e0', 3);
};

export const twelfthFloor: WorkScript = {
  key: 'twelfth-floor',
  title: '十二階のドラゴン',
  description: '残業続きの美咲の部屋は十一階。真上の住人の足音がうるさい。意を決して十二階を訪ねると、出てきたのは礼儀正しいドラゴンだった。ご近所あたたかファンタジー、縦読み。',
  tags: ['縦読み', 'ファンタジー', '日常', 'コメディ・ギャグ', 'カラー'],
  scrollDirection: 'TOP_TO_BOTTOM',
  style: stripStyle,
  fame: 0.63,
  cover: {
    alt: '夕暮れのマンションの屋上で、ドラゴンと並んで缶コーヒーを飲む女性。',
    medium: k.stripColour,
    focus: [0.5, 0.52],
    draw: [
      k.fade('#3b2f7a', '#9a5aa8', '#f58a7a', '#ffd89a'),
      k.stars(60, { below: 0.4 }),
      k.moon([0.2, 0.34], 0.1, '#fff2d0'),
      k.clouds(0.5, 0.2, 4, '#ffc0a8', '#d88aa0', 0),
      k.town(0.66, ['#8a5a9a', '#5a3f7a', '#33244f'], true, 1.2),
      dragon([0.74, 0.47], 0.125),
      k.actor(misaki, 'laugh', { at: [0.22, 0.6], size: 0.1, yaw: 0.6, pose: 'offer', wind: -30 }),
      ({ pen }) => { pen.box([[-20, 1200], [1020, 1200], [1020, 1420], [-20, 1420]], '#2a1f44', 5); for (let i = 0; i < 12; i++) pen.wire([[i * 92, 1130], [i * 92, 1200]], 7, '#1d1630'); pen.wire([[-20, 1130], [1020, 1130]], 10, '#1d1630'); },
      k.letters('十二階の', { at: [0.3, 0.1], size: 130, font: 'pop', fill: '#ffffff', outline: '#2a1f44', outlineWidth: 22 }),
      k.letters('ドラゴン', { at: [0.55, 0.215], size: 196, font: 'pop', fill: '#7fe0b0', outline: '#2a1f44', outlineWidth: 28, outer: '#ffffff', outerWidth: 14 }),
      k.letters('縦野みのり', { at: [0.5, 0.945], size: 40, font: 'pop', fill: '#ffd89a' }),
    ],
  },
  episodes: [
    {
      title: '足音の主',
      hoursAgo: 24 * 4,
      afterword: '上の階の足音が気になって描きました。うちの上はたぶん人間です。',
      pages: [
        {
          alt: '真夜中の足音に悩む美咲が十二階を訪ね、ドラゴンに会う縦長の一枚。',
          height: 7600,
          focus: [0.5, 0.07],
          ground: '#241a44',
          frames: [
            pane(-10, -10, 1020, 7620), pane(-10, 40, 1020, 980), pane(70, 1160, 860, 560), pane(70, 1840, 420, 480), pane(510, 1840, 420, 480), pane(170, 2500, 660, 900), pane(-10, 3600, 1020, 1400), pane(70, 5160, 860, 620), pane(70, 5900, 420, 440), pane(510, 5900, 420, 440), pane(-10, 6500, 1020, 1120),
          ],
          panels: [
            { frame: 0, draw: [k.fade('#1b1440', '#3b2f7a', '#6a4a9a', '#f0a08a')] },
            { frame: 0, draw: [k.fade('#151034', '#3b2f7a'), k.stars(70), k.moon([0.8, 0.2], 0.07, '#fff2d0'), ({ pen }) => { pen.box([[250, 190], [760, 150], [760, 1040], [250, 1040]], '#4a3f74', 5); for (let r = 0; r < 8; r++) for (let c = 0; c < 5; c++) pen.box([[280 + c * 94, 210 + r * 104], [344 + c * 94, 210 + r * 104], [344 + c * 94, 270 + r * 104], [280 + c * 94, 270 + r * 104]], (r === 1 && c === 2) || (r === 0 && c === 2) ? '#ffd84a' : '#231a48', 3); }], say: [{ text: '午前二時', at: [0.16, 0.24], shape: 'box', size: 44 }], sounds: [{ text: 'ドシン', at: [0.84, 0.42], size: 130, font: 'heavy', fill: '#f2c14a' }] },
            { draw: [k.room({ night: true, wall: '#8a7fb8', floor: '#5a4a78' }), k.bust(misaki, 'angry', { at: [0.44, 0.5], size: 0.26, yaw: 0.3 })], say: [{ text: '今日こそ言ってやる', at: [0.76, 0.2], to: [0.56, 0.4], size: 40 }] },
            { draw: [k.plain('#6a5a9a'), k.put([0.5, 0.52], 0.34, (p) => { p.box([[-60, -100], [60, -100], [60, 100], [-60, 100]], '#2a1f44', p.px(5)); for (let i = 0; i < 4; i++) for (let j = 0; j < 3; j++) p.circle(-34 + j * 34, -66 + i * 44, 14, i === 0 && j === 2 ? '#ffd84a' : '#8a7fb8', p.px(3)); })], say: [{ text: '12', at: [0.5, 0.1], shape: 'box' }] },
            { draw: [k.plain('#c9b8d8'), k.close(misaki, 'resolute', { yaw: 0.4, size: 0.32 })], sounds: [{ text: 'ピンポーン', at: [0.5, 0.12], size: 60, font: 'pop', fill: '#e87a8a' }] },
            { draw: [hall, k.actor(misaki, 'surprised', { at: [0.26, 0.4], size: 0.1, yaw: 0.7 })], say: [{ text: 'はい、ただいま', at: [0.56, 0.07], shape: 'radio' }], sounds: [{ text: 'ガチャ', at: [0.5, 0.3], size: 90, font: 'heavy', fill: '#f2c14a' }] },
            { frame: 0, draw: [k.glow([0.5, 0.45], 0.7, '#fff2c4', '#4a2f7a'), k.focusLines([0.5, 0.45], [0.44, 0.4], '#241a44', 80), dragon([0.58, 0.42], 0.2), k.actor(misaki, 'shocked', { at: [0.14, 0.74], size: 0.07, yaw: 0.6 })], say: [{ text: '夜分にうるさくて\nすみません', at: [0.28, 0.16], to: [0.4, 0.36], size: 44 }, { text: '礼儀正しい', at: [0.34, 0.86], shape: 'thought', to: [0.18, 0.76], size: 40 }] },
            { draw: [k.room({ wall: '#f0d8b0', floor: '#b08a5a', night: true }), dragon([0.8, 0.44], 0.24), k.bust(misaki, 'talk', { at: [0.16, 0.52], size: 0.2, yaw: 0.6 })], say: [{ text: 'しっぽが床に\n当たってしまって', at: [0.42, 0.16], to: [0.5, 0.4] }] },
            { draw: [k.plain('#f6c0a8'), k.close(misaki, 'smile', { yaw: 0.4, size: 0.32 })], say: [{ text: 'じゅうたん\n敷きません？', at: [0.5, 0.13], shape: 'soft' }] },
            { draw: [k.plain('#bfe8d4'), dragon([0.62, 0.5], 0.26)], say: [{ text: '名案です', at: [0.3, 0.14], to: [0.4, 0.4] }] },
            { frame: 0, draw: [k.fade('#6a4a9a', '#f58a7a', '#ffd89a'), k.clouds(0.5, 0.2, 4, '#ffd0b8', '#e89aa0', 0), k.town(0.72, ['#8a5a9a', '#5a3f7a'], true, 1.2), dragon([0.76, 0.56], 0.13), k.actor(misaki, 'laugh', { at: [0.26, 0.64], size: 0.075, yaw: 0.6, pose: 'offer' })], say: [{ text: 'その夜から、足音はふわふわになった', at: [0.5, 0.1], shape: 'box', size: 42 }, { text: 'つづく', at: [0.86, 0.94], shape: 'bare', size: 40 }] },
          ],
        },
      ],
    },
    {
      title: 'ごみの分別と炎',
      status: 'SCHEDULED',
      hoursAgo: -30,
      afterword: '燃えるごみは、燃やさないで出しましょう。',
      pages: [
        {
          alt: 'ドラゴンがごみを自分で燃やそうとして止められる縦長の一枚。',
          height: 3600,
          focus: [0.5, 0.15],
          ground: '#f6e2c4',
          frames: [pane(70, 80, 860, 800), pane(70, 1000, 860, 640), pane(-10, 1800, 1020, 1000), pane(70, 2940, 860, 560)],
          panels: [
            { draw: [k.street({ sky: '#ffe0b8', wall: '#e8d0b8' }), dragon([0.76, 0.5], 0.2), k.actor(misaki, 'surprised', { at: [0.18, 0.46], size: 0.13, yaw: 0.6 })], say: [{ text: '燃えるごみ、ですよね', at: [0.42, 0.12], to: [0.52, 0.4], size: 40 }] },
            { draw: [k.plain('#ff9a5a'), k.focusLines([0.5, 0.5], [0.36, 0.4], '#ffe0a8', 60), dragon([0.6, 0.5], 0.24, 'roar')], sounds: [{ text: 'すうっ', at: [0.2, 0.24], size: 110, font: 'pop', fill: '#e8574a' }] },
            { frame: 0, draw: [k.flash([0.5, 0.5], 0.5, '#e8574a', '#ffe9a0'), k.actor(misaki, 'shout', { at: [0.5, 0.36], size: 0.14, yaw: 0.3, pose: 'cheer' })], say: [{ text: '焼却は市がやります', at: [0.5, 0.12], shape: 'shout', size: 52 }] },
            { draw: [k.plain('#bfe8d4'), dragon([0.8, 0.5], 0.24), k.bust(misaki, 'laugh', { at: [0.18, 0.5], size: 0.22, yaw: 0.6 })], say: [{ text: '都会はむずかしい', at: [0.44, 0.13], to: [0.54, 0.36], size: 40 }] },
          ],
        },
      ],
    },
  ],
};
