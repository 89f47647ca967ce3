import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeTrash } from '../../composition/jobs/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

const READ = `query ($id: ID!, $version: ID) { episode(id: $id) { status revision title pages(first: 200) { nodes { id image { id } altText } }
  versions(id: $version) { id savedAt restoredFrom title pageCount pages { pageId noSplit change altText image { id url } } removedPages { image { id } }
    changes { title addedPages replacedPages movedPages pagesWithTexts removedPages } } } }`;
const RESTORE = `mutation ($input: RestoreEpisodeVersionInput!) { restoreEpisodeVersion(input: $input) {
  episode { id status title } problems { path code message } } }`;

let test: TestApp;
let mina: TestPerson;
let ren: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  mina = await test.signUpCreator('mina');
  ren = await test.signUpCreator('ren');
});
afterAll(() => test.close());

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('inTest', text, values);

async function publish(status = 'PUBLIC', pages = 2): Promise<string> {
  const images = [];
  for (let page = 0; page < pages; page += 1) images.push({ imageId: await test.addImage(mina) });
  const { data } = await test.run(
    'mutation ($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { episode { id } } }',
    { w: { title: '版' }, e: { title: '一', status, pages: images } },
    mina,
  );
  return data.createWork.episode.id as string;
}
const read = async (id: string, as = mina) => (await test.run(READ, { id }, as)).data.episode;
async function save(id: string, episode: object): Promise<void> {
  const { revision } = await read(id);
  const { data, errors } = await test.run(
    'mutation ($input: UpdateEpisodeInput!) { updateEpisode(input: $input) { problems { message } } }',
    { input: { id, expectedRevision: revision, episode } },
    mina,
  );
  expect([errors, data.updateEpisode.problems]).toEqual([[], []]);
}
const pagesOf = (episode: { pages: { nodes: { id: string; image: { id: string } }[] } }) =>
  episode.pages.nodes.map(({ id, image }) => ({ id, imageId: image.id }));
const restore = (episodeId: string, versionId: string, expectedRevision: number, as = mina) =>
  test.run(RESTORE, { input: { episodeId, versionId, expectedRevision } }, as);

describe('the versions of an episode', () => {
  it('each save of pages or texts makes one that says what changed; a change of the status makes none', async () => {
    const id = await publish();
    const [a, b] = pagesOf(await read(id));
    const fresh = await test.addImage(mina);
    await save(id, { title: '二' });
    await save(id, { pages: [b, a] });
    await save(id, { pages: [b, { ...a, imageId: fresh }] });
    await save(id, { pages: [{ ...b, altText: '窓' }] });
    await save(id, { status: 'FAN_ONLY' });
    await save(id, { title: '二' });
    const { versions } = await read(id);
    expect(versions.map((version: { changes: object }) => version.changes)).toEqual([
      { title: false, addedPages: 0, replacedPages: 0, movedPages: 0, pagesWithTexts: 1, removedPages: 1 },
      { title: false, addedPages: 0, replacedPages: 1, movedPages: 0, pagesWithTexts: 0, removedPages: 0 },
      { title: false, addedPages: 0, replacedPages: 0, movedPages: 1, pagesWithTexts: 0, removedPages: 0 },
      { title: true, addedPages: 0, replacedPages: 0, movedPages: 0, pagesWithTexts: 0, removedPages: 0 },
      null,
    ]);
    expect(versions[0].removedPages).toEqual([{ image: { id: fresh } }]);
    expect(versions[0].pages[0]).toMatchObject({ change: 'TEXTS', altText: '窓', noSplit: false });
    expect(versions[0].pages.map((page: { pageId: string }) => page.pageId)).toEqual(
      pagesOf(await read(id)).map((page) => page.id),
    );
  });

  it('one comes back as a new version that says so, with the pictures and words of then and the status of now', async () => {
    const id = await publish();
    const [a, b] = pagesOf(await read(id));
    await save(id, { title: '二', pages: [{ ...b, altText: '窓' }] });
    await save(id, { status: 'FAN_ONLY' });
    const before = await read(id);
    const first = before.versions.at(-1);
    const { data } = await restore(id, first.id, before.revision);
    expect(data.restoreEpisodeVersion).toEqual({ episode: { id, status: 'FAN_ONLY', title: '一' }, problems: [] });
    const after = await read(id);
    expect(pagesOf(after).map((page) => page.imageId)).toEqual([a?.imageId, b?.imageId]);
    expect(after.pages.nodes.map((page: { altText: string }) => page.altText)).toEqual(['', '']);
    expect(after.versions).toHaveLength(3);
    expect(after.versions[0]).toMatchObject({ restoredFrom: first.savedAt, pageCount: 2 });
    // And what was there before can come back the same way.
    await restore(id, before.versions[0].id, after.revision);
    expect((await read(id)).title).toBe('二');
  });

  it('another tab that saved first is a conflict; a version of another episode is not there', async () => {
    const id = await publish();
    const other = await publish();
    await save(id, { title: '二' });
    const { versions, revision } = await read(id);
    const stale = await restore(id, versions.at(-1).id, revision - 1);
    expect(stale.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', currentRevision: revision });
    const foreign = (await read(other)).versions[0].id as string;
    for (const [versionId, as] of [
      [foreign, mina],
      ['none', mina],
      [versions[0].id, ren],
    ] as const)
      expect((await restore(id, versionId, revision, as)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    expect((await read(id)).title).toBe('二');
  });

  it('an empty version cannot take the pages of what readers read', async () => {
    const id = await publish('DRAFT', 0);
    await save(id, { pages: [{ imageId: await test.addImage(mina) }] });
    await sql(`UPDATE episode_versions SET saved_at = now() - interval '1 hour' WHERE episode_id = $1`, [id]);
    await save(id, { status: 'PUBLIC', title: '出た' });
    await sql(
      `UPDATE episode_versions SET pages = '[]', image_ids = '{}' WHERE id = (SELECT min(id) FROM episode_versions WHERE episode_id = $1)`,
      [id],
    );
    const { versions, revision } = await read(id);
    const { data } = await restore(id, versions.at(-1).id, revision);
    expect(data.restoreEpisodeVersion.problems).toMatchObject([{ code: 'NO_PAGES' }]);
    expect((await read(id)).pages.nodes).toHaveLength(1);
  });

  it('nobody but the creator reads them', async () => {
    const id = await publish();
    expect((await read(id, ren)).versions).toEqual([]);
    expect((await test.run(READ, { id })).data.episode.versions).toEqual([]);
  });

  it('saves that come by themselves while a draft is written are one, until a picture leaves', async () => {
    const id = await publish('DRAFT');
    for (const title of ['あ', 'あめ', 'あめの日']) await save(id, { title });
    const written = await read(id);
    expect(written.versions.map((version: { title: string }) => version.title)).toEqual(['あめの日']);
    await save(id, { pages: pagesOf(written).slice(1) });
    expect((await read(id)).versions.map((version: { pageCount: number }) => version.pageCount)).toEqual([1, 2]);
    await sql(`UPDATE episode_versions SET saved_at = now() - interval '61 seconds' WHERE episode_id = $1`, [id]);
    await save(id, { title: 'あめの夜' });
    expect((await read(id)).versions).toHaveLength(3);
  });

  it('an episode from before there were versions begins with what it was', async () => {
    const id = await publish();
    await sql('DELETE FROM episode_versions WHERE episode_id = $1', [id]);
    await save(id, { title: '二' });
    expect((await read(id)).versions.map((version: { title: string }) => version.title)).toEqual(['二', '一']);
  });

  it('the last fifty are kept', async () => {
    const id = await publish();
    await sql(
      `INSERT INTO episode_versions (episode_id, title, afterword, start_position, pages, image_ids)
       SELECT $1, number::text, '', 'LATTER', '[]', '{}' FROM generate_series(1, 60) AS number`,
      [id],
    );
    await save(id, { title: '新' });
    const kept = await sql<{ title: string }>('SELECT title FROM episode_versions WHERE episode_id = $1 ORDER BY id', [
      id,
    ]);
    expect(kept).toHaveLength(50);
    expect([kept[0]?.title, kept.at(-1)?.title]).toEqual(['12', '新']);
  });

  it('a picture that only a version shows stays, is fetched by the creator alone, and goes with the last version', async () => {
    const id = await publish();
    const [a, b] = pagesOf(await read(id));
    await save(id, { pages: [a] });
    const isThere = async () => (await sql('SELECT 1 FROM images WHERE id = $1', [b?.imageId])).length > 0;
    await sql(`UPDATE images SET created_at = now() - interval '8 days'`);
    await purgeTrash(test.services);
    expect(await isThere()).toBe(true);
    const { versions } = await read(id);
    const { url } = versions.at(-1).pages[1].image as { url: string };
    const fetchAs = async (as: TestPerson | null) =>
      (await test.app.inject({ url, headers: as ? { authorization: `Bearer ${as.token}` } : {} })).statusCode;
    expect(await fetchAs(mina)).toBe(200);
    expect((await test.app.inject(url.replace(/\?.*/, ''))).statusCode).toBe(404);
    await sql('DELETE FROM episode_versions WHERE episode_id = $1', [id]);
    await purgeTrash(test.services);
    expect(await isThere()).toBe(false);
  });
});
