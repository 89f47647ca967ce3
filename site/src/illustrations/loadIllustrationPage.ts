import type { GetWorkIllustrationsQuery } from '../gql/graphql.ts';
import type { Execute } from '../graphql/execute.ts';
import { getWorkIllustrations } from './getWorkIllustrations.ts';

/**
 * One page of a work's illustrations, or null past their end. Cursors lead from page to page, so page n costs n queries;
 * only pages that somebody opens are drawn.
 */
export async function loadIllustrationPage(
  execute: Execute,
  id: string,
  page: number,
): Promise<GetWorkIllustrationsQuery['work']['illustrations'] | null> {
  let after: string | null | undefined = null;
  for (let number = 1; ; number += 1) {
    const { work } = (await execute(getWorkIllustrations, { id, after })) as GetWorkIllustrationsQuery;
    const { illustrations } = work;
    if (number === page) return illustrations.totalCount > 0 ? illustrations : null;
    if (!illustrations.pageInfo.hasNextPage) return null;
    after = illustrations.pageInfo.endCursor;
  }
}
