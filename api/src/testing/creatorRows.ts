import { CREATOR, everybody, type Row } from './verdicts.ts';

/** Who may look at the own works as a reader, and who may write to fans. */
export const creatorRows: Record<string, Row[]> = {
  'query viewAs': [{ variables: () => ({}), verdicts: everybody('OK') }],
  'mutation lookUpExternalWork': [
    { variables: () => ({ input: { url: 'https://store.example/1' } }), verdicts: CREATOR },
  ],
  'mutation startViewAs': [{ variables: () => ({ mode: 'FAN' }), verdicts: CREATOR }],
  'mutation sendFanMessage': [
    { variables: () => ({ input: { subject: 'New volume', body: 'It is out.' } }), verdicts: CREATOR },
  ],
};
