import type { OfferToStay, SecondFactorChallenge, SessionViewer, TokenAnswer } from './callIdentity.ts';
import { setSessionHint } from './sessionHint.ts';

/** What this tab knows. `viewer` is undefined until it was asked for the first time. */
export interface SessionState {
  viewer: SessionViewer | undefined;
  /** A sign-in of this tab that waits for its second factor; whatever page is open asks for the code. */
  challenge: SecondFactorChallenge | null;
  /** The account that signed in is being deleted; whatever page is open asks whether it stays. */
  offer: OfferToStay | null;
}

/** A token in memory; `expiresAt` in milliseconds of this device's clock. */
export interface HeldToken {
  token: string;
  expiresAt: number;
  viewer: SessionViewer;
}

export interface TokenKeeper {
  /** The token when it lives for at least 30 s more. */
  freshToken(): string | null;
  /** The token, however long it lives. */
  token(): string | null;
  /** Takes over what another tab obtained, or that there is nothing. */
  adopt(next: HeldToken | null): void;
  /** Keeps an answer of the service and tells the other tabs. */
  keep(answer: TokenAnswer | null): SessionViewer;
  /** Remembers that a sign-in waits for its second factor, or that none does any more. */
  wait(challenge: SecondFactorChallenge | null): void;
  /** Remembers that an account can still be kept, or that none is asked about any more. */
  offer(offer: OfferToStay | null): void;
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
}

const guest: SessionViewer = { kind: 'GUEST_NO_PROVIDER', id: null };
/** A token is replaced this long before it expires, so that none dies on the way. */
const marginInMilliseconds = 30_000;

/** Holds the identity token of one tab, in memory only, and shares it with the other tabs of this browser. */
export function createTokenKeeper(): TokenKeeper {
  let held: HeldToken | null = null;
  let state: SessionState = { viewer: undefined, challenge: null, offer: null };
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('komawari-session');

  function adopt(next: HeldToken | null): void {
    held = next;
    const viewer = next?.viewer ?? guest;
    const before = state.viewer;
    if (before?.kind === viewer.kind && before.id === viewer.id && before.language === viewer.language) return;
    change({ viewer });
  }

  function change(part: Partial<SessionState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  channel?.addEventListener('message', (event: MessageEvent<HeldToken | null>) => adopt(event.data));

  return {
    freshToken: () => (held && held.expiresAt - Date.now() > marginInMilliseconds ? held.token : null),
    token: () => held?.token ?? null,
    adopt,
    keep(answer) {
      const next = answer && {
        token: answer.token,
        expiresAt: Date.now() + answer.expiresIn * 1000,
        viewer: answer.viewer,
      };
      setSessionHint(next !== null, next?.viewer.id);
      adopt(next);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel never leaves its origin
      channel?.postMessage(next);
      return next?.viewer ?? guest;
    },
    wait: (challenge) => change({ challenge }),
    offer: (offer) => change({ offer }),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
