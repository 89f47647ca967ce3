import { callIdentity, type SessionViewer } from './callIdentity.ts';
import { createTokenKeeper, type SessionState } from './createTokenKeeper.ts';
import { IdentityError } from './IdentityError.ts';
import { hasSessionHint } from './sessionHint.ts';

export interface SignInInput {
  email: string;
  password: string;
}

export interface SignUpInput {
  encryptedEmail: string;
  password: string;
}

export interface Session {
  /** A token that lives for at least 30 s more, or null for a visitor without an account; `create` makes one. */
  getToken(options?: { create?: boolean }): Promise<string | null>;
  /** A new token although the old one lives: after the viewer's kind changed, or when the server refused the old one. */
  renew(): Promise<string | null>;
  signIn(input: SignInInput): Promise<SessionViewer>;
  signUp(input: SignUpInput): Promise<SessionViewer>;
  signOut(): Promise<void>;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
}

/** One tab at a time: refresh tokens rotate, and a second use of the same one ends the session. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('komawari-session', work) as Promise<T>;
}

/** The identity client of one tab. */
export function createSession(): Session {
  const keeper = createTokenKeeper();
  let underWay: Promise<unknown> = Promise.resolve();

  /** Calls wait for each other, so ten requests at once cause one refresh. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = underWay.then(() => alone(work));
    underWay = turn.catch(() => undefined);
    return turn;
  }

  async function refresh(): Promise<void> {
    if (!hasSessionHint()) return keeper.adopt(null);
    try {
      keeper.keep(await callIdentity('refresh', {}, 'Refresh failed'));
    } catch (error) {
      // Ended elsewhere, or too old: from here on the reader is a guest.
      if (!(error instanceof IdentityError) || error.code !== 'UNAUTHENTICATED') throw error;
      keeper.keep(null);
    }
    return undefined;
  }

  async function obtain(create: boolean): Promise<void> {
    if (keeper.freshToken()) return;
    await refresh();
    if (create && !keeper.token()) keeper.keep(await callIdentity('anonymous', {}, 'Guest account failed'));
  }

  return {
    async getToken({ create = false } = {}) {
      const known = keeper.freshToken();
      if (known) return known;
      if (!create && !hasSessionHint()) {
        keeper.adopt(null);
        return null;
      }
      await inTurn(() => obtain(create));
      return keeper.token();
    },
    async renew() {
      await inTurn(refresh);
      return keeper.token();
    },
    signIn: (input) => inTurn(async () => keeper.keep(await callIdentity('sign_in', input, 'Sign in failed'))),
    signUp: (input) => inTurn(async () => keeper.keep(await callIdentity('sign_up', input, 'Sign up failed'))),
    signOut: () =>
      inTurn(async () => {
        await callIdentity('sign_out', {}, 'Sign out failed');
        keeper.keep(null);
      }),
    getState: keeper.getState,
    subscribe: keeper.subscribe,
  };
}
