import { CREATOR, everybody, type Row } from './verdicts.ts';

const NOBODY = { ...CREATOR, other: 'NOT_FOUND', owner: 'NOT_FOUND' } as const;
const APPLICATION = { name: 'Shelf', type: 'WEB_PUBLIC', redirectUris: ['https://shelf.example/in'] };

const parameters = [{ name: 'client_id', value: 'nobody' }];

/** Who registers applications; and a request of one is checked and answered for everybody: what stands against it is part of the answer. */
export const openIDRows: Record<string, Row[]> = {
  'mutation createOIDCClient': [{ variables: () => ({ input: APPLICATION }), verdicts: CREATOR }],
  // Only the developer knows of an application (clients.test.ts).
  'mutation updateOIDCClient': [{ variables: () => ({ input: { id: 'none', name: 'x' } }), verdicts: NOBODY }],
  'mutation deleteOIDCClient': [{ variables: () => ({ id: 'none' }), verdicts: NOBODY }],
  'mutation askForOIDCClientCheck': [{ variables: () => ({ id: 'none' }), verdicts: NOBODY }],
  'mutation addOIDCClientSecret': [{ variables: () => ({ id: 'none' }), verdicts: NOBODY }],
  'mutation revokeOIDCClientSecret': [
    { variables: () => ({ input: { id: 'none', secretId: 'none' } }), verdicts: NOBODY },
  ],
  'mutation addOIDCClientTester': [{ variables: () => ({ input: { id: 'none', screenName: 'x' } }), verdicts: NOBODY }],
  'mutation removeOIDCClientTester': [{ variables: () => ({ input: { id: 'none', userId: 'x' } }), verdicts: NOBODY }],
  'query validateOIDCAuthenticationRequestParameters': [
    { variables: () => ({ input: { parameters } }), verdicts: everybody('OK') },
  ],
  // Told to the account of that name alone (connectedClientsOf.test.ts).
  'query connectedOIDCClientsByUserScreenName': [
    { variables: () => ({ screenName: 'nobody' }), verdicts: everybody('NOT_FOUND') },
  ],
  'mutation authorizeOIDCAuthenticationRequest': [
    { variables: () => ({ input: { parameters, answer: 'NOT_ASKED' } }), verdicts: everybody('OK') },
  ],
};
