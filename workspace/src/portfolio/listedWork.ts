import type { GetWorkspacePortfolioWorksQuery } from '../gql/graphql.ts';
import type { UploadedImage } from '../uploads/uploads.ts';

type Viewer = Extract<GetWorkspacePortfolioWorksQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type PortfolioOfWorks = Pick<NonNullable<Viewer['user']['portfolio']>, 'categories' | 'worksWithoutCategory'>;
type PortfolioWork = PortfolioOfWorks['worksWithoutCategory'][number];

/** A work of the portfolio as lists show it. */
export interface ListedWork {
  /** Its id in the portfolio. */
  id: string;
  /** The work of Komawari it is; null for one from elsewhere. */
  workId: string | null;
  title: string;
  picture: UploadedImage | null;
}

/** A work of either kind as lists show it. */
export function listedWorkOf(work: PortfolioWork): ListedWork {
  // The name is GraphQL's own.
  // oxlint-disable-next-line no-underscore-dangle
  if (work.__typename === 'ExternalWork')
    return { id: work.id, workId: null, title: work.title, picture: work.thumbnailImage ?? null };
  const own = work.work;
  return {
    id: work.id,
    workId: own.id,
    title: own.title,
    picture: work.thumbnailImage ?? own.coverImage ?? null,
  };
}

/** Every work of the portfolio once, those of the first category first. */
export function worksOf(portfolio: PortfolioOfWorks | null | undefined): ListedWork[] {
  if (!portfolio) return [];
  const all = [...portfolio.categories.flatMap(({ works }) => works), ...portfolio.worksWithoutCategory];
  return [...new Map(all.map((work) => [work.id, listedWorkOf(work)])).values()];
}
