import { callIdentity, IdentityError, type TokenAnswer } from '@komawari/ui/session';
import { inScreenLanguage } from '@komawari/ui/screenLanguage';
import type { QueuedCall } from '@komawari/ui/kept/keptRows.ts';
import { outcomeOf, sendQueue, type CallOutcome } from '@komawari/ui/kept/sendQueue.ts';
import { keptTables } from '@komawari/ui/kept/tables.ts';

/** A token of whoever is signed in here; null for nobody. One tab or worker at a time: refresh tokens rotate. */
const refresh = (): Promise<TokenAnswer | null> =>
  navigator.locks.request('komawari-session', async () => {
    try {
      const answer = await callIdentity('refresh', {}, 'Refresh failed');
      const channel = new BroadcastChannel('komawari-session');
      const { token, viewer } = answer;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel never leaves its origin
      channel.postMessage({ token, viewer, expiresAt: Date.now() + answer.expiresIn * 1000 });
      channel.close();
      return answer;
    } catch (error) {
      if (error instanceof IdentityError && error.code === 'UNAUTHENTICATED') return null;
      throw error;
    }
  }) as unknown as Promise<TokenAnswer | null>;

async function send({ operationName, query, variables }: QueuedCall, token: string | null): Promise<CallOutcome> {
  const response = await fetch(`/graphql?opname=${operationName}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...inScreenLanguage(),
      'x-komawari-client': 'web',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables, operationName }),
  }).catch(() => null);
  return response ? outcomeOf(response.status, await response.json().catch(() => null)) : 'LATER';
}

/** Tells the server what was done without a line; answers how many calls it knows now. Rejects where there is none. */
export const tell = (): Promise<number> =>
  navigator.locks.request('komawari-tell', async () => {
    if ((await keptTables.queue.all()).length === 0) return 0;
    const answer = await refresh();
    const viewer = answer?.viewer;
    const ownerId = viewer && !viewer.kind.startsWith('GUEST') ? viewer.id : null;
    const token = answer?.token ?? null;
    return sendQueue({
      queue: keptTables.queue,
      ownerId,
      // What needs an account waits for a page, which makes one.
      send: async (call) => (call.isWrite && token === null ? 'LATER' : send(call, token)),
    });
  }) as unknown as Promise<number>;
