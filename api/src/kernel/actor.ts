import { unauthenticated } from './errors.ts';

/** The four kinds of viewer of the specification. */
export type ViewerKind = 'GUEST_NO_PROVIDER' | 'GUEST_WITH_PROVIDER' | 'REGISTERED_WITHOUT_EMAIL' | 'REGISTERED';

/** What a personal token can be allowed. */
export const TOKEN_SCOPES = ['READ_WORKS', 'WRITE_WORKS', 'UPLOAD_IMAGES', 'PUBLISH'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Who asks. `accountId` is null for a visitor who has written nothing yet. */
export interface Actor {
  accountId: string | null;
  kind: ViewerKind;
  /** The session the identity token belongs to; absent when nobody signed in for this (a program, a published page). */
  sessionId?: string;
  /**
   * The token of a program, and what it is allowed; absent for people (tokens/policy.ts). A personal one, or what a client was
   * given: then `clientId` says by whom.
   */
  token?: { id: string; scopes: readonly TokenScope[]; clientId?: string };
}

/** A visitor without an account: what published pages are rendered as. */
export const GUEST: Actor = Object.freeze({ accountId: null, kind: 'GUEST_NO_PROVIDER' });

/** Whether the actor proved an e-mail address or came by another service: not a visitor, whose account anybody has for the asking. */
export const hasProvider = (actor: Actor): actor is Actor & { accountId: string } =>
  actor.accountId !== null && actor.kind !== 'GUEST_NO_PROVIDER';

/** Whether the actor finished the sign-up profile. */
export const isRegistered = (actor: Actor): actor is Actor & { accountId: string } =>
  actor.accountId !== null && (actor.kind === 'REGISTERED' || actor.kind === 'REGISTERED_WITHOUT_EMAIL');

/** Whether the workspace is open to the actor: registered, with an e-mail sign-in (R6-005). */
export const isCreator = (actor: Actor): actor is Actor & { accountId: string } =>
  actor.accountId !== null && actor.kind === 'REGISTERED';

/** Whether the actor is this very account. */
export const isSelf = (actor: Actor, accountId: string): boolean =>
  actor.accountId !== null && actor.accountId === accountId;

/** The account of who asks. A visitor who has written nothing yet has none: UNAUTHENTICATED. */
export function accountOf({ accountId }: Actor): string {
  if (accountId === null) throw unauthenticated();
  return accountId;
}
