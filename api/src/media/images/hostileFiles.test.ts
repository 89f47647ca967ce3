import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import {
  buildZip,
  emptyZip,
  gifWithFrames,
  jpegWithSegment,
  pngClaiming,
  pngWithChunk,
  webPage,
  type ZipPart,
} from '@komawari/storage/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, drawPng, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let owner: TestPerson;
let jpeg: Buffer;
let uploads = 0;

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signUpCreator('hostile');
  jpeg = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => test.close());
beforeEach(() => test.services.database.query('forgetThrottles', 'DELETE FROM throttles'));

async function upload(name: string, body: Buffer): Promise<string> {
  uploads += 1;
  return (await test.services.uploads.add(owner.actor.accountId, `test-${uploads}`, name, body)).id;
}
const makeImage = async (input: object) => {
  const { data, errors } = await test.run(
    'mutation I($input: CreateImage2Input!) { createImage2(input: $input) { image { id width height url } problems { path code message messageJa } } }',
    { input: { type: 'PAGE', ...input } },
    owner,
  );
  expect(errors).toEqual([]);
  return data.createImage2 as {
    image: { id: string } | null;
    problems: { path: string[]; code: string; message: string; messageJa: string }[];
  };
};
const expand = async (uploadId: string) => {
  const { data, errors } = await test.run(
    'mutation X($input: ExpandArchiveInput!) { expandArchive(input: $input) { entries { uploadId path size } remarks { path code message messageJa } problems { path code message messageJa } } }',
    { input: { uploadId } },
    owner,
  );
  expect(errors).toEqual([]);
  return data.expandArchive as {
    entries: { uploadId: string; path: string; size: number }[] | null;
    remarks: { path: string; code: string; message: string; messageJa: string }[] | null;
    problems: { path: string[]; code: string; message: string; messageJa: string }[];
  };
};
async function storedObjects(): Promise<string[]> {
  const keys = [];
  for (const prefix of ['originals/', 'derivatives/'])
    for await (const { key } of test.services.objects.list(prefix)) keys.push(key);
  return keys;
}
const waiting = async () => (await readdir(test.services.uploads.folder)).toSorted();

/** What is said in Japanese of files with something about them that can be measured. */
const IN_JAPANESE: Record<string, string> = {
  'bomb.png': '画像は2,500メガピクセルで、上限の40メガピクセルを超えています。',
  'wide.png': '画像の幅は12,000 pxで、上限の10,000 pxを超えています。',
  'tall.png': '画像の高さは20,001 pxで、上限の20,000 pxを超えています。',
  'tallAndWide.png': '画像の高さは10,001 pxです。幅が2,000 pxを超える画像の上限は10,000 pxです。',
  'narrow.png': '画像の幅は299 pxですが、300 px以上が必要です。',
  'big.zip': 'ファイルは20.1 MBで、上限の20 MBを超えています。',
};

/** What a person may drop on the page, and what is said of it. */
const HOSTILE: [string, string, string, () => Buffer | Promise<Buffer>][] = [
  ['a bomb', 'bomb.png', 'TOO_MANY_PIXELS', () => pngClaiming(50_000, 50_000)],
  ['a page wider than any screen', 'wide.png', 'TOO_WIDE', () => pngClaiming(12_000, 1_000)],
  ['a page higher than a strip', 'tall.png', 'TOO_TALL', () => pngClaiming(1_000, 20_001)],
  ['a broad page higher than a page', 'tallAndWide.png', 'TOO_TALL', () => pngClaiming(2_001, 10_001)],
  ['a GIF of 100,000 frames', 'film.gif', 'TOO_NARROW', () => gifWithFrames(1, 1, 100_000)],
  ['a file that is cut off', 'cut.png', 'TRUNCATED', async () => (await drawPng(400, 400)).subarray(0, -60)],
  [
    'an SVG',
    'drawing.svg',
    'SVG_NOT_ALLOWED',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  [
    'an SVG that is called PNG',
    'drawing.png',
    'SVG_NOT_ALLOWED',
    () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['a JPEG with a web page in it', 'page.jpg', 'POLYGLOT', () => jpegWithSegment(jpeg, 0xfe, webPage)],
  [
    'a PNG with an archive behind it',
    'both.png',
    'POLYGLOT',
    async () => Buffer.concat([await drawPng(400, 400), emptyZip]),
  ],
  [
    'a PNG with a web page in a note',
    'note.png',
    'POLYGLOT',
    async () => pngWithChunk(await drawPng(400, 400), 'tEXt', webPage),
  ],
  ['a text that is called PNG', 'words.png', 'NOT_AN_IMAGE', () => Buffer.from('not a picture')],
  ['nothing', 'empty.png', 'NOT_AN_IMAGE', () => Buffer.alloc(0)],
  ['a PDF', 'book.pdf', 'UNSUPPORTED_FORMAT', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['a page 299 pixels wide', 'narrow.png', 'TOO_NARROW', () => drawPng(299, 400)],
  ['a file over 20 MB', 'big.zip', 'TOO_LARGE_FILE', () => Buffer.alloc(20 * 1024 * 1024 + 1)],
];

describe('a file that cannot be a page', () => {
  it.each(HOSTILE)(
    '%s is refused by name, leaves nothing in the store, and everything else stays',
    async (_name, fileName, code, make) => {
      const good = await makeImage({ uploadId: await upload('good.png', await drawPng(300, 300)) });
      const before = await storedObjects();
      const answer = await makeImage({ uploadId: await upload(fileName, await make()) });
      expect(answer.image).toBeNull();
      expect(answer.problems).toHaveLength(1);
      expect(answer.problems[0]).toMatchObject({
        path: ['uploadId'],
        code,
        message: expect.stringMatching(new RegExp(`^${fileName}: .+\\.$`)),
        messageJa: expect.stringContaining(`${fileName}：${IN_JAPANESE[fileName] ?? ''}`),
      });
      expect(await storedObjects()).toEqual(before);
      expect(before.some((key) => key.includes(good.image?.id ?? 'none'))).toBe(true);
      expect(test.faults).toEqual([]);
    },
  );

  it('a wrong extension is no harm: the bytes say what it is', async () => {
    expect((await makeImage({ uploadId: await upload('photo.png', jpeg) })).problems).toEqual([]);
    expect((await makeImage({ uploadId: await upload('drawing.exe', await drawPng(400, 400)) })).problems).toEqual([]);
  });

  it.each([{ focusX: -0.1 }, { focusX: 1e300 }, { focusY: 1.1 }])(
    'a focus point outside of the picture is a problem of its field: %j',
    async (input) => {
      const answer = await makeImage({ uploadId: await upload('a.png', await drawPng(400, 400)), ...input });
      expect(answer.problems).toMatchObject([{ path: Object.keys(input), code: 'OUT_OF_RANGE' }]);
    },
  );
});

describe('the same upload', () => {
  it('gives the same picture, however often and however many at once', async () => {
    const uploadId = await upload('twice.png', await drawPng(400, 400));
    const before = (await storedObjects()).length;
    const answers = await Promise.all(Array.from({ length: 4 }, () => makeImage({ uploadId })));
    answers.push(await makeImage({ uploadId }));
    expect(new Set(answers.map((answer) => answer.image?.id)).size).toBe(1);
    expect(answers.flatMap((answer) => answer.problems)).toEqual([]);
    const [id = ''] = answers.map((answer) => answer.image?.id);
    const added = (await storedObjects()).filter((key) => key.includes(id)).length;
    expect((await storedObjects()).length - before).toBe(added);
    expect(test.faults).toEqual([]);
  });
});

const page = (name: string | Buffer, data: Buffer, more: Partial<ZipPart> = {}): ZipPart => ({ name, data, ...more });

describe('an archive of pages', () => {
  it('is unpacked in reading order: numbers as numbers, nested folders, full-width digits', async () => {
    const png = await drawPng(300, 300);
    const names = ['c02/1.png', 'c01/10.png', 'c01/2.png', 'c01/1.png', 'c10/1.png', '３.png', '１２.png', '2.png'];
    const { entries, problems } = await expand(
      await upload('chapter.zip', buildZip(names.map((name) => page(name, png)))),
    );
    expect(problems).toEqual([]);
    expect(entries?.map((entry) => entry.path)).toEqual([
      '2.png',
      '３.png',
      '１２.png',
      'c01/1.png',
      'c01/2.png',
      'c01/10.png',
      'c02/1.png',
      'c10/1.png',
    ]);
    for (const { uploadId } of entries ?? []) expect((await makeImage({ uploadId })).problems).toEqual([]);
  });

  it('loses no page to another one of its name, and says what became of everything else', async () => {
    const pages = await Promise.all([drawPng(300, 300), drawPng(310, 300)]);
    const others = ['inner.zip', '.cover.png', 'notes.txt', '.DS_Store'].map((name) => ({ name }));
    const zip = buildZip([...pages.map((png) => page('1.png', png)), ...others]);
    const { entries, remarks, problems } = await expand(await upload('chapter.zip', zip));
    expect(problems).toEqual([]);
    expect(entries?.map(({ path }) => path)).toEqual(['1.png', '1 (2).png']);
    const made = await Promise.all((entries ?? []).map(({ uploadId }) => makeImage({ uploadId })));
    expect(made.map(({ image }) => image)).toMatchObject([{ width: 300 }, { width: 310 }]);
    expect(remarks?.map(({ path, code }) => [path, code])).toEqual([
      ['1.png', 'SAME_NAME'],
      ['inner.zip', 'NESTED_ARCHIVE'],
      ['.cover.png', 'HIDDEN_FILE'],
      ['notes.txt', 'NO_IMAGE'],
    ]);
    expect(remarks?.at(-1)).toMatchObject({
      message: 'notes.txt is not an image and was left out.',
      messageJa: 'notes.txtは画像ではないので除きました。',
    });
  });

  it('whose one page is damaged gives the others, and names that one', async () => {
    const png = await drawPng(300, 300);
    const zip = buildZip([page('1.png', png), page('2.png', png, { declaredCrc: 1 }), page('3.png', png)]);
    const { entries, problems } = await expand(await upload('chapter.zip', zip));
    expect(entries?.map((entry) => entry.path)).toEqual(['1.png', '3.png']);
    expect(problems).toMatchObject([
      {
        path: ['uploadId', '2.png'],
        code: 'ENTRY_DAMAGED',
        message: 'chapter.zip: 2.png is damaged in the archive. Make the archive again.',
      },
    ]);
    for (const { uploadId } of entries ?? []) expect((await makeImage({ uploadId })).problems).toEqual([]);
  });

  it('whose one page is no picture gives all of them, and the picture says what is wrong', async () => {
    const { entries } = await expand(
      await upload(
        'chapter.cbz',
        buildZip([page('1.png', await drawPng(300, 300)), page('2.png', Buffer.from('words'))]),
      ),
    );
    const [good, bad] = await Promise.all((entries ?? []).map(({ uploadId }) => makeImage({ uploadId })));
    expect([good?.problems, bad?.problems]).toMatchObject([
      [],
      [{ code: 'NOT_AN_IMAGE', message: expect.stringMatching(/^2\.png: /) }],
    ]);
  });

  it.each<[string, string, () => Buffer | Promise<Buffer>, string, japanese?: string]>([
    [
      '300 pages',
      'TOO_MANY_IMAGES',
      () => buildZip(Array.from({ length: 300 }, (_, n) => page(`${n}.png`, Buffer.from('x')))),
      '300 images',
      '画像が300枚あります。上限は1話200枚です。',
    ],
    [
      '401 notes',
      'TOO_MANY_ENTRIES',
      () => buildZip(Array.from({ length: 401 }, (_, n) => page(`${n}.txt`, Buffer.from('x')))),
      '401 files and folders',
      'アーカイブに401個のファイルとフォルダが入っています。上限は400個です。',
    ],
    [
      'a bomb',
      'RATIO_TOO_HIGH',
      () => buildZip([page('bomb.png', Buffer.alloc(5_000_000))]),
      'bomb.png',
      'bomb.png：展開すると元の大きさの100倍を超えます。',
    ],
    [
      'a path that leaves its folder',
      'UNSAFE_PATH',
      () => buildZip([page('1.png', Buffer.from('x')), page('../../evil.png', Buffer.from('x'))]),
      '../../evil.png',
    ],
    [
      'an absolute path',
      'UNSAFE_PATH',
      () => buildZip([page('/etc/cron.d/evil.png', Buffer.from('x'))]),
      '/etc/cron.d/evil.png',
    ],
    [
      'a link',
      'LINK_ENTRY',
      () => buildZip([page('link.png', Buffer.from('/etc/passwd'), { unixMode: 0o120777 })]),
      'link.png',
    ],
    [
      'a password',
      'ENCRYPTED_ENTRY',
      () => buildZip([page('secret.png', Buffer.from('x'), { flags: 0x801 })]),
      'secret.png',
    ],
    ['no pictures', 'NO_IMAGES', () => buildZip([page('a.txt', Buffer.from('x'))]), 'no images'],
    [
      'only damaged pages',
      'ENTRY_DAMAGED',
      () => buildZip([page('1.png', Buffer.from('x'), { declaredCrc: 1 })]),
      '1.png',
    ],
    [
      'a cut end',
      'DAMAGED',
      async () => buildZip([page('1.png', await drawPng(300, 300))]).subarray(0, -40),
      'damaged',
    ],
    ['no archive in it', 'NOT_AN_ARCHIVE', () => Buffer.from('words'), 'not an archive'],
  ])('with %s is refused as %s, and nothing of it is left behind', async (_name, code, make, words, japanese = '') => {
    const before = await waiting();
    const { entries, problems } = await expand(await upload('chapter.zip', await make()));
    expect([entries, problems]).toMatchObject([null, [{ code, message: expect.stringMatching(/^chapter\.zip: /) }]]);
    expect(problems[0]?.message).toContain(words);
    expect(problems[0]?.messageJa).toContain(`chapter.zip：${japanese}`);
    expect(await waiting()).toEqual(before);
    expect(test.faults).toEqual([]);
  });

  it('of somebody else does not exist', async () => {
    const id = await upload('chapter.zip', buildZip([page('1.png', Buffer.from('x'))]));
    const stranger = await test.signUpCreator('stranger');
    const { data } = await test.run(
      'mutation X($input: ExpandArchiveInput!) { expandArchive(input: $input) { problems { code } } }',
      { input: { uploadId: id } },
      stranger,
    );
    expect(data.expandArchive.problems).toEqual([{ code: 'UPLOAD_NOT_FOUND' }]);
  });
});
