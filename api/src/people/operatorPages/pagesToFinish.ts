import type { Needs } from '../../graphql/context.ts';
import { judgeEditions } from './editions.ts';
import { OPERATOR_PAGES, type OperatorPageKind } from './OperatorPage.ts';
import { findPlaceholders } from './readPageText.ts';
import { listEveryEdition } from './store/editions.ts';

/** A page that people read and that its operator has yet to finish. */
export interface UnfinishedPage {
  kind: OperatorPageKind;
  /** The places to fill in; empty where there is no text at all. */
  placeholders: string[];
}

/** The pages whose edition in effect has gaps, or that have none. */
export async function listPagesToFinish({ database }: Needs<'database'>): Promise<UnfinishedPage[]> {
  const records = await listEveryEdition(database);
  return OPERATOR_PAGES.flatMap((kind) => {
    const current = judgeEditions(records.filter((record) => record.kind === kind)).find(
      ({ state }) => state === 'IN_EFFECT',
    );
    const placeholders = current ? findPlaceholders(current) : [];
    return current && placeholders.length === 0 ? [] : [{ kind, placeholders }];
  });
}
