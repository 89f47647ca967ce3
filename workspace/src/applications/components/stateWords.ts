import type { OidcClientState } from '../../gql/graphql.ts';

/** Who may sign in with an application, as its developer reads it. */
export const stateWords = {
  DRAFT: { word: 'Testing', tone: 'warn' },
  APPROVED: { word: 'Checked', tone: 'ok' },
  BLOCKED: { word: 'Closed', tone: 'danger' },
} as const satisfies Record<OidcClientState, { word: string; tone: 'ok' | 'warn' | 'danger' }>;
