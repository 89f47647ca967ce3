import type { OidcClientState } from '../../gql/graphql.ts';

/** How it looks who may sign in with an application. */
export const stateTones = {
  DRAFT: 'warn',
  APPROVED: 'ok',
  BLOCKED: 'danger',
} as const satisfies Record<OidcClientState, 'ok' | 'warn' | 'danger'>;
