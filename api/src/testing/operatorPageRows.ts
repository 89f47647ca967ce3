import { everybody, PROFILE, type Row } from './verdicts.ts';

/** What operators write is for everybody; agreeing to it is for people with a profile. For the table of all root fields. */
export const operatorPageRows: Record<string, Row[]> = {
  'query operatorPage': [{ variables: () => ({ kind: 'TERMS' }), verdicts: everybody('OK') }],
  'query operatorPageEdition': [{ variables: () => ({ kind: 'TERMS', number: 1 }), verdicts: everybody('NOT_FOUND') }],
  'mutation agreeToOperatorPages': [{ variables: () => ({ input: { editions: [] } }), verdicts: PROFILE }],
};
