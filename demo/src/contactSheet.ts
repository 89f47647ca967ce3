import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawAll, picturesOf } from './index.ts';

/**
 * Writes overviews of the demo's pictures to a folder, for looking at them:
 * `node demo/src/contactSheet.ts FOLDER [PART OF A KEY] [WIDTH OF A PICTURE]`.
 */
async function writeContactSheets(folder: string, part: string, width: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const started = performance.now();
  const keys = picturesOf()
    .map((picture) => picture.key)
    .filter((key) => key.includes(part));
  const drawn = new Map<string, Buffer>();
  let bytes = 0;
  for await (const { key, image } of drawAll({ only: (candidate) => candidate.includes(part) })) {
    drawn.set(key, image.body);
    bytes += image.body.length;
  }
  console.log(
    `${drawn.size} pictures, ${(bytes / 1e6).toFixed(1)} MB, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  const columns = Math.max(1, Math.floor(1560 / (width + 8)));
  const perSheet = columns * Math.max(1, Math.floor(1560 / (width * 1.42)));
  for (let start = 0, sheet = 1; start < keys.length; start += perSheet, sheet++) {
    const tiles = await Promise.all(
      keys
        .slice(start, start + perSheet)
        .map((key) => sharp(drawn.get(key)!).resize({ width }).png().toBuffer({ resolveWithObject: true })),
    );
    await writeFile(path.join(folder, `sheet-${sheet}.png`), await paste(tiles, columns, width));
    console.log(`sheet-${sheet}: ${keys.slice(start, start + perSheet).join('  ')}`);
  }
}

async function paste(
  tiles: { data: Buffer; info: { height: number } }[],
  columns: number,
  width: number,
): Promise<Buffer> {
  const rows = Math.ceil(tiles.length / columns);
  const heights = Array.from(
    { length: rows },
    (_, row) => Math.max(...tiles.slice(row * columns, (row + 1) * columns).map((tile) => tile.info.height)) + 8,
  );
  const tops = heights.map((_, row) => heights.slice(0, row).reduce((sum, height) => sum + height, 0));
  return sharp({
    create: {
      width: columns * (width + 8),
      height: heights.reduce((sum, height) => sum + height, 0),
      channels: 3,
      background: '#777777',
    },
  })
    .composite(
      tiles.map((tile, i) => ({
        input: tile.data,
        left: (i % columns) * (width + 8),
        top: tops[Math.floor(i / columns)]!,
      })),
    )
    .png()
    .toBuffer();
}

const [folder = '.data/demo-sheets', part = '', width = '380'] = process.argv.slice(2);
await writeContactSheets(folder, part, Number(width));
