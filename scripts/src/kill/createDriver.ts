import type { Stage } from './openStage.ts';
import { demoPassword } from '../demoMarker.ts';
import { chooseCall, documents, type Random } from './chooseCall.ts';

/** Publishes and withdraws at random through the API, and remembers what the API confirmed. */
export type Driver = {
  /** Works until told to stop; a call that fails because the API is dead is followed by another. */
  start(): void;
  /** Resolves when the call under way has ended. */
  stop(): Promise<void>;
  /** The highest version of each thing that the API has confirmed. */
  confirmed: ReadonlyMap<string, number>;
  /** Numbers of calls by how they ended. */
  counts: { confirmed: number; unknown: number };
};

const pauseAfterFailureInMilliseconds = 20;
/** Tokens live for five minutes. */
const signInEveryMs = 200_000;

async function post(url: string, body: unknown, headers: Record<string, string>): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return (await response.json()) as Record<string, unknown>;
}

async function signIn(stage: Stage): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  for (const screenName of new Set(stage.works.map(({ owner }) => owner.screenName))) {
    const credentials = { email: `${screenName}@example.com`, password: demoPassword };
    const { token } = await post(`${stage.url}/identity/sign_in`, credentials, { 'x-komawari-client': 'web' });
    tokens.set(screenName, String(token));
  }
  return tokens;
}

/** Whether the API died under a call; whether its change was made, only the database knows. */
const isCutOff = (error: unknown) => error instanceof TypeError || (error as Error).name === 'TimeoutError';

/** Signs the creators in and makes the driver. */
export async function createDriver(stage: Stage, random: Random): Promise<Driver> {
  let tokens = await signIn(stage);
  let signedInAt = Date.now();
  const confirmed = new Map<string, number>();
  const counts = { confirmed: 0, unknown: 0 };
  const state = { version: 0, isStopping: false, running: Promise.resolve() };

  async function makeCall(): Promise<void> {
    if (Date.now() - signedInAt > signInEveryMs) {
      tokens = await signIn(stage);
      signedInAt = Date.now();
    }
    const work = stage.works[random(stage.works.length)]!;
    state.version += 1;
    const { name, version, operation, variables } = await chooseCall(stage, work, state.version, random);
    const headers = { authorization: `Bearer ${tokens.get(work.owner.screenName)}` };
    const answer = await post(
      `${stage.url}/graphql?opname=${operation}`,
      { query: documents[operation], variables },
      headers,
    );
    const payload = (answer['data'] as Record<string, { problems: unknown[] }> | null)?.[operation];
    if (answer['errors'] || !payload || payload.problems.length > 0) {
      throw new Error(`${operation} was not accepted: ${JSON.stringify(answer)}`);
    }
    counts.confirmed += 1;
    if (name) confirmed.set(name, version);
  }

  async function drive(): Promise<void> {
    while (!state.isStopping) {
      try {
        await makeCall();
      } catch (error) {
        if (!isCutOff(error)) throw error;
        counts.unknown += 1;
        await new Promise((resolve) => setTimeout(resolve, pauseAfterFailureInMilliseconds));
      }
    }
  }

  return {
    confirmed,
    counts,
    start() {
      state.isStopping = false;
      state.running = drive();
      // Reported by stop(), which whoever started it awaits.
      state.running.catch(() => {});
    },
    stop() {
      state.isStopping = true;
      return state.running;
    },
  };
}
