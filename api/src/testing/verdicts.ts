/** Who calls, from the least known to the owner of the thing. */
export const ROLES = ['guest', 'visitor', 'provider', 'reader', 'other', 'blocked', 'owner'] as const;
export type Role = (typeof ROLES)[number];
/** Roles that every row names. Somebody whom the owner blocked gets what `other` gets, where a row says nothing else. */
export type NamedRole = Exclude<Role, 'blocked'>;
/** What a role gets: its wish, a refusal's code, or `problem:` with the code of what has to be fixed. */
export type Verdict =
  | 'OK'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'FAN_ONLY'
  | 'RECENT_SIGN_IN_REQUIRED'
  | `problem:${string}`;

export const everybody = (verdict: Verdict): Record<NamedRole, Verdict> => ({
  guest: verdict,
  visitor: verdict,
  provider: verdict,
  reader: verdict,
  other: verdict,
  owner: verdict,
});
/** Of accounts somebody can sign in to: not of guests, nor of a visitor's anonymous account. */
export const signedIn = (verdict: Verdict): Record<NamedRole, Verdict> => ({
  ...everybody(verdict),
  guest: 'UNAUTHENTICATED',
  visitor: 'UNAUTHENTICATED',
});
/** Of the owner alone: others with a workspace are told that there is no such thing. */
export const OWNER: Record<NamedRole, Verdict> = {
  guest: 'UNAUTHENTICATED',
  visitor: 'UNAUTHENTICATED',
  provider: 'UNAUTHENTICATED',
  reader: 'FORBIDDEN',
  other: 'NOT_FOUND',
  owner: 'OK',
};
export const CREATOR: Record<NamedRole, Verdict> = { ...OWNER, other: 'OK' };
export const PROFILE: Record<NamedRole, Verdict> = { ...CREATOR, reader: 'OK' };
export const ACCOUNT: Record<NamedRole, Verdict> = { ...everybody('OK'), guest: 'UNAUTHENTICATED' };
/** A reader's action on the owner's thing. */
export const NOT_OWN: Record<NamedRole, Verdict> = { ...ACCOUNT, owner: 'FORBIDDEN' };
/** The same, where the owner's block stands in the way. */
export const NOT_BLOCKED = { ...NOT_OWN, blocked: 'FORBIDDEN' } as const;
/** What stands behind the fan wall of an episode: none of the readers is a fan. */
export const BEHIND_WALL: Record<NamedRole, Verdict> = { ...everybody('FAN_ONLY'), owner: 'OK' };
export const DRAFT: Record<NamedRole, Verdict> = { ...everybody('NOT_FOUND'), owner: 'OK' };

/** A wish, and what each role gets for it. */
export type Row = {
  variables: () => Promise<Record<string, unknown>> | Record<string, unknown>;
  verdicts: Record<NamedRole, Verdict> & { blocked?: Verdict };
};
