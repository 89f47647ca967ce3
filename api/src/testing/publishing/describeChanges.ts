import { fileURLToPath } from 'node:url';
import { loadRenderer } from '@komawari/site/renderer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../../kernel/errors.ts';
import { belowPrefix } from '../../kernel/languagePaths.ts';
import { createDiskPageStore } from '../../publishing/index.ts';
import type { TestPerson } from '../createTestApp.ts';
import { createPublishedApp, type PublishedApp } from './createPublishedApp.ts';

const SITE_DIST = fileURLToPath(new URL('../../../../site/dist', import.meta.url));

/** Two creators with works, episodes and tags in common, so that most pages show things of several people. */
export interface World {
  test: PublishedApp;
  mina: TestPerson;
  ren: TestPerson;
  works: string[];
  episodes: string[];
  /** Ids that later changes need, by what they are of. */
  ids: Record<string, string>;
  /** Runs a mutation, expects no problems, and answers what was selected of its payload; `input` is its only variable. */
  act(
    mutation: string,
    input: object,
    options?: { as?: TestPerson; select?: string },
    // oxlint-disable-next-line typescript/no-explicit-any -- as many shapes as there are payloads
  ): Promise<any>;
  /** Runs a statement, where time passes or people read. */
  sql(statement: string, values?: unknown[]): Promise<unknown>;
  /** Edits, with the revision as it is now. */
  editWork(index: number, work: object, as?: TestPerson): Promise<void>;
  editIllustration(id: string, illustration: object): Promise<void>;
  editEpisode(index: number, episode: object, as?: TestPerson): Promise<void>;
}

const CREATE = `mutation ($workInput: WorkInput!, $episodeInput: EpisodeInput) {
  createWork(workInput: $workInput, episodeInput: $episodeInput) { work { id } episode { id } problems { path message } }
}`;

async function buildWorld(): Promise<World> {
  const test = await createPublishedApp(await loadRenderer({ distDir: SITE_DIST }));
  const [mina, ren] = [await test.signUpCreator('mina'), await test.signUpCreator('ren')];

  const act: World['act'] = async (mutation, input, { as = mina, select = '' } = {}) => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${select} problems { path message } } }`;
    const { data, errors } = await test.run(document, { input }, as);
    expect(errors, mutation).toEqual([]);
    expect(data[mutation].problems, mutation).toEqual([]);
    return data[mutation];
  };
  const pagesOf = async (person: TestPerson) => [
    { imageId: await test.addImage(person) },
    { imageId: await test.addImage(person) },
  ];
  const addWork = async (person: TestPerson, title: string, tagTitles: string[]) => {
    const workInput = { title, tagTitles, coverImageId: await test.addImage(person, 'COVER') };
    const episodeInput = { title: '第1話', status: 'PUBLIC', pages: await pagesOf(person) };
    const { data, errors } = await test.run(CREATE, { workInput, episodeInput }, person);
    expect(errors).toEqual([]);
    return [data.createWork.work.id, data.createWork.episode.id] as [string, string];
  };
  const made = [
    await addWork(mina, '空飛ぶ配達', ['冒険', 'SF']),
    await addWork(mina, '灯台の話', ['日常']),
    await addWork(ren, '月の当番', ['冒険', '日常']),
  ];
  const works = made.map(([id]) => id);
  const episodes = made.map(([, id]) => id);
  for (const title of ['第2話', '第3話']) {
    const document = `mutation ($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } } }`;
    const input = { workId: works[0], episode: { title, status: 'PUBLIC', pages: await pagesOf(mina) } };
    episodes.push((await test.run(document, { input }, mina)).data.addEpisode.episode.id);
  }
  const revisionOf = async (table: 'works' | 'episodes' | 'illustrations', id: string) =>
    (
      await test.services.database.query<{ revision: number }>(
        `readRevision_${table}`,
        `SELECT revision FROM ${table} WHERE id = $1`,
        [id],
      )
    )[0]!.revision;
  return {
    test,
    mina,
    ren,
    works,
    episodes,
    act,
    ids: {},
    sql: (statement, values = []) => test.services.database.query(`fixture ${statement}`, statement, values),
    async editWork(index, work, as) {
      const id = works[index]!;
      await act('updateWork', { id, expectedRevision: await revisionOf('works', id), work }, { as: as ?? mina });
    },
    async editEpisode(index, episode, as) {
      const id = episodes[index]!;
      await act(
        'updateEpisode',
        { id, expectedRevision: await revisionOf('episodes', id), episode },
        { as: as ?? mina },
      );
    },
    async editIllustration(id, illustration) {
      const expectedRevision = await revisionOf('illustrations', id);
      await act('updateIllustration', { id, expectedRevision, illustration });
    },
  };
}

/** What a use case made; problems fail the test. */
export function expectDone<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

/** Paths whose pages are not the same in two stores. */
const differing = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path));

/** Adds the paths of all stored pages in the other language, by the files of the installation's. */
async function addTranslations({ services }: PublishedApp, to: Map<string, string>): Promise<void> {
  const { publicDir } = services.config;
  const store = createDiskPageStore(publicDir);
  const rows = await services.database.query<{ path: string }>(
    'listStored',
    `SELECT path FROM stored_pages WHERE path NOT IN ('/404', '/503', '/ja/503') AND path NOT LIKE '/images/%'`,
  );
  for (const { path } of rows) to.set(store.fileOf(path).slice(publicDir.length), belowPrefix('ja', path));
}

/** Those of the pages that readers get otherwise than they are drawn now. */
async function findOutdated(test: PublishedApp, paths: readonly string[]): Promise<string[]> {
  const outdated: string[] = [];
  for (const path of paths) if ((await test.readUnstored(path)) !== (await test.drawAnew(path))) outdated.push(path);
  return outdated;
}

/** Something that can change what a guest sees. */
export type Change = (world: World) => Promise<unknown>;

/**
 * Makes these changes one after the other, and expects after each that every page of the store is byte for byte what a
 * fresh export draws, and that what has changed has changed in the other language too, of which pages were drawn before. Each has to be seen on some page, except those of `unseen`, which prepare others. Where `only` names
 * an id, no page without it in its path may be touched.
 */
export function describeChanges(
  changes: Record<string, Change>,
  unseen: readonly string[] = [],
  only?: (world: World) => string,
): void {
  describe('whatever changes, every page is what a fresh export would draw', () => {
    let world: World;
    const translations = new Map<string, string>();

    beforeAll(async () => {
      world = await buildWorld();
      await world.test.publisher.runOnce();
      await world.test.publisher.exportSite();
      await addTranslations(world.test, translations);
      for (const path of translations.values()) await world.test.readUnstored(path);
      // The first drawings load everything and may be late on a busy machine; a page that is missing since differs below.
      world.test.faults.length = 0;
    });
    afterAll(() => world.test.close());

    it.each(Object.keys(changes))(
      '%s',
      async (name) => {
        const { test } = world;
        const before = await test.readStore();
        await changes[name]!(world);
        await test.publisher.runOnce();
        const published = await test.readStore();
        if (!unseen.includes(name)) expect(published, 'the change is seen').not.toEqual(before);
        const touched = differing(before, published);
        await addTranslations(test, translations);
        const translated = touched.flatMap((file) => translations.get(file) ?? []);
        expect(await findOutdated(test, translated)).toEqual([]);
        if (only) expect(touched.filter((path) => !path.includes(only(world)))).toEqual([]);
        await test.publisher.exportSite();
        const exported = await test.readStore();
        expect(differing(published, exported)).toEqual([]);
        expect(test.faults.splice(0)).toEqual([]);
      },
      60_000,
    );
  });
}
