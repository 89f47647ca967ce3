import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '@komawari/ui/testing/browser';

// Takes the pictures of analytics that the site shows, in each language, of the demo that runs at an address: `npm run pictures -- http://localhost:3000`.

const folder = resolve(import.meta.dirname, '../../site/src/landing/pictures');
/** Sharp on screens of more than one pixel a point, and no larger than needed there. */
const SCALE = 1.5;
const QUALITY = 78;

type Scheme = 'light' | 'dark';
type Language = 'en' | 'ja';

async function signIn(page: Page): Promise<void> {
  await page.goto('/signin');
  // By what they are, not by their words: those are of a language.
  await page.locator('input[type=email]').first().fill('creator@example.com');
  await page.locator('input[type=password]').fill('komawari-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'));
}

async function keep(file: string, picture: Buffer): Promise<void> {
  const bytes = await sharp(picture).webp({ quality: QUALITY, effort: 6 }).toBuffer();
  await writeFile(file, bytes);
  console.log(`${file}: ${Math.round(bytes.length / 1000)} kB`);
}

/** Paper around what is taken, so that frames and words do not end at the edge. */
const AROUND = 16;

/** From the top of one part of the screen to the end of another, with some paper around. */
async function takeFromTo(page: Page, first: string, last: string): Promise<Buffer> {
  const [above, below] = [await page.locator(first).boundingBox(), await page.locator(last).boundingBox()];
  if (!above || !below) throw new Error(`${first} or ${last} is not on the screen.`);
  const [x, y] = [Math.max(0, above.x - AROUND), Math.max(0, above.y - AROUND)];
  const clip = { x, y, width: above.x + above.width + AROUND - x, height: below.y + below.height + AROUND - y };
  return page.screenshot({ clip, fullPage: true, animations: 'disabled' });
}

async function takeAll(address: string, language: Language, scheme: Scheme): Promise<void> {
  const fileOf = (name: string): string => join(folder, language, `${name}-${scheme}.webp`);
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({
      baseURL: address,
      viewport: { width: 1200, height: 900 },
      deviceScaleFactor: SCALE,
      colorScheme: scheme,
      locale: language === 'ja' ? 'ja-JP' : 'en-US',
      timezoneId: 'Asia/Tokyo',
    });
    // The demo may still be drawing.
    page.setDefaultTimeout(120_000);
    await signIn(page);
    await page.goto('/workspace/analytics');
    await page.locator('#actions').waitFor();
    await page.waitForLoadState('networkidle');
    await keep(fileOf('views'), await takeFromTo(page, '.an-tiles', '#views'));
    await keep(fileOf('retention'), await takeFromTo(page, '#retention', '#retention'));
    const link = await page.locator('a[href*="_share_image"]').first().getAttribute('href');
    const workId = new URL(link ?? '', address).searchParams.get('work');
    // What is on paper by day is in ink by night.
    const look = scheme === 'light' ? 'PAPER' : 'INK';
    const image = await page.request.get(`/share_images/${workId}.png?format=WIDE&look=${look}&language=${language}`);
    if (!image.ok()) throw new Error(`The share image was answered with ${image.status()}.`);
    await keep(fileOf('share'), await image.body());
  } finally {
    await browser.close();
  }
}

const [address = 'http://localhost:3000'] = process.argv.slice(2);
for (const language of ['en', 'ja'] as const) {
  await mkdir(join(folder, language), { recursive: true });
  for (const scheme of ['light', 'dark'] as const) await takeAll(address, language, scheme);
}
