import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '../demoMarker.ts';
import { type Random, chooseCall, documents } from '../kill/chooseCall.ts';
import type { Stage, StagedWork } from '../kill/openStage.ts';

/** What is asked for: a stored page, a list by GraphQL, a file the API writes, a change, an upload. */
export type Kind = 'page' | 'read' | 'file' | 'change' | 'upload';

/** Requests of readers and creators, several at once, and how many of them failed. */
export type Load = {
  counts: Record<Kind, number>;
  /** One sentence per request that was not answered as it has to be. */
  failures: string[];
  start(): void;
  /** Resolves when the requests under way have ended. */
  stop(): Promise<void>;
};

type Asked = { kind: Kind; path: string; init?: RequestInit; status: number; without?: string };

const readersAtOnce = 6;
const pauseBetweenChangesInMilliseconds = 40;
/** Tokens live for five minutes. */
const signInEveryMs = 200_000;
/** An account may start 800 an hour. */
const uploadsAtMost = 700;
const listOfWorks = '{ newWorks(first: 10) { nodes { id title } } }';
const json = { 'content-type': 'application/json' };

async function signIn(url: string, screenName: string): Promise<string> {
  const response = await fetch(`${url}/identity/sign_in`, {
    method: 'POST',
    headers: { ...json, 'x-komawari-client': 'web' },
    body: JSON.stringify({ email: `${screenName}@example.com`, password: demoPassword }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** What a reader asks as the `nth`: mostly pages, often a list. Every kind is in every hundred, so that a short run has it too. */
function chooseReading(nth: number, works: StagedWork[], token: string, uploads: number): Asked {
  // 37 shares no divisor with 100: one after the other, all hundred come, mixed.
  const dice = (nth * 37) % 100;
  if (dice < 55) return { kind: 'page', path: `/works/${works[nth % works.length]!.id}`, status: 200 };
  if (dice < 93 || (dice === 99 && uploads >= uploadsAtMost)) {
    const init = { method: 'POST', headers: json, body: JSON.stringify({ query: listOfWorks }) };
    return { kind: 'read', path: '/graphql', init, status: 200, without: '"errors"' };
  }
  if (dice < 99) return { kind: 'file', path: '/robots.txt', status: 200 };
  const headers = {
    authorization: `Bearer ${token}`,
    'tus-resumable': '1.0.0',
    'upload-length': '1000',
    'content-type': 'application/offset+octet-stream',
  };
  return { kind: 'upload', path: '/uploads', init: { method: 'POST', headers, body: 'x'.repeat(1000) }, status: 201 };
}

/** Signs a creator in and makes the load for an installation that answers at `url`. */
export async function createLoad(stage: Stage, url: string, random: Random): Promise<Load> {
  const { owner } = stage.works[0]!;
  const changed = stage.works.filter((work) => work.owner === owner);
  // What nobody changes is there at every moment.
  const kept = stage.works.filter((work) => work.owner !== owner);
  const counts: Load['counts'] = { page: 0, read: 0, file: 0, change: 0, upload: 0 };
  const failures: string[] = [];
  const state = { isStopping: false, running: Promise.resolve() as Promise<unknown>, read: 0 };
  let token = await signIn(url, owner.screenName);
  let signedInAt = Date.now();

  async function ask({ kind, path, init, status, without }: Asked): Promise<void> {
    counts[kind] += 1;
    try {
      const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(30_000) });
      const text = await response.text();
      if (response.status !== status || (without && text.includes(without)))
        failures.push(`${kind} ${path}: ${response.status} ${text.slice(0, 200)}`);
    } catch (error) {
      failures.push(`${kind} ${path}: ${String(error)} ${String((error as Error).cause ?? '')}`);
    }
  }

  async function read(): Promise<void> {
    while (!state.isStopping) await ask(chooseReading(state.read++, kept, token, counts.upload));
  }

  async function change(): Promise<void> {
    for (let version = 1; !state.isStopping; version++) {
      if (Date.now() - signedInAt > signInEveryMs) {
        token = await signIn(url, owner.screenName);
        signedInAt = Date.now();
      }
      const work = changed[random(changed.length)]!;
      const { operation, variables } = await chooseCall(stage, work, version, random);
      const headers = { ...json, authorization: `Bearer ${token}` };
      const body = JSON.stringify({ query: documents[operation], variables });
      const init = { method: 'POST', headers, body };
      await ask({ kind: 'change', path: '/graphql', init, status: 200, without: '"message"' });
      await wait(pauseBetweenChangesInMilliseconds);
    }
  }

  return {
    counts,
    failures,
    start() {
      state.running = Promise.all([change(), ...Array.from({ length: readersAtOnce }, read)]);
      // Reported by stop(), which whoever started it awaits.
      state.running.catch(() => {});
    },
    async stop() {
      state.isStopping = true;
      await state.running;
    },
  };
}
