import type { WorkCardFieldsFragment } from '../../gql/graphql.ts';

/** As many covers stand side by side at the head of a contest. */
const PANELS = 3;

/** The works whose covers stand at the head of a contest: those that have one, and none that is for adults. */
export const worksInHead = <Work extends Pick<WorkCardFieldsFragment, 'coverImage' | 'rating'>>(
  works: readonly Work[],
) =>
  works
    .flatMap((work) => (work.coverImage && work.rating !== 'MATURE' ? [{ ...work, cover: work.coverImage }] : []))
    .slice(0, PANELS);
