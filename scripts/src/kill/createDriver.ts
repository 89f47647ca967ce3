import type { StagedWork, Stage } from './openStage.ts';
import { demoPassword } from '../seed/people.ts';
import { mark } from './marks.ts';

/** Publishes and withdraws at random through the API, and remembers what the API confirmed. */
export type Driver = {
  /** Works until told to stop; calls that fail because the API is dead are tried again with something else. */
  start(): void;
  /** Resolves when the call under way has ended. */
  stop(): Promise<void>;
  /** The highest version of each thing that the API has confirmed. */
  confirmed: ReadonlyMap<string, number>;
  /** Numbers of calls by how they ended. */
  counts: { confirmed: number; unknown: number };
};

type Call = { name: string; version: number; operation: string; variables: unknown };

const documents: Record<string, string> = {
  updateEpisode: `mutation updateEpisode($input: UpdateEpisodeInput!) { updateEpisode(input: $input) { episode { id } problems { message } } }`,
  updateWork: `mutation updateWork($input: UpdateWorkInput!) { updateWork(input: $input) { work { id } problems { message } } }`,
  updateSite: `mutation updateSite($input: UpdateSiteInput!) { updateSite(input: $input) { site { id } problems { message } } }`,
};

/** Random numbers that a seed repeats. */
function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    // xorshift32 (Marsaglia, 2003)
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

async function post(url: string, body: unknown, headers: Record<string, string>): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return (await response.json()) as Record<string, unknown>;
}

/** Signs the creators in and makes the driver. */
export async function createDriver(stage: Stage, seed: number): Promise<Driver & { random(below: number): number }> {
  const random = createRandom(seed);
  const tokens = new Map<string, string>();
  const confirmed = new Map<string, number>();
  const counts = { confirmed: 0, unknown: 0 };
  let version = 0;
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();

  for (const { owner } of stage.works) {
    if (tokens.has(owner.screenName)) continue;
    const credentials = { email: `${owner.screenName}@example.com`, password: demoPassword };
    const { token } = await post(`${stage.url}/identity/sign_in`, credentials, { 'x-komawari-client': 'web' });
    tokens.set(owner.screenName, String(token));
  }

  async function revisionOf(table: 'works' | 'episodes', id: string): Promise<number> {
    const rows = await stage.app.services.database.query<{ revision: number }>(
      'readRevision',
      `SELECT revision FROM ${table} WHERE id = $1`,
      [id],
    );
    return rows[0]?.revision ?? 0;
  }

  async function chooseCall(work: StagedWork): Promise<Call> {
    version += 1;
    const dice = random(20);
    if (dice === 0) {
      return { name: '', version, operation: 'updateSite', variables: { input: { isClosed: random(3) === 0 } } };
    }
    if (dice < 4) {
      const expectedRevision = await revisionOf('works', work.id);
      const input = { id: work.id, expectedRevision, work: { title: mark(work.name, version) } };
      return { name: work.name, version, operation: 'updateWork', variables: { input } };
    }
    const episode = work.episodes[random(work.episodes.length)]!;
    const expectedRevision = await revisionOf('episodes', episode.id);
    const change = { title: mark(episode.name, version), status: random(2) ? 'PUBLIC' : 'DRAFT' };
    const input = { id: episode.id, expectedRevision, episode: change };
    return { name: episode.name, version, operation: 'updateEpisode', variables: { input } };
  }

  async function makeCall(): Promise<void> {
    const work = stage.works[random(stage.works.length)]!;
    const { name, version, operation, variables } = await chooseCall(work);
    const headers = { authorization: `Bearer ${tokens.get(work.owner.screenName)}` };
    const body = { query: documents[operation], variables };
    const answer = await post(`${stage.url}/graphql?opname=${operation}`, body, headers);
    const payload = (answer['data'] as Record<string, { problems: { message: string }[] }> | null)?.[operation];
    if (answer['errors'] || !payload || payload.problems.length > 0) {
      throw new Error(`${operation} was not accepted: ${JSON.stringify(answer)}`);
    }
    counts.confirmed += 1;
    if (name) confirmed.set(name, version);
  }

  async function drive(): Promise<void> {
    while (!isStopping) {
      try {
        await makeCall();
      } catch (error) {
        // The API is dead or died meanwhile: whether the change was made, only the database knows.
        if (!(error instanceof TypeError || (error as Error).name === 'TimeoutError')) throw error;
        counts.unknown += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  return {
    random,
    confirmed,
    counts,
    start() {
      isStopping = false;
      running = drive();
      // Reported by stop(), which whoever started it awaits.
      running.catch(() => {});
    },
    stop() {
      isStopping = true;
      return running;
    },
  };
}
