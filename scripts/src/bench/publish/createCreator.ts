import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '../../demoMarker.ts';
import { lookAt, watchPages } from './watchPages.ts';
import type { Staged } from './stageEpisodes.ts';
import type { Shape } from './startShape.ts';

/** One publication or withdrawal, in milliseconds after the mutation's answer. */
export type Publication = {
  /** Whether an episode was taken back: readers no longer get its page, and the others without it. */
  isWithdrawal: boolean;
  /** Until the last affected page was live. */
  allLiveMs: number;
  /** Until the episode's own page was. */
  episodeLiveMs: number;
  /** From sending the mutation to its answer. */
  answeredMs: number;
  /** Pages that changed, and all pages that were drawn. */
  changed: number;
  drawn: number;
  /** CPU time of the worker, pictures included. */
  workerCpuMs: number;
};

type Change = { kind: 'next' | 'only'; status: 'PUBLIC' | 'DRAFT' };

/** A round: both episodes appear, then both go. */
const changes: Change[] = [
  { kind: 'next', status: 'PUBLIC' },
  { kind: 'only', status: 'PUBLIC' },
  { kind: 'next', status: 'DRAFT' },
  { kind: 'only', status: 'DRAFT' },
];

const mutation = `mutation updateEpisode($input: UpdateEpisodeInput!) { updateEpisode(input: $input) { episode { revision } problems { message } } }`;

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Pages that another build of the site has drawn. */
const OLDER =
  'SELECT 1 FROM stored_pages WHERE build_id <> (SELECT build_id FROM site_builds ORDER BY started_at DESC LIMIT 1)';

/** Waits until all that changed is live, and unless `isRedrawing` also until all pages are of this build of the site. */
async function awaitIdle({ database }: Shape, isRedrawing = false): Promise<void> {
  for (;;) {
    const waiting = await database.query(
      'findWaiting',
      `SELECT 1 FROM stale_pages WHERE $1 OR reason <> 'build'
       UNION ALL SELECT 1 FROM content_changes WHERE expanded_at IS NULL AND changed_at <= now()
       UNION ALL (${OLDER} AND $1 LIMIT 1) LIMIT 1`,
      [!isRedrawing],
    );
    if (waiting.length === 0) return;
    await wait(15);
  }
}

/** A creator who publishes and takes back over HTTP, and looks at what readers get. */
export type Creator = {
  publishRounds(rounds: number): Promise<Publication[]>;
  /** The same while the worker draws every page of the site again, as it does after an upgrade. */
  publishWhileRedrawing(rounds: number): Promise<Publication[]>;
};

/** Signs the creator in, and finds out by two rounds which pages the changes lead to. */
export async function createCreator(shape: Shape, staged: Staged): Promise<Creator> {
  /** Every page that any of the changes has led to. */
  const watched = new Set<string>();
  const revisions = { next: 1, only: 1 };
  let token = '';

  async function signIn(): Promise<void> {
    const credentials = { email: staged.email, password: demoPassword };
    const answer = await post(`${shape.url}/identity/sign_in`, credentials, { 'x-komawari-client': 'web' });
    token = (answer as { token: string }).token;
  }

  async function send({ kind, status }: Change): Promise<void> {
    const input = { id: staged[kind], expectedRevision: revisions[kind], episode: { status } };
    const headers = { authorization: `Bearer ${token}` };
    const answer = await post(
      `${shape.url}/graphql?opname=updateEpisode`,
      { query: mutation, variables: { input } },
      headers,
    );
    const { data } = answer as { data?: { updateEpisode: { episode: { revision: number } | null } | null } };
    const revision = data?.updateEpisode?.episode?.revision;
    if (!revision) throw new Error(`The change was not accepted: ${JSON.stringify(answer)}`);
    revisions[kind] = revision;
  }

  /** Makes a change and waits until the worker has nothing left to do. */
  async function publish(change: Change, isRedrawing = false): Promise<Publication> {
    const before = await lookAt(shape, [...watched]);
    shape.worker.take();
    const cpuBefore = shape.workerCpu();
    const sentAt = performance.now();
    await send(change);
    const answeredAt = performance.now();
    const liveAt = await watchPages(shape, before, awaitIdle(shape, isRedrawing));
    // The log line of the last batch was printed before its transaction ended, and may still be on its way here.
    await wait(50);
    const { changed, unchanged } = shape.worker.take();
    for (const path of [...changed, ...unchanged]) watched.add(path);
    return {
      isWithdrawal: change.status === 'DRAFT',
      allLiveMs: Math.max(...liveAt.values()) - answeredAt,
      episodeLiveMs: (liveAt.get(`/episodes/${staged[change.kind]}`) ?? Number.NaN) - answeredAt,
      answeredMs: answeredAt - sentAt,
      changed: liveAt.size,
      drawn: changed.length + unchanged.length,
      workerCpuMs: shape.workerCpu() - cpuBefore,
    };
  }

  async function publishRounds(rounds: number, isRedrawing = false): Promise<Publication[]> {
    // Tokens live for five minutes.
    await signIn();
    const made: Publication[] = [];
    for (let round = 0; round < rounds; round++)
      for (const change of changes) made.push(await publish(change, isRedrawing));
    return made;
  }

  async function publishWhileRedrawing(rounds: number): Promise<Publication[]> {
    await shape.database.query(
      'forgetBuild',
      `UPDATE stored_pages SET build_id = 'an earlier one' WHERE build_id IS NOT NULL`,
    );
    const made = await publishRounds(rounds, true);
    const left = await shape.database.query('findOlder', `${OLDER} LIMIT 1`);
    if (left.length === 0)
      console.log('All pages were drawn again before the last change was made: the next figures are too good.');
    return made;
  }

  await awaitIdle(shape);
  await signIn();
  for (const change of [...changes, ...changes]) await publish(change);
  return { publishRounds, publishWhileRedrawing };
}
