import type { Needs } from '../graphql/context.ts';
import { scoutWork } from './scoutFixtures.ts';
import type { NamedRole, Row, Verdict } from './verdicts.ts';

interface ScoutParts {
  services: () => Needs<'config' | 'database'>;
  /** A new work of the owner. */
  publish: () => Promise<string>;
}

/** A message is for whom it was written to; everybody else is told that there is none. */
const ADDRESSEE: Record<NamedRole, Verdict> = {
  guest: 'UNAUTHENTICATED',
  visitor: 'UNAUTHENTICATED',
  provider: 'UNAUTHENTICATED',
  reader: 'NOT_FOUND',
  other: 'NOT_FOUND',
  owner: 'OK',
};

/** What editorial departments write to the owner, for the table of all root fields. */
export function scoutRows({ services, publish }: ScoutParts): Record<string, Row[]> {
  const written = async (): Promise<string> => scoutWork(services(), await publish());
  return {
    'query scoutMessage': [{ variables: async () => ({ id: await written() }), verdicts: ADDRESSEE }],
    'mutation answerScoutMessage': [
      { variables: async () => ({ input: { id: await written(), answer: 'DECLINED' } }), verdicts: ADDRESSEE },
    ],
    'mutation readScoutMessage': [{ variables: async () => ({ input: { id: await written() } }), verdicts: ADDRESSEE }],
  };
}
