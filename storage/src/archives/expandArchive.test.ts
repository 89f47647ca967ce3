import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { ArchiveRefused } from './ArchiveRefused.ts';
import { expandArchive } from './expandArchive.ts';
import { buildZip } from './testing/buildZip.ts';
import type { ZipPart } from './testing/buildZip.ts';

const folder = await mkdtemp(join(tmpdir(), 'komawari-archives-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function saved(bytes: Buffer): Promise<string> {
  files += 1;
  const path = join(folder, `${files}.zip`);
  await writeFile(path, bytes);
  return path;
}

/** Unpacks an archive as the product does: every entry is read, and its trouble is its own. */
async function expand(zip: Buffer | ZipPart[]) {
  const path = await saved(Buffer.isBuffer(zip) ? zip : buildZip(zip));
  const pages: { path: string; content: string }[] = [];
  const troubles: ArchiveRefused[] = [];
  const result = await expandArchive(path, {
    onEntry: async (entry) => {
      try {
        pages.push({ path: entry.path, content: String(await entry.read()) });
      } catch (error) {
        troubles.push(error as ArchiveRefused);
      }
    },
  });
  return { ...result, pages, troubles, paths: pages.map((page) => page.path) };
}

const named = (...names: (string | Buffer)[]): ZipPart[] =>
  names.map((name) => ({ name, data: Buffer.from(`of ${String(name)}`) }));
const shiftJis = (hex: string, rest: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(rest)]);

describe('an archive of pages', () => {
  it('is handed over page by page in reading order, through nested folders', async () => {
    const result = await expand(named('c02/1.png', 'c01/10.png', 'c01/2.png', 'c01/1.png', 'cover.jpg'));
    expect(result.paths).toEqual(['c01/1.png', 'c01/2.png', 'c01/10.png', 'c02/1.png', 'cover.jpg']);
    expect(result.pages[1]).toEqual({ path: 'c01/2.png', content: 'of c01/2.png' });
    expect(result).toMatchObject({ imageCount: 5, remarks: [] });
  });

  it('made by another program is read the same, packed or stored', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.alloc(5000, 'packed'), '１０.png', { compress: true });
    zip.addBuffer(Buffer.from('stored'), '２.png', { compress: false });
    zip.addEmptyDirectory('empty');
    zip.end();
    const result = await expand(await buffer(zip.outputStream));
    expect(result.paths).toEqual(['２.png', '１０.png']);
    expect(result.pages.map(({ content }) => content.length)).toEqual([6, 5000]);
  });

  it('tells each page its place, its size and lets it be streamed', async () => {
    const seen: unknown[] = [];
    await expandArchive(await saved(buildZip(named('2.png', '1.png'))), {
      onEntry: async ({ path, index, count, size, openReadStream }) => {
        seen.push({ path, index, count, size, content: String(await buffer(await openReadStream())) });
      },
    });
    expect(seen).toEqual([
      { path: '1.png', index: 0, count: 2, size: 8, content: 'of 1.png' },
      { path: '2.png', index: 1, count: 2, size: 8, content: 'of 2.png' },
    ]);
  });

  it('is read without what systems and comic programs add, and other files are named', async () => {
    const junk = [
      '__MACOSX/._1.png',
      '.DS_Store',
      'a/.DS_Store',
      'a/Thumbs.db',
      'ComicInfo.xml',
      'a/',
      '._2.png',
      'desktop.ini',
    ];
    const result = await expand(named(...junk, 'a/1.png', 'notes.txt', 'script.pdf'));
    expect(result).toMatchObject({ paths: ['a/1.png'], imageCount: 1 });
    expect(result.remarks.map(({ path, code }) => [path, code])).toEqual([
      ['notes.txt', 'NO_IMAGE'],
      ['script.pdf', 'NO_IMAGE'],
    ]);
  });

  it('hands over pictures of formats we do not take, so that the person hears of them', async () => {
    expect((await expand(named('1.png', '2.psd', '3.tif'))).paths).toEqual(['1.png', '2.psd', '3.tif']);
  });

  it('from Japanese Windows has readable names', async () => {
    // 第１話/ソ１.png, 第１話/ソ２.png: the second byte of ソ is a backslash in ASCII.
    const names = [shiftJis('91e6825098622f835c8251', '.png'), shiftJis('91e6825098622f835c8250', '.png')];
    expect((await expand(named(...names))).paths).toEqual(['第１話/ソ１.png', '第１話/ソ２.png']);
  });

  it('from a Mac has readable, composed names although nothing says that they are UTF-8', async () => {
    const name = Buffer.from('ページ1.png'.normalize('NFD'));
    expect((await expand(named(name))).paths).toEqual(['ページ1.png']);
  });

  it('may have 200 pages beside as many shadow files of a Mac', async () => {
    const pages = Array.from({ length: 200 }, (_, index) => `ch/${index + 1}.png`);
    const shadows = pages.map((page) => `__MACOSX/${page}`);
    expect((await expand(named(...pages, ...shadows, 'ch/'))).paths).toEqual(pages);
  });
});

describe('nothing of an archive vanishes without a word', () => {
  it.each([
    ['notes.txt', 'NO_IMAGE', 'notes.txt is not an image and was left out.'],
    ['page', 'NO_IMAGE', 'page is not an image and was left out.'],
    ['tool.exe', 'NO_IMAGE', 'tool.exe is not an image and was left out.'],
    [
      'c1/inner.zip',
      'NESTED_ARCHIVE',
      'c1/inner.zip is an archive inside the archive and was not opened. Unpack it and add its pages.',
    ],
    [
      'inner.CBR',
      'NESTED_ARCHIVE',
      'inner.CBR is an archive inside the archive and was not opened. Unpack it and add its pages.',
    ],
    [
      '.cover.png',
      'HIDDEN_FILE',
      '.cover.png is a hidden file and was left out. Rename it without the dot if it is a page.',
    ],
  ])('%s is reported as %s', async (name, code, message) => {
    const result = await expand(named('1.png', name));
    expect([result.paths, result.remarks]).toEqual([['1.png'], [{ path: name, code, message }]]);
  });

  it('two entries of one name are both here, and it is said which is which', async () => {
    const two = (name: string) => [1, 2].map((count) => ({ name, data: Buffer.from(`${name} ${count}`) }));
    const result = await expand([...two('c/1.png'), ...named('c/1 (2).png', '2.png')]);
    expect(result.pages).toEqual([
      { path: '2.png', content: 'of 2.png' },
      { path: 'c/1.png', content: 'c/1.png 1' },
      { path: 'c/1 (2).png', content: 'of c/1 (2).png' },
      { path: 'c/1 (3).png', content: 'c/1.png 2' },
    ]);
    expect(result.remarks).toEqual([
      {
        code: 'SAME_NAME',
        path: 'c/1.png',
        message: 'c/1.png is in the archive more than once. The later one is here as c/1 (3).png.',
      },
    ]);
  });

  it('names that are one once they are composed are told apart too', async () => {
    const result = await expand(named('が.png', 'か\u3099.png'));
    expect(result.paths).toEqual(['が.png', 'が (2).png']);
  });
});

describe('an archive that breaks a limit', () => {
  const many = (count: number, extension: string) =>
    Array.from({ length: count }, (_, index) => `${index}.${extension}`);

  it.each([
    ['TOO_MANY_IMAGES', '300 images, limit 200 an episode. Split it into more episodes.', many(300, 'png')],
    [
      'TOO_MANY_ENTRIES',
      '401 files and folders in the archive, limit 400. Put only the pages into it.',
      ['1.png', ...many(400, 'txt')],
    ],
    [
      'TOO_MANY_ENTRIES',
      '2,500 files and folders in the archive, limit 400. Put only the pages into it.',
      many(2500, 'DS_Store'),
    ],
    [
      'TOO_MANY_ENTRIES',
      '401 files and folders in the archive, limit 400. Put only the pages into it.',
      ['1.png', ...many(400, 'folder/')],
    ],
    ['NO_IMAGES', 'There are no images in the archive. Put PNG, JPEG, WebP, AVIF or GIF files into it.', ['a.txt']],
    [
      'NO_IMAGES',
      'There are no images in the archive. c1.zip is an archive inside the archive and was not opened. Unpack it and add its pages.',
      ['c1.zip'],
    ],
    ['NO_IMAGES', 'There are no images in the archive. Put PNG, JPEG, WebP, AVIF or GIF files into it.', []],
  ])('is refused with %s: %s', async (code, message, names) => {
    await expect(expand(named(...names))).rejects.toMatchObject({ name: 'ArchiveRefused', code, message, entry: null });
  });

  it('is refused as a bomb by what it declares, naming the entry', async () => {
    const bomb = { name: 'ch1/bomb.png', data: Buffer.alloc(5_000_000) };
    await expect(expand([...named('1.png'), bomb])).rejects.toMatchObject({
      code: 'RATIO_TOO_HIGH',
      entry: 'ch1/bomb.png',
      message: 'ch1/bomb.png unpacks to more than 100 times its size, as no image does. Make the archive again.',
    });
  });

  it('is refused as a bomb when its entries share their data, each within the ratio', async () => {
    const data = Buffer.alloc(200_000);
    for (let at = 0; at < data.length; at += 100) data[at] = Math.imul(at, 2_654_435_761) >>> 24;
    const shared = Array.from({ length: 199 }, (_, index) => ({ name: `${index + 1}.png`, data, sharesDataOf: 0 }));
    await expect(expand([{ name: '0.png', data }, ...shared])).rejects.toMatchObject({
      code: 'RATIO_TOO_HIGH',
      entry: null,
      message: 'The archive unpacks to more than 100 times its size, as no image does. Make the archive again.',
    });
  });

  it('is refused when it declares more than 1 GB', async () => {
    const data = randomBytes(250_000);
    const declaredSize = 20 * 1024 * 1024;
    const shared = Array.from({ length: 59 }, (_, index) => ({
      name: `${index + 1}.png`,
      data,
      declaredSize,
      sharesDataOf: 0,
    }));
    await expect(expand([{ name: '0.png', data, declaredSize }, ...shared])).rejects.toMatchObject({
      code: 'TOO_LARGE_EXPANDED',
      message: 'The archive unpacks to more than 1 GB. Split it into more episodes.',
    });
  });

  it.each([
    ['claims to be small', 100],
    ['claims to be just within the ratio', 400_000],
  ])('fails a page that unpacks to a bomb but %s', async (_, declaredSize) => {
    const bomb = { name: '2.png', data: Buffer.alloc(30_000_000), declaredSize };
    const result = await expand([...named('1.png', '3.png'), bomb]);
    expect(result.paths).toEqual(['1.png', '3.png']);
    expect(result.troubles).toMatchObject([{ name: 'ArchiveRefused', entry: '2.png' }]);
  });

  it('fails a single page over 20 MB and keeps the others', async () => {
    const large = { name: '2.png', data: Buffer.alloc(21 * 1024 * 1024, 'x'), method: 0 };
    const result = await expand([...named('1.png', '3.png'), large]);
    expect(result.paths).toEqual(['1.png', '3.png']);
    expect(result.troubles).toMatchObject([
      { code: 'ENTRY_TOO_LARGE', message: '2.png is 21.0 MB, limit 20 MB. Export it smaller.' },
    ]);
  });
});

describe('an unsafe archive', () => {
  it.each([
    ['UNSAFE_PATH', '../1.png', {}],
    ['UNSAFE_PATH', 'a/../../1.png', {}],
    ['UNSAFE_PATH', '/etc/1.png', {}],
    ['UNSAFE_PATH', 'C:/1.png', {}],
    ['UNSAFE_PATH', 'a\\1.png', {}],
    ['UNSAFE_PATH', '..\\1.png', {}],
    ['UNSAFE_PATH', '1.png\0.txt', {}],
    ['UNSAFE_PATH', '../__MACOSX/.DS_Store', {}],
    ['LINK_ENTRY', 'link.png', { unixMode: 0o120777 }],
    ['LINK_ENTRY', 'device.png', { unixMode: 0o060644 }],
    ['ENCRYPTED_ENTRY', 'secret.png', { flags: 0x801 }],
    ['UNSUPPORTED_COMPRESSION', 'odd.png', { method: 93 }],
  ] as const)('is refused with %s for %j before anything of it is unpacked', async (code, name, fields) => {
    const zip = await saved(buildZip([...named('0.png'), { name, ...fields }]));
    let unpacked = 0;
    const expanding = expandArchive(zip, { onEntry: async () => void (unpacked += 1) });
    await expect(expanding).rejects.toMatchObject({ name: 'ArchiveRefused', code, entry: name });
    await expect(expanding).rejects.toThrow(name.replace('\0', '\uFFFD'));
    expect(unpacked).toBe(0);
  });

  it('is refused with a backslash in a name of Japanese Windows too', async () => {
    await expect(expand(named(shiftJis('835c5c', '1.png')))).rejects.toMatchObject({ entry: 'ソ\\1.png' });
  });
});

describe('a damaged archive', () => {
  const whole = buildZip(named('1.png', '2.png', '3.png'));

  it.each([
    ['NOT_AN_ARCHIVE', 'This is not an archive. Use ZIP or CBZ, or drop the pages themselves.', Buffer.from('words')],
    ['NOT_AN_ARCHIVE', 'This is not an archive. Use ZIP or CBZ, or drop the pages themselves.', Buffer.alloc(0)],
    [
      'NOT_AN_ARCHIVE',
      'This is a RAR archive. Use ZIP or CBZ, or drop the pages themselves.',
      Buffer.from('Rar!\u001a\u0007\0'),
    ],
    [
      'DAMAGED',
      'The archive is cut off or damaged. Make it again, or drop its pages themselves.',
      whole.subarray(0, -40),
    ],
    [
      'DAMAGED',
      'The archive is cut off or damaged. Make it again, or drop its pages themselves.',
      whole.subarray(0, 50),
    ],
  ])('is refused with %s: %s', async (code, message, bytes) => {
    await expect(expand(bytes)).rejects.toMatchObject({ name: 'ArchiveRefused', code, message });
  });

  it('is refused when its list of entries is overwritten', async () => {
    const overwritten = Buffer.from(whole);
    overwritten.fill(0, whole.length - 60, whole.length - 22);
    await expect(expand(overwritten)).rejects.toMatchObject({ code: 'DAMAGED' });
  });

  it.each([
    ['whose checksum is wrong', { declaredCrc: 1 }],
    ['that is shorter than it says', { declaredSize: 99 }],
  ])('fails a page %s and keeps the others', async (_, fields) => {
    const result = await expand([...named('1.png', '3.png'), { name: '2.png', ...fields }]);
    expect(result.paths).toEqual(['1.png', '3.png']);
    expect(result.troubles).toMatchObject([
      { code: 'ENTRY_DAMAGED', entry: '2.png', message: '2.png is damaged in the archive. Make the archive again.' },
    ]);
  });

  it('fails a page whose packed data is overwritten and keeps the others', async () => {
    const zip = buildZip([{ name: '1.png', data: Buffer.alloc(9000, 'abcdefg') }, ...named('2.png')]);
    zip.fill(0xff, 36, 50);
    const result = await expand(zip);
    expect(result.paths).toEqual(['2.png']);
    expect(result.troubles).toMatchObject([{ code: 'ENTRY_DAMAGED', entry: '1.png' }]);
  });

  it('is closed and the failure passed on when a page cannot be taken', async () => {
    const path = await saved(whole);
    const failing = expandArchive(path, { onEntry: () => Promise.reject(new Error('the disk is full')) });
    await expect(failing).rejects.toThrow('the disk is full');
  });
});
