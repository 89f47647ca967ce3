import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExecutor } from '../../composition/executor.ts';
import { createDiskPageStore, createPublisher, type PageRenderer, type Publisher } from '../../publishing/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

const SQUARE = 'id title imageCount firstImage { id url }';
const CREATOR = 'id screenName displayName';
/** What the pages of the site ask for, by the form of their paths. */
const DOCUMENTS: [RegExp, string][] = [
  [
    /^\/illustrations\/(\w+)$/,
    `query A($it: ID!) { illustration(id: $it) { id title images { id image { id url } } work { id title } user { ${CREATOR} } authorsOtherIllustrations { ${SQUARE} } } }`,
  ],
  [
    /^\/works\/(\w+)(?:\/\w+\/\d+)?$/,
    `query B($it: ID!) { work(id: $it) { id title illustrations { totalCount nodes { ${SQUARE} } } user { ${CREATOR} } } }`,
  ],
  [/^\/episodes\/(\w+)$/, `query C($it: ID!) { episode(id: $it) { id title work { id title user { ${CREATOR} } } } }`],
  [
    /^\/@(\w+)$/,
    `query D($it: String!) { user(screenName: $it) { ${CREATOR} site { id timeline { nodes { ... on EpisodeTimelineItem { episode { id title } } ... on IllustrationTimelineItem { illustration { ${SQUARE} } } } } } } }`,
  ],
  [
    /^\/@(\w+)\/illustrations$/,
    `query E($it: String!) { user(screenName: $it) { ${CREATOR} site { id illustrations { nodes { ${SQUARE} } } } } }`,
  ],
  [
    /^\/@(\w+)\/manga$/,
    `query F($it: String!) { user(screenName: $it) { ${CREATOR} site { id works { nodes { id title } } } } }`,
  ],
  [/^\/@(\w+)\/profile$/, `query G($it: String!) { user(screenName: $it) { ${CREATOR} } }`],
];

const page = (status: number, body: string) => ({
  status,
  headers: {},
  body: `<!doctype html><html><head></head><body>${body}</body></html>`,
});
const renderer: Omit<PageRenderer, 'assetsDir'> = {
  buildId: 'of this test',
  async render(path, { execute }) {
    for (const [form, document] of DOCUMENTS) {
      const it = form.exec(path)?.[1];
      if (it === undefined) continue;
      try {
        return page(200, JSON.stringify(await execute(document, { it })));
      } catch (error) {
        if ((error as { code?: string }).code === 'NOT_FOUND') return page(404, 'nothing here');
        throw error;
      }
    }
    return page(path === '/404' ? 404 : 200, 'a page of the whole site');
  },
};

let test: TestApp;
let publicDir: string;
let publisher: Publisher;
let creator: TestPerson;
let work: string;
let episode: string;
/** Two that are drawn with in turn, and one more. */
const pictures: string[] = [];
let batches: Record<string, string[]>[] = [];

beforeAll(async () => {
  test = await createTestApp();
  publicDir = await mkdtemp(join(tmpdir(), 'komawari-illustrations-'));
  const store = createDiskPageStore(publicDir);
  await store.prepare();
  const quiet = (facts: object, message: string): void => {
    if (message === 'pages published') batches.push(facts as Record<string, string[]>);
  };
  publisher = createPublisher({
    database: test.services.database,
    objects: test.services.objects,
    renderer: { ...renderer, assetsDir: publicDir },
    executor: createExecutor(test.services, (fault) => {
      throw fault;
    }),
    store,
    origin: 'http://localhost:3000',
    log: { info: quiet, warn: quiet, error: quiet },
  });
  creator = await test.signUpCreator('mina');
  for (let n = 0; n < 3; n += 1) pictures.push(await test.addImage(creator, 'ILLUSTRATION'));
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w" }, episodeInput: $e) { work { id } episode { id } } }',
    { e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }] } },
    creator,
  );
  work = data.createWork.work.id;
  episode = data.createWork.episode.id;
  await publisher.runOnce();
});
afterAll(async () => {
  await test.close();
  await rm(publicDir, { recursive: true, force: true });
});

/** Publishes, and answers the page of every path that was looked at. */
async function published(): Promise<string[]> {
  batches = [];
  await publisher.runOnce();
  const all = batches.flatMap((line) => [line['rendered'], line['unchanged'], line['removed'], line['absent']].flat());
  const isPage = (path: string | undefined): path is string => path !== undefined && !path.startsWith('/images/');
  return [...new Set(all)].filter(isPage).toSorted();
}
/** Which of these paths are in the public folder. */
async function storedOf(paths: string[]): Promise<string[]> {
  const rows = await test.services.database.query<{ path: string }>(
    'listStored',
    'SELECT path FROM stored_pages WHERE path = ANY($1) ORDER BY path',
    [paths],
  );
  return rows.map((row) => row.path).toSorted();
}
async function call(name: string, input: Record<string, unknown>): Promise<string> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const result = name === 'deleteIllustration' ? 'deletedIllustrationId' : 'illustration { id } problems { message }';
  const { data, errors } = await test.run(
    `mutation M($input: ${type}!) { ${name}(input: $input) { ${result} } }`,
    { input },
    creator,
  );
  expect([errors, data[name].problems ?? []]).toEqual([[], []]);
  return data[name].illustration?.id ?? '';
}
let drawn = 0;
async function draw(entered: Record<string, unknown> = {}) {
  const imageId = pictures[(drawn += 1) % 2] ?? '';
  const illustration = { title: `絵${drawn}`, isOpen: true, images: [{ imageId }], ...entered };
  return { id: await call('createIllustration', { illustration }), imageId };
}
const update = (id: string, expectedRevision: number, illustration: Record<string, unknown>) =>
  call('updateIllustration', { id, expectedRevision, illustration });
const image = (id: string) => `/images/${id}`;
const page_ = (id: string) => `/illustrations/${id}`;
const listsOfCreator = ['/@mina', '/@mina/illustrations'];

describe('what a change of an illustration draws again is exactly what shows it', () => {
  it('creating, closing, opening, deleting and restoring one: its page, its picture, the lists it stands in', async () => {
    const { id, imageId } = await draw({ workId: work });
    const all = [...listsOfCreator, page_(id), `/works/${work}`].toSorted();
    const own = [page_(id), image(imageId)].toSorted();
    expect([await published(), await storedOf(own)]).toEqual([all, own]);
    await update(id, 1, { isOpen: false });
    expect([await published(), await storedOf(own)]).toEqual([all, []]);
    await update(id, 2, { isOpen: true });
    expect([await published(), await storedOf(own)]).toEqual([all, own]);
    await call('deleteIllustration', { id });
    expect([await published(), await storedOf(own)]).toEqual([all, []]);
    await call('restoreIllustration', { id });
    expect([await published(), await storedOf(own)]).toEqual([all, own]);
    await call('deleteIllustration', { id });
    await published();
  });

  it('one that stays closed: nothing', async () => {
    const { id } = await draw({ isOpen: false });
    await update(id, 1, { title: 'まだ' });
    await call('deleteIllustration', { id });
    expect(await published()).toEqual([]);
  });

  it('another title: every page that shows it, other illustrations of the creator among them', async () => {
    const { id } = await draw();
    const { id: beside } = await draw({ workId: work });
    await published();
    await update(id, 1, { title: '改題' });
    expect(await published()).toEqual([...listsOfCreator, page_(id), page_(beside)].toSorted());
    for (const each of [id, beside]) await call('deleteIllustration', { id: each });
    await published();
  });

  it('another picture: the old one leaves the public folder, the new one comes', async () => {
    const { id, imageId } = await draw();
    await published();
    const fresh = pictures[2] ?? '';
    await update(id, 1, { images: [{ imageId: fresh }] });
    expect(await published()).toEqual([...listsOfCreator, page_(id)].toSorted());
    expect(await storedOf([image(imageId), image(fresh)])).toEqual([image(fresh)]);
    await call('deleteIllustration', { id });
    await published();
  });

  it('moving it to another work: both works', async () => {
    const { id } = await draw({ workId: work });
    await published();
    await update(id, 1, { workId: null });
    expect(await published()).toEqual([...listsOfCreator, page_(id), `/works/${work}`].toSorted());
    await call('deleteIllustration', { id });
    await published();
  });

  it('its work leaving and coming back: the page names it no more, and again', async () => {
    const { id } = await draw({ workId: work });
    await published();
    const setStatus = (status: string, expectedRevision: number) =>
      test.run(
        'mutation U($input: UpdateEpisodeInput!) { updateEpisode(input: $input) { problems { code } } }',
        { input: { id: episode, expectedRevision, episode: { status } } },
        creator,
      );
    for (const [status, revision] of [
      ['DRAFT', 1],
      ['PUBLIC', 2],
    ] as const) {
      await setStatus(status, revision);
      expect(await published()).toContain(page_(id));
    }
    await call('deleteIllustration', { id });
    await published();
  });

  it('closing the site takes everything, opening it brings everything back', async () => {
    const { id, imageId } = await draw({ workId: work });
    await published();
    const setClosed = (isClosed: boolean) =>
      test.run(
        'mutation S($input: UpdateSiteInput!) { updateSite(input: $input) { problems { code } } }',
        { input: { isClosed } },
        creator,
      );
    const mine = [...listsOfCreator, page_(id), image(imageId), `/works/${work}`];
    await setClosed(true);
    await published();
    expect(await storedOf(mine)).toEqual([]);
    await setClosed(false);
    await published();
    expect(await storedOf(mine)).toEqual(mine.toSorted());
  });
});
