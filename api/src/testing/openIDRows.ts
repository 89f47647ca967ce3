import { everybody, type Row } from './verdicts.ts';

const parameters = [{ name: 'client_id', value: 'nobody' }];

/** A request of a client is checked and answered for everybody: what stands against it is part of the answer. */
export const openIDRows: Record<string, Row[]> = {
  'query validateOIDCAuthenticationRequestParameters': [
    { variables: () => ({ input: { parameters } }), verdicts: everybody('OK') },
  ],
  'mutation authorizeOIDCAuthenticationRequest': [
    { variables: () => ({ input: { parameters, answer: 'NOT_ASKED' } }), verdicts: everybody('OK') },
  ],
};
