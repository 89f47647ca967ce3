import type { SessionViewer, TokenAnswer } from './callIdentity.ts';
import { setSessionHint } from './sessionHint.ts';

/** What this tab knows. `viewer` is undefined until it was asked for the first time. */
export interface SessionState {
  viewer: SessionViewer | undefined;
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
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
}

const guest: SessionViewer = { kind: 'GUEST_NO_PROVIDER', id: null };
/** A token is replaced this long before it expires, so that none dies on the way. */
const marginInMilliseconds = 30_000;

/** Holds the identity token of one tab, in memory only, and shares it with the other tabs of this browser. */
export function createTokenKeeper(): TokenKeeper {
  let held: HeldToken | null = null;
  let state: SessionState = { viewer: undefined };
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('komawari-session');

  function adopt(next: HeldToken | null): void {
    held = next;
    const viewer = next?.viewer ?? guest;
    if (state.viewer?.kind === viewer.kind && state.viewer.id === viewer.id) return;
    state = { viewer };
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
      setSessionHint(next !== null);
      adopt(next);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel never leaves its origin
      channel?.postMessage(next);
      return next?.viewer ?? guest;
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
