import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { describe, expect, test } from 'vitest';
import type { LazyFile, NewUpload } from '../uploads/index.ts';
import { readArchive } from './readArchive.ts';

type Part = [path: string, body: string | Uint8Array<ArrayBuffer>, options?: object];

async function zip(
  parts: readonly Part[],
  change: (bytes: Uint8Array<ArrayBuffer>) => void = () => undefined,
): Promise<File> {
  const writer = new ZipWriter(new BlobWriter('application/zip'));
  for (const [path, body, options] of parts) {
    const reader = typeof body === 'string' ? new TextReader(body) : new Uint8ArrayReader(body);
    await writer.add(path, reader, { level: 0, ...options });
  }
  const bytes = new Uint8Array(await (await writer.close()).arrayBuffer());
  change(bytes);
  return new File([bytes], 'work.zip', { lastModified: 7 });
}

const read = (upload: NewUpload | undefined): Promise<File> => (upload as { file: LazyFile }).file.read();

/** Replaces every occurrence of a text, so that the directory and the file's own head change alike. */
const replace = (from: string, to: readonly number[]) => (bytes: Uint8Array) => {
  const wanted = new TextEncoder().encode(from);
  for (let at = 0; at + wanted.length <= bytes.length; at += 1) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) bytes.set(to, at);
  }
};

describe('a ZIP read in the browser', () => {
  test('gives each file when it is asked for, always the same', async () => {
    const archive = await zip([
      ['第1話/p1.png', 'one'],
      ['第1話/', '', { directory: true }],
      ['__MACOSX/第1話/._p1.png', 'junk'],
      ['第2話\\p1.jpg', 'two', { level: 6 }],
    ]);
    const uploads = await readArchive(archive);
    expect(uploads.map(({ path }) => path)).toEqual(['第1話/p1.png', '第2話/p1.jpg']);
    for (const expected of ['one', 'one']) {
      const file = await read(uploads[0]);
      expect([file.name, file.type, file.lastModified, await file.text()]).toEqual([
        'p1.png',
        'image/png',
        7,
        expected,
      ]);
    }
    expect(await (await read(uploads[1])).text()).toBe('two');
  });

  test('keeps every file that nobody’s system left there, hidden ones and other archives too', async () => {
    const paths = [
      '1/.cover.png',
      '1/inner.zip',
      '1/a.png',
      '1/.DS_Store',
      '__MACOSX/1/a.png',
      '1/Thumbs.db',
      '1/._a.png',
    ];
    const uploads = await readArchive(await zip(paths.map((path) => [path, 'x'])));
    expect(uploads.map(({ path }) => path)).toEqual(['1/.cover.png', '1/inner.zip', '1/a.png']);
  });

  test('keeps two files of one name apart and says so', async () => {
    const archive = await zip(
      [
        ['1/a.png', 'first'],
        ['1/b.png', 'second'],
        ['1/a (2).png', 'third'],
      ],
      replace('1/b.png', [...new TextEncoder().encode('1/a.png')]),
    );
    const uploads = await readArchive(archive);
    expect(uploads.map(({ path, remark }) => [path, remark])).toEqual([
      ['1/a.png', undefined],
      ['1/a (3).png', 'The ZIP has 1/a.png more than once. This is a later one.'],
      ['1/a (2).png', undefined],
    ]);
    expect(await (await read(uploads[1])).text()).toBe('second');
  });

  test('of a Japanese Windows has readable names', async () => {
    const sjis = [0x91, 0xe6, 0x88, 0xea];
    const archive = await zip([['ABCD/1.png', 'x', { useUnicodeFileNames: false }]], replace('ABCD', sjis));
    expect((await readArchive(archive)).map(({ path }) => path)).toEqual(['第一/1.png']);
  });

  test('whose one page is damaged says so of that page', async () => {
    const uploads = await readArchive(
      await zip(
        [
          ['1/a.png', 'whole'],
          ['1/b.png', 'TORN!'],
        ],
        replace('TORN!', [1, 2]),
      ),
    );
    expect(await (await read(uploads[0])).text()).toBe('whole');
    await expect(read(uploads[1])).rejects.toThrow('Damaged in the ZIP. Make the ZIP again.');
  });

  test('refuses a bomb, a page over 20 MB and a password before anything is unpacked', async () => {
    const uploads = await readArchive(
      await zip([
        ['1/bomb.png', new Uint8Array(1024 ** 2), { level: 9 }],
        ['1/large.png', new Uint8Array(20 * 1024 ** 2 + 1)],
        ['1/locked.png', 'x', { password: 'secret' }],
        ['1/fine.png', new Uint8Array(60_000), { level: 9 }],
      ]),
    );
    expect(uploads.map(({ refusal }) => refusal)).toEqual([
      'Unpacks to more than 100 times its size, as no image does. Export it again.',
      '20.1 MB, limit 20 MB. Export it smaller.',
      'Protected with a password. Make the ZIP without one.',
      null,
    ]);
  });

  test('stops a bomb that lies about its size while it is unpacked', async () => {
    const size = new Uint8Array(new Uint32Array([25 * 1024 ** 2]).buffer);
    const archive = await zip([['1/a.png', new Uint8Array(25 * 1024 ** 2), { level: 9 }]], (bytes) => {
      const claimed = new Uint8Array(new Uint32Array([300_000]).buffer);
      for (let at = 0; at + 4 <= bytes.length; at += 1) {
        if (size.every((byte, index) => bytes[at + index] === byte)) bytes.set(claimed, at);
      }
    });
    const [upload] = await readArchive(archive);
    expect(upload?.file.size).toBe(300_000);
    await expect(read(upload)).rejects.toThrow(/Make the ZIP again\.$/);
  });

  test.each([
    ['that is none', new File(['not a zip at all'], 'a.zip')],
    ['that is empty', new File([], 'a.zip')],
  ])('%s is called damaged', async (_name, file) => {
    await expect(readArchive(file)).rejects.toThrow('This ZIP is damaged. Make it again.');
  });

  test('that is cut off is called damaged', async () => {
    const whole = await zip([['1/a.png', 'x'.repeat(1000)]]);
    await expect(readArchive(new File([whole.slice(0, 600)], 'a.zip'))).rejects.toThrow('This ZIP is damaged.');
  });
});
