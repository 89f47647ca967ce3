import { CREATOR, type Row } from './verdicts.ts';

const NOBODY = { ...CREATOR, other: 'NOT_FOUND', owner: 'NOT_FOUND' } as const;

/** Who may link an X account. X is not configured here, and nobody has a link. */
export const xLinkRows: Record<string, Row[]> = {
  'query checkXOAuthTokenTakenByXUserId': [{ variables: () => ({ xUserId: 'x-mina' }), verdicts: CREATOR }],
  'mutation startXLink': [{ variables: () => ({}), verdicts: NOBODY }],
  'mutation saveXOauthToken': [
    {
      variables: () => ({ input: { code: 'none', state: 'none' } }),
      verdicts: { ...CREATOR, other: 'problem:X_REFUSED', owner: 'problem:X_REFUSED' },
    },
  ],
  'mutation refreshXOauthToken': [{ variables: () => ({}), verdicts: NOBODY }],
  'mutation deleteXOauthToken': [{ variables: () => ({}), verdicts: NOBODY }],
};
