import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExecutor } from '../../composition/executor.ts';
import {
  createDiskPageStore,
  createPublisher,
  describePath,
  type DiskPageStore,
  type Publisher,
} from '../../publishing/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { createTestRenderer } from '../../testing/publishing/testRenderer.ts';

let test: TestApp;
let owner: TestPerson;
let publisher: Publisher;
let store: DiskPageStore;
let folder: string;
const drawn: string[][] = [];

const WORK = `__typename ... on ExternalWork { id title } ... on KomawariWork { id work { id title } }`;
/** What the pages ask for, as far as it decides when they are drawn again. */
const DOCUMENTS: Record<string, string> = {
  list: `{ portfolios { nodes { id user { id displayName } } } }`,
  index: `query I($name: String!) { user(screenName: $name) { id portfolio { id bannerImage { id } categories { id title works { ${WORK} } } worksWithoutCategory { ${WORK} } } } }`,
  external: `query X($name: String!, $id: ID!) { user(screenName: $name) { id portfolio { id externalWork(id: $id) { id title } } } }`,
  komawari: `query K($name: String!, $id: ID!) { user(screenName: $name) { id portfolio { id komawariWork(id: $id) { id work { id title } } } } }`,
  other: `query O($name: String!) { user(screenName: $name) { id displayName } }`,
};

function documentOf(path: string): [string, Record<string, unknown>] {
  const { screenName = '', id = '' } = (describePath(path)?.page ?? {}) as { screenName?: string; id?: string };
  if (path === '/mangafolio') return ['list', {}];
  if (id !== '') return [path.includes('external_works') ? 'external' : 'komawari', { name: screenName, id }];
  return [path.endsWith('/mangafolio') ? 'index' : 'other', { name: screenName }];
}

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signUpCreator('haru');
  folder = await mkdtemp(join(tmpdir(), 'komawari-portfolios-'));
  store = createDiskPageStore(folder);
  await store.prepare();
  const renderer = await createTestRenderer(folder);
  const page = (body: string) => ({
    status: 200,
    headers: { 'content-security-policy': "default-src 'self'" },
    body: `<!doctype html><html><head><meta charset="utf-8"></head><body>${body}</body></html>`,
  });
  publisher = createPublisher({
    database: test.services.database,
    objects: test.services.objects,
    store,
    origin: 'https://komawari.example',
    executor: createExecutor(test.services, () => undefined),
    renderer: {
      ...renderer,
      async render(path, { execute }) {
        const isOurs = path === '/mangafolio' || path.startsWith('/@');
        if (!isOurs) return page('');
        const [name, variables] = documentOf(path);
        try {
          return page(JSON.stringify(await execute(DOCUMENTS[name]!, variables)));
        } catch (error) {
          if ((error as { code?: string }).code === 'NOT_FOUND') return { ...page(''), status: 404 };
          throw error;
        }
      },
    },
    log: {
      info: (facts: object) =>
        void drawn.push(
          ['rendered', 'unchanged', 'removed'].flatMap((list) => (facts as Record<string, string[]>)[list] ?? []),
        ),
      warn: () => undefined,
      error: () => undefined,
    },
  });
  // The creator's site as it is before the first story.
  await publisher.runOnce();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** The pages of portfolios that were drawn or removed since the last call. */
async function publish(): Promise<string[]> {
  drawn.length = 0;
  while ((await publisher.runOnce()) > 0);
  return [...new Set(drawn.flat())].filter((path) => path.includes('mangafolio')).toSorted();
}
const read = (path: string) => readFile(store.fileOf(path), 'utf8').catch(() => null);
async function change(name: string, input: Record<string, unknown>) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data } = await test.run(
    `mutation M($input: ${type}!) { ${name}(input: $input) { ${/update(Work|Site)/.test(name) ? '' : 'changedId portfolio { komawariWorks { nodes { id work { id } } } }'} problems { code } } }`,
    { input },
    owner,
  );
  expect(data[name].problems).toEqual([]);
  return data[name];
}
async function createWork(status: string): Promise<{ id: string; episodeId: string }> {
  const pages = [{ imageId: await test.addImage(owner) }];
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { work { id } episode { id } } }',
    { e: { status, pages } },
    owner,
  );
  return { id: data.createWork.work.id, episodeId: data.createWork.episode.id };
}
const external = (id: string) => `/@haru/mangafolio/external_works/${id}`;
const komawari = (id: string) => `/@haru/mangafolio/komawari_works/${id}`;

it('a work from elsewhere is drawn with the portfolio, and the list only when the portfolio joins it', async () => {
  const { changedId: first } = await change('addPortfolioWorkExternal', {
    title: '一',
    urls: [{ url: 'https://a.example' }],
  });
  expect(await publish()).toEqual(['/@haru/mangafolio', external(first), '/mangafolio'].toSorted());
  const { changedId: second } = await change('addPortfolioWorkExternal', {
    title: '二',
    urls: [{ url: 'https://a.example' }],
  });
  expect(await publish()).toEqual(['/@haru/mangafolio', external(second)].toSorted());
  await change('updatePortfolioWorkExternal', { id: second, title: '弐' });
  expect(await publish()).toEqual(['/@haru/mangafolio', external(second)]);
  await change('addPortfolioCategory', { title: '棚', workIds: [second, first] });
  expect(await publish()).toEqual(['/@haru/mangafolio']);
  const bannerImageId = await test.addImage(owner, 'BANNER', { width: 900, height: 300 });
  await change('updatePortfolioBannerImage', { bannerImageId });
  expect(await publish()).toEqual(expect.arrayContaining(['/@haru/mangafolio', '/mangafolio']));
  expect(await read(external(second))).toContain('弐');
  expect(await read('/@haru/mangafolio')).toContain('弐');
  await change('deletePortfolioWorkExternal', { id: second });
  await publish();
  expect(await read(external(second))).toBeNull();
  expect(await read('/@haru/mangafolio')).not.toContain('弐');
});

it('a work of ours appears in the portfolio the moment it is published, and goes when it is taken back', async () => {
  const { id, episodeId } = await createWork('DRAFT');
  const added = await change('addPortfolioWorkKomawaris', { workIds: [id] });
  const inPortfolio = added.portfolio.komawariWorks.nodes[0].id;
  await publish();
  expect(await read(komawari(inPortfolio))).toBeNull();
  const set = (status: string, expectedRevision: number) =>
    test.run(
      'mutation E($i: UpdateEpisodeInput!) { updateEpisode(input: $i) { problems { code } } }',
      { i: { id: episodeId, expectedRevision, episode: { status } } },
      owner,
    );
  await set('PUBLIC', 1);
  expect(await publish()).toEqual(expect.arrayContaining(['/@haru/mangafolio', komawari(inPortfolio)]));
  expect([await read(komawari(inPortfolio)), await read('/@haru/mangafolio')].every((html) => html?.includes(id))).toBe(
    true,
  );
  await set('DRAFT', 2);
  await publish();
  expect([await read(komawari(inPortfolio)), (await read('/@haru/mangafolio'))?.includes(id)]).toEqual([null, false]);
});

it('a work that is in no portfolio draws no portfolio when it is published', async () => {
  await createWork('PUBLIC');
  expect(await publish()).toEqual([]);
});

it('[R2-017] closing the site removes every page of the portfolio, and opening it brings them all back', async () => {
  const { changedId: id } = await change('addPortfolioWorkExternal', {
    title: '窓',
    urls: [{ url: 'https://a.example' }],
  });
  await publish();
  const paths = ['/@haru/mangafolio', external(id)];
  const close = (isClosed: boolean) =>
    test.run(
      'mutation C($c: Boolean!) { updateSite(input: { isClosed: $c }) { problems { code } } }',
      { c: isClosed },
      owner,
    );
  await close(true);
  await publish();
  for (const path of paths) expect([path, await read(path)]).toEqual([path, null]);
  expect(await read('/mangafolio')).not.toContain('haru');
  await close(false);
  await publish();
  for (const path of paths) expect([path, typeof (await read(path))]).toEqual([path, 'string']);
  expect(await read('/mangafolio')).toContain('haru');
});

it('the page store is what a fresh export would draw', async () => {
  const rows = await test.services.database.query<{ path: string }>(
    'listStored',
    `SELECT path FROM stored_pages WHERE path LIKE '%mangafolio%' ORDER BY path`,
  );
  const before = await Promise.all(rows.map(async ({ path }) => [path, await read(path)]));
  await publisher.exportSite({ force: true } as never);
  const after = await Promise.all(rows.map(async ({ path }) => [path, await read(path)]));
  expect(after).toEqual(before);
  expect(before.length).toBeGreaterThan(2);
});
