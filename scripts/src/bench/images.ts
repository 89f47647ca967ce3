import { makeDerivatives } from '@komawari/storage/images';
import sharp from 'sharp';
import type { BenchOptions } from './Bench.ts';
import { drawColourPage, drawLinePage } from './drawPage.ts';
import { compare, keepResults } from './measure.ts';

const WIDTHS = [1600, 1280, 960, 640, 320, 160];

async function cpuPerPage(pages: Buffer[], work: (page: Buffer) => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (const page of pages) await work(page);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pages.length;
}

async function ours(page: Buffer): Promise<void> {
  for await (const made of makeDerivatives(page, { format: 'webp' })) void made.body.length;
}

/** The plainest correct loop: decode once for every size, encode WebP at the same quality and effort. */
async function bare(page: Buffer): Promise<void> {
  for (const width of WIDTHS)
    await sharp(page).autoOrient().resize({ width }).webp({ quality: 82, effort: 2 }).toBuffer();
}

/** The sizes of a page, beside a bare sharp loop that makes the same sizes. */
export async function run(options: BenchOptions): Promise<void> {
  const count = options.isQuick ? 2 : 12;
  // Storage closes every loader that reads from somewhere else than memory; drawing is done before it is used.
  const pages = await Promise.all(
    Array.from({ length: count }, (_, index) => (index % 2 === 0 ? drawColourPage(index) : drawLinePage(index))),
  );
  await ours(pages[0]!);
  await bare(pages[0]!);
  const row = await compare({
    title: `WebP sizes of a page of 1600 by 2300, ${count} pages, half of them screentone`,
    unit: 'CPU per page, ms',
    lessIsBetter: true,
    ours: { name: 'storage/images', measure: () => cpuPerPage(pages, ours) },
    comparator: { name: 'bare sharp loop', measure: () => cpuPerPage(pages, bare) },
    goal: { words: 'at least 95 % of its speed (ratio at most 1.05)', limit: 1.05 },
  });
  keepResults('images', [row], options);
}
