import { createTestApp, drawPng, type TestApp, type TestPerson } from '../createTestApp.ts';

const TYPES = ['BANNER', 'COVER', 'HERO', 'ICON', 'ILLUSTRATION', 'PAGE', 'THUMBNAIL'] as const;

/** Somebody to act as; null is a guest. */
export type Caller = { token: string } | null;

/** People and things that calls are made about. Nothing is changed by two calls, so that each can be made at any time. */
export interface Scene {
  test: TestApp;
  /** A creator with pictures of every type. */
  owner: TestPerson;
  pictures: Record<(typeof TYPES)[number], string>;
  /** A reader who is nobody's fan yet. */
  reader: TestPerson;
  /** A word that was not used before. */
  word(): string;
  /** A creator who has nothing. */
  newCreator(): Promise<TestPerson>;
  /** Runs a mutation that has to work; answers what was selected of its payload. */
  act(
    mutation: string,
    input: object,
    options?: { as?: Caller; select?: string },
    // oxlint-disable-next-line typescript/no-explicit-any -- as many shapes as there are payloads
  ): Promise<any>;
  /** A work of the owner with one episode. */
  publish(options?: { work?: object; episode?: object }): Promise<{ workId: string; episodeId: string }>;
  /** An upload that arrived whole. */
  upload(person: TestPerson, fileName: string, body: Buffer): Promise<string>;
  sql<Row extends object = { id: string }>(statement: string, values?: unknown[]): Promise<Row[]>;
}

/** Starts an application with these settings, and the people every call needs: others in each round on one database. */
export async function createScene(environment: Record<string, string>, round = 0): Promise<Scene> {
  const test = await createTestApp(environment);
  await test.services.objects.ready();
  let words = round * 100_000;
  const word = () => `word${(words += 1)}`;
  const owner = await test.signUpCreator(`kaede${round}`);
  const reader = await test.signUpCreator(`mio${round}`);
  const pictures = {} as Scene['pictures'];
  for (const type of TYPES) pictures[type] = await test.addImage(owner, type);

  const act: Scene['act'] = async (mutation, input, { as = owner, select = '' } = {}) => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${select} problems { message } } }`;
    const { data, errors } = await test.run(document, { input }, as);
    const failed = errors[0] ?? data[mutation].problems[0];
    if (failed) throw new Error(`${mutation}: ${failed.message} ${test.faults.at(-1) ?? ''}`);
    return data[mutation];
  };
  return {
    test,
    owner,
    reader,
    pictures,
    word,
    act,
    newCreator: () => test.signUpCreator(word()),
    async publish({ work, episode } = {}) {
      const document =
        'mutation ($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } problems { message } } }';
      const pages = [{ imageId: pictures.PAGE }];
      const variables = { w: { title: word(), ...work }, e: { status: 'PUBLIC', pages, ...episode } };
      const { data, errors } = await test.run(document, variables, owner);
      const failed = errors[0] ?? data.createWork.problems[0];
      if (failed) throw new Error(`createWork: ${failed.message}`);
      return { workId: data.createWork.work.id, episodeId: data.createWork.episode.id };
    },
    upload: async (person, fileName, body) =>
      (await test.services.uploads.add(person.actor.accountId, word(), fileName, body)).id,
    sql: (statement, values = []) => test.services.database.query(`fixture ${statement}`, statement, values),
  };
}

/** The bytes of a picture that fits everywhere. */
export const picture = (): Promise<Buffer> => drawPng(300, 400);
