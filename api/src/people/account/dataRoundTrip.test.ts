import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDataArchive } from '@komawari/storage/archives';
import { buildZip, type ZipPart } from '@komawari/storage/testing';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { fillAccount } from '../../testing/fillAccount.ts';
import { DOCUMENT, type DataDocument } from './data/format.ts';
import { importSteps } from '../../composition/importSteps.ts';
import { runExports, runImports } from './index.ts';

let test: TestApp;
let kaede: TestPerson;
let other: TestPerson;
let archive: Buffer;
let original: DataDocument;
const faults: unknown[] = [];

beforeAll(async () => {
  test = await createTestApp();
  kaede = await test.signUpCreator('kaede');
  other = await test.signUpCreator('other');
  await fillAccount(test, kaede, other);
  await sql(
    `UPDATE episodes SET price = 480, pages_charged_from = 0, sales_appeal = 'かえでのことば 続き'
     WHERE status IN ('PUBLIC', 'SCHEDULED') AND work_id IN (SELECT id FROM works WHERE user_id = $1)`,
    [kaede.actor.accountId],
  );
  archive = await download(kaede);
  original = await documentOf(archive);
});
afterAll(() => test.close());

const sql = <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('inTest', text, values);
const ask = async (document: string, as: TestPerson, variables: object = {}) => {
  const { data, errors } = await test.run(document, variables as Record<string, unknown>, as);
  return errors[0]?.extensions['code'] ?? data;
};

async function download(person: TestPerson): Promise<Buffer> {
  const asked = await ask('mutation R { requestDataExport { id state } }', person);
  expect(asked.requestDataExport.state).toBe('WAITING');
  await runExports(test.services, (fault) => faults.push(fault));
  const { createDataExportAddress: url } = await ask(
    'mutation A($id: ID!) { createDataExportAddress(id: $id) }',
    person,
    { id: asked.requestDataExport.id },
  );
  const response = await test.app.inject({ url, headers: { authorization: `Bearer ${person.token}` } });
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="komawari-\d{4}-\d\d-\d\d\.zip"$/),
  });
  return response.rawPayload;
}

let files = 0;
async function open(zip: Buffer) {
  files += 1;
  const path = join(test.services.config.dataDir, `archive-${files}.zip`);
  await writeFile(path, zip);
  return openDataArchive(path);
}
const documentOf = async (zip: Buffer): Promise<DataDocument> =>
  JSON.parse((await (await open(zip)).read(DOCUMENT)).toString());

async function takeIn(person: TestPerson, zip: Buffer, keepsStatus: boolean, services = test.services) {
  const { accountId } = person.actor;
  files += 1;
  const upload = await test.services.uploads.add(accountId, `zip-${files}`, 'komawari-2026-11-21.zip', zip);
  await ask(
    'mutation I($input: RequestDataImportInput!) { requestDataImport(input: $input) { dataImport { id } problems { code } } }',
    person,
    { input: { uploadId: upload.id, keepsStatus } },
  );
  await runImports(services, importSteps, (fault) => faults.push(fault));
  const { viewer } = await ask(
    '{ viewer { ... on RegisteredViewer { dataImport { state done total notes { what message } } } } }',
    person,
  );
  return viewer.dataImport;
}

/** The document without what is another account's by nature: ids, names, addresses, days. */
function comparable(data: DataDocument, { withStatus = true } = {}) {
  const places = new Map<string, string>(
    [
      data.images,
      data.works,
      data.works.flatMap(({ episodes }) => episodes),
      data.illustrations,
      data.portfolio?.externalWorks ?? [],
    ].flatMap((list, kind) => list.map(({ id }, index) => [id, `${kind}:${index}`] as [string, string])),
  );
  const { komawariWorks = [] } = data.portfolio ?? {};
  komawariWorks.forEach(({ id }, index) => places.set(id, `komawari:${index}`));
  const text = JSON.stringify(data, (key, value: unknown) => {
    if (
      [
        'account',
        'exportedAt',
        'screenName',
        'comments',
        'commentFilterWords',
        'webhooks',
        'bankAccounts',
        'withdrawals',
        'xLinks',
        'analyticsAssistant',
        'discardedFindings',
        'consents',
        'likes',
        'reviewLinks',
        'scoutMessages',
        'readAt',
        'mailChoice',
      ].includes(key)
    )
      return undefined;
    // A copy has a past of its own.
    if (
      key === 'versions' ||
      key === 'file' ||
      (!withStatus && ['status', 'publishAt', 'isOpen', 'firstOpenedAt'].includes(key))
    )
      return undefined;
    return typeof value === 'string' ? (places.get(value) ?? value) : value;
  });
  return JSON.parse(text) as Record<string, unknown>;
}

describe('an archive of one’s data', () => {
  it('holds every original byte for byte, under the hash it says', async () => {
    const zip = await open(archive);
    expect(original.images.length).toBeGreaterThan(12);
    for (const image of original.images) {
      const bytes = await zip.read(image.file);
      expect(bytes.equals(await test.services.objects.read(`originals/${image.id}`))).toBe(true);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(image.sha256);
    }
    zip.close();
    expect(zip.has('README.txt')).toBe(true);
    expect(original.webhooks).toEqual([expect.objectContaining({ events: ['FAN_GAINED'] })]);
    expect(JSON.stringify(original.webhooks)).not.toMatch(/secret/i);
  });

  it('holds what the person did, and no password, session or token', () => {
    expect(original).toMatchObject({
      format: 'komawari-data',
      version: 1,
      account: { email: 'kaede@example.com' },
      profile: { birthday: '1998-04-23', gender: 'OTHER' },
      comments: [{ body: expect.stringContaining('すてき') }],
      likes: [{ count: 3 }],
      reviewLinks: [{ openedCount: 0, notes: [{ body: 'かえでのことば', x: 0.5, y: 0.5 }] }],
      scoutMessages: [
        {
          department: '週刊編集部',
          contest: 'スカウト賞',
          body: 'かえでのことば 連絡',
          answer: null,
          answeredAt: null,
        },
      ],
      bookmarks: [{ title: 'よその話' }],
      watches: [{ screenName: 'other', mailChoice: 'WEEKLY' }],
    });
    expect(original.readingHistories).toHaveLength(1);
    expect(original.works.flatMap(({ episodes }) => episodes.map(({ versions }) => versions.length))).toEqual([
      1, 1, 1, 1,
    ]);
    expect(original.works.map(({ episodes }) => episodes.map(({ status }) => status))).toEqual([
      ['PUBLIC', 'FAN_ONLY', 'SCHEDULED', 'DRAFT'],
      [],
    ]);
    const sale = { price: 480, pagesChargedFrom: 0, salesAppeal: 'かえでのことば 続き' };
    expect(original.works[0]?.episodes.map(({ salesInfo }) => salesInfo)).toEqual([sale, null, sale, null]);
    expect(JSON.stringify(original)).not.toMatch(/argon2|password|token|hash"/i);
  });

  it('is for its person alone, with a sign-in of the last minutes, at an address that opens nothing for others', async () => {
    const [{ id }] = (await sql<{ id: string }>('SELECT id FROM data_exports')) as [{ id: string }];
    expect(await ask('mutation A($id: ID!) { createDataExportAddress(id: $id) }', other, { id })).toBe('NOT_FOUND');
    const { createDataExportAddress: url } = await ask(
      'mutation A($id: ID!) { createDataExportAddress(id: $id) }',
      kaede,
      { id },
    );
    const statusOf = async (address: string, as?: TestPerson) =>
      (await test.app.inject({ url: address, headers: as ? { authorization: `Bearer ${as.token}` } : {} })).statusCode;
    expect(await statusOf(url)).toBe(404);
    expect(await statusOf(url, other)).toBe(404);
    expect(await statusOf(url.replace(/sig=./, 'sig=_'), kaede)).toBe(404);
    expect(await statusOf(url, kaede)).toBe(200);
    await sql(`UPDATE sessions SET authenticated_at = now() - interval '6 minutes' WHERE account_id = $1`, [
      kaede.actor.accountId,
    ]);
    expect(await ask('mutation A($id: ID!) { createDataExportAddress(id: $id) }', kaede, { id })).toBe(
      'RECENT_SIGN_IN_REQUIRED',
    );
    expect(await ask('mutation R { requestDataExport { id } }', kaede)).toBe('RECENT_SIGN_IN_REQUIRED');
    await sql('UPDATE sessions SET authenticated_at = now()');
  });

  it('is gone after seven days', async () => {
    await sql(`UPDATE data_exports SET ready_at = now() - interval '7 days 1 minute'`);
    await runExports(test.services, (fault) => faults.push(fault));
    expect(await sql('SELECT 1 FROM data_exports')).toEqual([]);
    const left: string[] = [];
    for await (const { key } of test.services.objects.list('exports/')) left.push(key);
    expect(left).toEqual([]);
  });
});

describe('taken into a fresh account', () => {
  let fresh: TestPerson;

  it('everything arrives: byte-equal originals, equal texts, order and statuses', async () => {
    fresh = await test.signUpCreator('fresh');
    const done = await takeIn(fresh, archive, true);
    expect(done).toEqual({ state: 'DONE', done: done.total, total: done.total, notes: [] });
    const again = await download(fresh);
    const copy = await documentOf(again);
    expect(comparable(copy)).toEqual(comparable(original));
    const [before, after] = [await open(archive), await open(again)];
    for (const [index, image] of copy.images.entries())
      expect((await after.read(image.file)).equals(await before.read(original.images[index]?.file ?? ''))).toBe(true);
  });

  it('a second time it doubles nothing', async () => {
    const count = () =>
      sql(`SELECT (SELECT count(*) FROM works) AS works, (SELECT count(*) FROM episodes) AS episodes, (SELECT count(*) FROM pages) AS pages,
        (SELECT count(*) FROM images) AS images, (SELECT count(*) FROM illustrations) AS illustrations, (SELECT count(*) FROM bookmarks) AS bookmarks,
        (SELECT count(*) FROM portfolio_external_works) AS external, (SELECT count(*) FROM portfolio_categories) AS categories,
        (SELECT count(*) FROM portfolio_komawari_works) AS komawari, (SELECT count(*) FROM watches) AS watches`);
    const before = await count();
    expect((await takeIn(fresh, archive, true)).state).toBe('DONE');
    expect(await count()).toEqual(before);
  });

  it('comments and likes at others are not made again, and nobody is mailed', async () => {
    expect(await sql('SELECT 1 FROM comments WHERE account_id = $1', [fresh.actor.accountId])).toEqual([]);
    expect(await sql('SELECT 1 FROM likes WHERE account_id = $1', [fresh.actor.accountId])).toEqual([]);
    expect(await sql('SELECT mail_choice FROM watches WHERE account_id = $1', [fresh.actor.accountId])).toEqual([
      { mail_choice: 'NONE' },
    ]);
  });

  it('by the person’s choice nothing is public: drafts and closed illustrations', async () => {
    const careful = await test.signUpCreator('careful');
    await takeIn(careful, archive, false);
    const copy = await documentOf(await download(careful));
    expect(comparable(copy, { withStatus: false })).toEqual(comparable(original, { withStatus: false }));
    expect(new Set(copy.works.flatMap(({ episodes }) => episodes.map(({ status }) => status)))).toEqual(
      new Set(['DRAFT']),
    );
    expect(copy.illustrations.map(({ isOpen }) => isOpen)).toEqual([false, false]);
    const seen = await sql('SELECT 1 FROM visible_works WHERE user_id = $1', [careful.actor.accountId]);
    expect(seen).toEqual([]);
  });

  it('what was for sale or archived is given away to nobody: where nothing is sold it stays a draft, and the person is told', async () => {
    const seller = await test.signUpCreator('seller');
    const { config } = test.services;
    const answer = await takeIn(seller, archive, true, { ...test.services, config: { ...config, selling: null } });
    const words = 'Episodes are not sold here at present: it came as a draft without its price.';
    expect(answer.notes.map(({ message }: { message: string }) => message)).toEqual([words, words]);
    const copy = await documentOf(await download(seller));
    expect(copy.works[0]?.episodes.map(({ status, salesInfo }) => [status, salesInfo])).toEqual([
      ['DRAFT', null],
      ['FAN_ONLY', null],
      ['DRAFT', null],
      ['DRAFT', null],
    ]);
    await sql('UPDATE episodes SET archived_at = now() WHERE work_id IN (SELECT id FROM works WHERE user_id = $1)', [
      seller.actor.accountId,
    ]);
    const later = await test.signUpCreator('later');
    await takeIn(later, await download(seller), true);
    const moved = await documentOf(await download(later));
    expect(new Set(moved.works[0]?.episodes.map(({ status }) => status))).toEqual(new Set(['DRAFT']));
  });

  it('after an interruption it goes on where it was', async () => {
    const patient = await test.signUpCreator('patient');
    const { objects } = test.services;
    let puts = 0;
    const broken = {
      ...test.services,
      objects: {
        ...objects,
        put: async (...args: Parameters<typeof objects.put>) => {
          puts += 1;
          if (puts > 30) throw new Error('the disk is full');
          return objects.put(...args);
        },
      },
    };
    const upload = await test.services.uploads.add(patient.actor.accountId, 'cut', 'komawari-1.zip', archive);
    await ask(
      'mutation I($input: RequestDataImportInput!) { requestDataImport(input: $input) { dataImport { id } problems { code } } }',
      patient,
      { input: { uploadId: upload.id, keepsStatus: true } },
    );
    const seen: unknown[] = [];
    await runImports(broken, importSteps, (fault) => seen.push(fault));
    expect(seen).toHaveLength(3);
    expect(await sql(`SELECT state FROM data_imports WHERE account_id = $1`, [patient.actor.accountId])).toEqual([
      { state: 'FAILED' },
    ]);
    expect((await takeIn(patient, archive, true)).state).toBe('DONE');
    expect(comparable(await documentOf(await download(patient)))).toEqual(comparable(original));
  });
});

describe('a hostile archive', () => {
  const withDocument = async (change: (data: DataDocument) => unknown, more: ZipPart[] = []): Promise<Buffer> => {
    const zip = await open(archive);
    const parts = await Promise.all(
      original.images.map(async ({ file }) => ({ name: file, data: await zip.read(file) })),
    );
    const data = structuredClone(original);
    const changed = change(data) ?? data;
    return buildZip([{ name: DOCUMENT, data: Buffer.from(JSON.stringify(changed)) }, ...parts, ...more]);
  };
  let attacker: TestPerson;
  beforeAll(async () => {
    attacker = await test.signUpCreator('attacker');
  });

  it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['no archive at all', () => Buffer.from('hello'), /not an archive/],
    ['an archive without our document', () => buildZip([{ name: 'x.txt', data: Buffer.from('x') }]), /missing/],
    ['another version', () => withDocument((data) => ({ ...data, version: 2 })), /version/],
    ['a document that is no JSON', () => buildZip([{ name: DOCUMENT, data: Buffer.from('{') }]), /damaged/],
    [
      'a path that climbs',
      () => withDocument(() => undefined, [{ name: '../evil', data: Buffer.from('x') }]),
      /outside/,
    ],
    ['a bomb', () => withDocument(() => undefined, [{ name: 'bomb', data: Buffer.alloc(90_000_000) }]), /100 times/],
    [
      'a link',
      () => withDocument(() => undefined, [{ name: 'l', data: Buffer.from('/etc/passwd'), unixMode: 0o120777 }]),
      /link/,
    ],
    [
      'too many works',
      () => withDocument((data) => ({ ...data, works: Array.from({ length: 1001 }, () => data.works[1]) })),
      /version/,
    ],
  ])('%s is refused with a sentence, and nothing is taken in', async (_what, make, message) => {
    const answer = await takeIn(attacker, await make(), true);
    expect(answer.state).toBe('FAILED');
    expect(answer.notes[0].message).toMatch(message);
    expect(await sql('SELECT 1 FROM images WHERE owner_id = $1', [attacker.actor.accountId])).toEqual([]);
  });

  it('a picture that is none, a title that is too long and a foreign picture are left out by name, the rest arrives', async () => {
    const foreign = await test.addImage(other);
    const zip = await withDocument(
      (data) => {
        data.works[1]!.title = 'x'.repeat(101);
        data.works[0]!.coverImageId = foreign;
        const evil = data.images.find(({ type }) => type === 'HERO')!;
        evil.sha256 = createHash('sha256').update('<svg onload="x"/>').digest('hex');
        evil.file = 'originals/evil.png';
        data.works[0]!.episodes[0]!.publishAt = '2999-01-01T00:00:00.000Z';
      },
      [{ name: 'originals/evil.png', data: Buffer.from('<svg onload="x"/>') }],
    );
    const answer = await takeIn(attacker, zip, true);
    expect(answer.state).toBe('DONE');
    const hero = original.images.find(({ type }) => type === 'HERO');
    expect(answer.notes.map(({ what }: { what: string }) => what.slice(0, 6))).toEqual([hero?.fileName, 'xxxxxx']);
    const copy = await documentOf(await download(attacker));
    expect(copy.works).toHaveLength(1);
    expect(copy.works[0]).toMatchObject({ coverImageId: null });
    expect(copy.works[0]?.episodes[0]).toMatchObject({ status: 'DRAFT', publishAt: null });
  });

  it('leaves no fault behind', () => expect(faults).toEqual([]));
});
