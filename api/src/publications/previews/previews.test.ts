import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishPaidEpisode } from '../../testing/publishEpisode.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { forgetStalePreviews } from './index.ts';
import { findPreviewFacts } from './store/previewFacts.ts';

let test: TestApp;
let creator: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('haruno');
});
afterAll(() => test.close());

const CREATE =
  'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } problems { message } } }';

/** A work with one episode; ids of both. */
async function publish(
  work: { title: string; coverImageId?: string },
  status = 'PUBLIC',
): Promise<{ workId: string; episodeId: string }> {
  const pages = [{ imageId: await test.addImage(creator) }];
  const { data } = await test.run(CREATE, { w: work, e: { title: '夜', status, pages } }, creator);
  return { workId: data.createWork.work.id, episodeId: data.createWork.episode.id };
}

interface OgImage {
  url: string;
  width: number;
  height: number;
  altText: string;
}

async function ogImageOf(field: 'work' | 'episode', id: string, as?: TestPerson): Promise<OgImage | null> {
  const { data } = await test.run(
    `query Q($id: ID!) { ${field}(id: $id) { ogImage { url width height altText } } }`,
    { id },
    as,
  );
  return data?.[field]?.ogImage ?? null;
}

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });
const setColumn = (table: 'works' | 'episodes', change: string, id: string) =>
  test.services.database.query('hide', `UPDATE ${table} SET ${change} WHERE id = $1`, [id]);
async function keptCards(): Promise<string[]> {
  const kept = [];
  for await (const { key } of test.services.objects.list('previews/')) kept.push(key);
  return kept;
}

it('no page of an episode without free pages gets onto a card, of the episode, its work or its creator', async () => {
  const seller = await test.signUpCreator('seller');
  const { id, workId } = await publishPaidEpisode(test, seller, { pagesChargedFrom: 0 });
  const facts = await findPreviewFacts(test.services.database, [id, workId, seller.actor.accountId]);
  expect([...facts.values()].map(({ pictureId, iconId }) => [pictureId, iconId])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  const free = await publishPaidEpisode(test, seller, { pagesChargedFrom: 1 });
  const [card] = (await findPreviewFacts(test.services.database, [free.id])).values();
  expect(card?.pictureId).toBe(free.imageIds[0]);
});

describe('the preview card of what is public', () => {
  it('is a JPEG of the promised size for a work, an episode and a creator', async () => {
    const { workId, episodeId } = await publish({
      title: '点灯夫',
      coverImageId: await test.addImage(creator, 'COVER'),
    });
    const { data } = await test.run('{ user(screenName: "haruno") { ogImage { url width height altText } } }');
    const images = [await ogImageOf('work', workId), await ogImageOf('episode', episodeId), data.user.ogImage];
    for (const image of images as OgImage[]) {
      const answer = await get(image.url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noai, noimageai', 'x-content-type-options': 'nosniff' });
      const { width, height, format } = await sharp(answer.rawPayload).metadata();
      expect([format, width, height]).toEqual(['jpeg', image.width, image.height]);
      const again = await get(image.url, { 'if-none-match': String(answer.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect(images[0]?.altText).toBe('点灯夫, haruno 先生');
    expect(images[1]?.altText).toBe('点灯夫, 第1話　夜, haruno 先生');
  });

  it('gets another address when title or name change, and the old one leads there', async () => {
    const { workId } = await publish({ title: 'before' });
    const before = (await ogImageOf('work', workId))!.url;
    const drawn = await get(before);
    await setColumn('works', `title = 'after'`, workId);
    const after = (await ogImageOf('work', workId))!.url;
    expect(after).not.toBe(before);
    const old = await get(before);
    expect([old.statusCode, old.headers.location, old.headers['cache-control']]).toEqual([302, after, 'no-store']);
    expect((await get(after)).rawPayload.equals(drawn.rawPayload)).toBe(false);
    expect((await keptCards()).filter((key) => key.includes(workId))).toHaveLength(1);
  });

  it('is drawn once, however many ask for it', async () => {
    const { workId } = await publish({ title: 'asked for' });
    const { url } = (await ogImageOf('work', workId))!;
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(url)));
    expect(new Set(answers.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.length}`)).size).toBe(1);
  });
});

describe('the preview card of what is not public', () => {
  it.each(['DRAFT', 'SCHEDULED'])(
    'does not exist for a %s episode and its work, not even for the creator',
    async (status) => {
      const { data } = await test.run(
        CREATE,
        {
          w: { title: 'hidden' },
          e: {
            status,
            ...(status === 'SCHEDULED' ? { publishAt: new Date(Date.now() + 86_400_000).toISOString() } : {}),
            pages: [{ imageId: await test.addImage(creator) }],
          },
        },
        creator,
      );
      const { work, episode } = data.createWork;
      for (const [field, id] of [
        ['work', work.id],
        ['episode', episode.id],
      ] as const) {
        expect(await ogImageOf(field, id, creator)).toBeNull();
        expect((await get(`/og/${id}/0123456789abcdef.jpg`)).statusCode).toBe(404);
      }
    },
  );

  it.each([
    ['a suspended work', 'works', 'suspended_at = now()'],
    ['a deleted work', 'works', 'deleted_at = now()'],
    ['an episode taken back to draft', 'episodes', `status = 'DRAFT', publish_at = NULL`],
    ['a deleted episode', 'episodes', 'deleted_at = now()'],
  ] as const)('of %s was public and is gone with the same instant', async (_name, table, change) => {
    const { workId, episodeId } = await publish({ title: 'was public' });
    const id = table === 'works' ? workId : episodeId;
    const { url } = (await ogImageOf(table === 'works' ? 'work' : 'episode', id))!;
    expect((await get(url)).statusCode).toBe(200);
    await setColumn(table, change, id);
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([404, 'no-store', 'Not found\n']);
    await forgetStalePreviews(test.services);
    expect((await keptCards()).filter((key) => key.includes(id))).toEqual([]);
  });

  it('[R2-017] [R6-014] of a closed site is gone with everything of it', async () => {
    const closed = await test.signUpCreator('closing');
    const { url } = (await test.run('{ user(screenName: "closing") { ogImage { url } } }')).data.user.ogImage;
    expect((await get(url)).statusCode).toBe(200);
    await test.run('mutation { updateSite(input: { isClosed: true }) { problems { message } } }', {}, closed);
    expect((await get(url)).statusCode).toBe(404);
  });

  it('shows no picture of a mature work', async () => {
    const { data } = await test.run(
      CREATE,
      {
        w: { title: 'mature', rating: 'MATURE', coverImageId: await test.addImage(creator, 'COVER') },
        e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }] },
      },
      creator,
    );
    const { work, episode } = data.createWork;
    const { findPreviewFacts } = await import('./store/previewFacts.ts');
    const facts = await findPreviewFacts(test.services.database, [work.id, episode.id]);
    expect([...facts.values()].map((one) => one.pictureId)).toEqual([null, null]);
  });

  it('shows no page of a fan-only episode', async () => {
    const red = await test.addImage(creator);
    const { data } = await test.run(
      CREATE,
      { w: { title: 'fans' }, e: { status: 'FAN_ONLY', pages: [{ imageId: red }] } },
      creator,
    );
    const { work, episode } = data.createWork;
    const { findPreviewFacts } = await import('./store/previewFacts.ts');
    const facts = await findPreviewFacts(test.services.database, [work.id, episode.id]);
    expect([...facts.values()].map((one) => one.pictureId)).toEqual([null, null]);
  });

  it.each([
    '/og/w0000000000000000000a/0123456789abcdef.jpg',
    '/og/x/y',
    '/og/i0000000000000000000a/0123456789abcdef.jpg',
    `/og/%2e%2e/x.jpg`,
  ])('is not at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
