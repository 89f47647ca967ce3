import { callIdentity, type SessionViewer, type TokenAnswer } from './callIdentity.ts';
import { IdentityError } from './IdentityError.ts';
import { hasSessionHint, setSessionHint } from './sessionHint.ts';

/** What this tab knows. `viewer` is undefined until it was asked for the first time. */
export interface SessionState {
  viewer: SessionViewer | undefined;
}

export interface SignInInput {
  email: string;
  password: string;
}

export interface SignUpInput {
  encryptedEmail: string;
  password: string;
}

export interface Session {
  getToken(options?: { create?: boolean }): Promise<string | null>;
  renew(): Promise<string | null>;
  signIn(input: SignInInput): Promise<SessionViewer>;
  signUp(input: SignUpInput): Promise<SessionViewer>;
  signOut(): Promise<void>;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
}

interface Held {
  token: string;
  expiresAt: number;
  viewer: SessionViewer;
}

const guest: SessionViewer = { kind: 'GUEST_NO_PROVIDER', id: null };
/** A token is replaced this long before it expires, so that none dies on the way. */
const marginInMilliseconds = 30_000;
const channelName = 'komawari-session';

/** One tab at a time: refresh tokens rotate, and a second use of the same one ends the session. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(channelName, work) as Promise<T>;
}

/** The identity client of one tab. The token lives in memory only. */
export function createSession(): Session {
  let held: Held | null = null;
  let state: SessionState = { viewer: undefined };
  let underWay: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);

  function adopt(next: Held | null): void {
    held = next;
    const viewer = next?.viewer ?? guest;
    if (state.viewer?.kind === viewer.kind && state.viewer.id === viewer.id) return;
    state = { viewer };
    for (const listener of listeners) listener();
  }

  function keep(answer: TokenAnswer | null): SessionViewer {
    const next = answer && {
      token: answer.token,
      expiresAt: Date.now() + answer.expiresIn * 1000,
      viewer: answer.viewer,
    };
    setSessionHint(next !== null);
    adopt(next);
    channel?.postMessage(next);
    return next?.viewer ?? guest;
  }

  function freshToken(): string | null {
    return held && held.expiresAt - Date.now() > marginInMilliseconds ? held.token : null;
  }

  async function refresh(): Promise<void> {
    if (!hasSessionHint()) return void adopt(null);
    try {
      keep(await callIdentity('refresh', {}, 'Refresh failed'));
    } catch (error) {
      // Ended elsewhere, or too old: from here on the reader is a guest.
      if (!(error instanceof IdentityError) || error.code !== 'UNAUTHENTICATED') throw error;
      keep(null);
    }
  }

  async function obtain(create: boolean): Promise<void> {
    if (freshToken()) return;
    await refresh();
    if (create && !held) keep(await callIdentity('anonymous', {}, 'Guest account failed'));
  }

  /** Calls wait for each other, so ten requests at once cause one refresh. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = underWay.then(() => alone(work));
    underWay = turn.catch(() => undefined);
    return turn;
  }

  channel?.addEventListener('message', (event: MessageEvent<Held | null>) => adopt(event.data));

  return {
    async getToken({ create = false } = {}) {
      const known = freshToken();
      if (known) return known;
      if (!create && !hasSessionHint()) {
        adopt(null);
        return null;
      }
      await inTurn(() => obtain(create));
      return freshToken();
    },
    async renew() {
      await inTurn(refresh);
      return freshToken();
    },
    signIn: (input) => inTurn(async () => keep(await callIdentity('sign_in', input, 'Sign in failed'))),
    signUp: (input) => inTurn(async () => keep(await callIdentity('sign_up', input, 'Sign up failed'))),
    signOut: () =>
      inTurn(async () => {
        await callIdentity('sign_out', {}, 'Sign out failed');
        keep(null);
      }),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
