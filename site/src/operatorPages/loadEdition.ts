import type { GetOperatorPageEditionQuery } from '../gql/graphql.ts';
import type { Execute } from '../graphql/execute.ts';
import { getOperatorPageEdition } from './parts/getOperatorPageEdition.ts';
import { kindOfWord } from './parts/kindOfWord.ts';

/** The edition that a URL names, or null where it has no form of one; a refusal is thrown. */
export async function loadEdition(
  execute: Execute,
  page: string,
  number: string,
): Promise<GetOperatorPageEditionQuery['operatorPageEdition'] | null> {
  const kind = kindOfWord(page);
  if (kind === null || !/^[1-9]\d{0,5}$/.test(number)) return null;
  return (await execute(getOperatorPageEdition, { kind, number: Number(number) })).operatorPageEdition;
}
