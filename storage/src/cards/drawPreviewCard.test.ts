import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { sharp } from '../images/sharp.ts';
import { drawPreviewCard } from './drawPreviewCard.ts';
import { keepWordsWhole } from './keepWordsWhole.ts';
import type { PreviewCard } from './PreviewCard.ts';
import { setWords } from './setWords.ts';

const card: PreviewCard = {
  kind: 'work',
  title: '放課後の点灯夫',
  over: '',
  name: '春野 灯',
  handle: '@haruno',
  colour: '#2e6f9e',
  picture: null,
  icon: null,
};

const paint = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();

it.each([
  ['without any picture', {}],
  ['with a title of a hundred letters', { title: 'あ'.repeat(100) }],
  ['with a title of nothing that can be drawn', { title: '\u202e\u0007' }],
  ['with markup in the title', { title: '<b>&amp;</i> & < 1' }],
  ['without a name', { name: '', handle: '' }],
])('a card %s is a JPEG of 1200 x 630 pixels', async (_name, change) => {
  const { format, width, height } = await sharp(await drawPreviewCard({ ...card, ...change })).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
});

it('the picture stands at the left, cut with the slant, and the words beside it', async () => {
  const bytes = await paint(500, 700, '#00ff00');
  const drawn = await drawPreviewCard({ ...card, picture: { bytes, focusX: 0.5, focusY: 0.5 } });
  const pixels = await sharp(drawn).raw().toBuffer();
  const greenAt = (x: number, y: number): boolean => {
    const [red = 0, green = 0] = pixels.subarray((y * 1200 + x) * 3);
    return green > 200 && red < 60;
  };
  expect([greenAt(480, 5), greenAt(480, 625), greenAt(400, 625), greenAt(600, 300)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('a crop keeps the focus point in sight', async () => {
  const wide = await sharp({ create: { width: 1600, height: 630, channels: 3, background: '#ffffff' } })
    .composite([{ input: await paint(100, 630, '#ff0000'), left: 1500, top: 0 }])
    .png()
    .toBuffer();
  const drawn = await drawPreviewCard({ ...card, picture: { bytes: wide, focusX: 1, focusY: 0.5 } });
  const pixels = await sharp(drawn).raw().toBuffer();
  const [red = 0, green = 0] = pixels.subarray((10 * 1200 + 460) * 3);
  expect(red > 200 && green < 60).toBe(true);
});

it('words are set smaller until they fit, and then end with an ellipsis', async () => {
  const room = { weight: 'bold', sizes: [64, 32], width: 300, height: 90, colour: '#000000' } as const;
  const [short, long, longer] = await Promise.all(
    ['灯', '灯'.repeat(18), '灯'.repeat(400)].map((text) => setWords(text, room)),
  );
  for (const set of [short, long, longer]) {
    expect(set!.width).toBeLessThanOrEqual(300);
    expect(set!.height).toBeLessThanOrEqual(90);
  }
  expect(await setWords('   ', room)).toBeNull();
});

it('a Japanese word stays on one line with the particle after it, a very long one may break', () => {
  const joined = keepWordsWhole('灯台を守った').replaceAll('\u2060', '+');
  expect(joined).toContain('灯+台+を');
  expect(keepWordsWhole('lighthouse keeper')).toBe('lighthouse keeper');
});

it('a machine without any font or font settings draws the same card', async () => {
  const script = `import { drawPreviewCard } from ${JSON.stringify(new URL('./drawPreviewCard.ts', import.meta.url).href)};
    import { createHash } from 'node:crypto';
    const bytes = await drawPreviewCard(${JSON.stringify(card)});
    console.log(createHash('sha256').update(bytes).digest('hex'));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: {
      PATH: process.env['PATH'],
      FONTCONFIG_FILE: '/nonexistent',
      FONTCONFIG_PATH: '/nonexistent',
      HOME: '/nonexistent',
    },
  });
  const here = createHash('sha256')
    .update(await drawPreviewCard(card))
    .digest('hex');
  expect(stdout.trim()).toBe(here);
});
