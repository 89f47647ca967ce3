import { callIdentity, type SessionViewer, type SignInAnswer } from './callIdentity.ts';
import { askToConfirm } from './confirmation.ts';
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

/**
 * How a sign-in went: in, on to the second factor, or to the question whether an account that is being deleted stays. The
 * session's state holds the challenge and the offer.
 */
export type SignInOutcome =
  | { kind: 'SIGNED_IN'; viewer: SessionViewer }
  | { kind: 'SECOND_FACTOR' }
  | { kind: 'LEAVING' };

/** The outcome, with what the service said beside it. */
export type SignInOutcomeWith<More> = SignInOutcome & { more: Partial<More> };

/** What proves again who this is. */
export interface Confirmation {
  password?: string;
  /** Of the authenticator app, or a recovery code, where the account has two-step sign-in. */
  code?: string;
}

export interface Session {
  /** A token that lives for at least 30 s more, or null for a visitor without an account; `create` makes one. */
  getToken(options?: { create?: boolean }): Promise<string | null>;
  /** A new token although the old one lives: after the viewer's kind changed, or when the server refused the old one. */
  renew(): Promise<string | null>;
  signIn(input: SignInInput): Promise<SignInOutcome>;
  signUp(input: SignUpInput): Promise<SignInOutcome>;
  /** Any other way in: a call of the identity service that ends in a sign-in. `failure` names it ("Sign in failed"). */
  enter<More = object>(way: string, body: object, failure: string): Promise<SignInOutcomeWith<More>>;
  /** Leaves a sign-in that waits for its second factor. */
  giveUpSecondFactor(): void;
  /** Leaves an account as it is that could be kept. */
  declineOffer(): void;
  /** Proves again who this is; the next five minutes ask no more. */
  confirm(proof: Confirmation): Promise<void>;
  /** The same by another way: a call of the identity service that ends in a confirmation. */
  confirmBy(way: string, body: object): Promise<void>;
  /** Any other call of the identity service. Where it insists on a recent sign-in, the person is asked and it is repeated. */
  call<Answer>(name: string, body: object, failure: string): Promise<Answer>;
  signOut(): Promise<void>;
  /** Ends every session of this account, on every device. */
  signOutEverywhere(): Promise<void>;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
}

/** One tab at a time: refresh tokens rotate, and a second use of the same one ends the session. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('komawari-session', work) as Promise<T>;
}

/** Where the service insists on a recent sign-in, the person is asked and the call repeated, once. */
async function call<Answer>(name: string, body: object, failure: string): Promise<Answer> {
  try {
    return await callIdentity<Answer>(name, body, failure);
  } catch (error) {
    const isUnconfirmed = error instanceof IdentityError && error.code === 'RECENT_SIGN_IN_REQUIRED';
    if (!isUnconfirmed || !(await askToConfirm())) throw error;
    return callIdentity<Answer>(name, body, failure);
  }
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

  async function enter<More>(way: string, body: object, failure: string): Promise<SignInOutcomeWith<More>> {
    const answer = await callIdentity<SignInAnswer & Partial<More>>(way, body, failure);
    if ('challenge' in answer) {
      keeper.wait(answer);
      return { kind: 'SECOND_FACTOR', more: answer };
    }
    if (keeper.getState().challenge) keeper.wait(null);
    if ('restoreToken' in answer) {
      keeper.offer(answer);
      return { kind: 'LEAVING', more: answer };
    }
    if (keeper.getState().offer) keeper.offer(null);
    return { kind: 'SIGNED_IN', viewer: keeper.keep(answer), more: answer };
  }

  async function leave(way: string): Promise<void> {
    await callIdentity(way, {}, 'Sign out failed');
    keeper.keep(null);
  }

  async function confirm(way: string, body: object): Promise<void> {
    keeper.keep(await callIdentity(way, body, 'Confirmation failed'));
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
    signIn: (input) => inTurn(() => enter('sign_in', input, 'Sign in failed')),
    signUp: (input) => inTurn(() => enter('sign_up', input, 'Sign up failed')),
    enter: (way, body, failure) => inTurn(() => enter(way, body, failure)),
    giveUpSecondFactor: () => keeper.wait(null),
    declineOffer: () => keeper.offer(null),
    confirm: (proof) => inTurn(() => confirm('confirm', proof)),
    confirmBy: (way, body) => inTurn(() => confirm(way, body)),
    call,
    signOut: () => inTurn(() => leave('sign_out')),
    signOutEverywhere: () => inTurn(() => leave('sessions/end_all')),
    getState: keeper.getState,
    subscribe: keeper.subscribe,
  };
}
