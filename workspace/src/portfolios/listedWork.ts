import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { GetWorkspacePortfolioEditorQuery } from '../gql/graphql.ts';
import type { UploadedImage } from '../uploads/index.ts';

type Viewer = Extract<GetWorkspacePortfolioEditorQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type PortfolioOfWorks = Pick<NonNullable<Viewer['user']['portfolio']>, 'categories' | 'worksWithoutCategory'>;
type PortfolioWork = PortfolioOfWorks['worksWithoutCategory'][number];

/** A work of the portfolio as lists show it. */
export interface ListedWork {
  /** Its id in the portfolio. */
  id: string;
  /** The work of Komawari it is; null for one from elsewhere. */
  workId: string | null;
  title: string;
  lang: string;
  picture: UploadedImage | null;
  /** Whether readers cannot see it: a draft, a closed work. */
  isHidden: boolean;
}

/** A work of either kind as lists show it. */
export function listedWorkOf(work: PortfolioWork): ListedWork {
  // The name is GraphQL's own.
  // oxlint-disable-next-line no-underscore-dangle
  if (work.__typename === 'ExternalWork')
    return {
      id: work.id,
      workId: null,
      title: work.title,
      lang: UNRECORDED_LANGUAGE,
      picture: work.thumbnailImage ?? null,
      isHidden: false,
    };
  const own = work.work;
  return {
    id: work.id,
    workId: own.id,
    title: own.title,
    lang: own.language,
    picture: work.thumbnailImage ?? own.coverImage ?? null,
    isHidden: !work.isVisible,
  };
}

/** Whether the portfolio holds a work at all. */
export const holdsWorks = (portfolio: PortfolioOfWorks | null | undefined): boolean =>
  (portfolio?.worksWithoutCategory.length ?? 0) > 0 ||
  (portfolio?.categories.some(({ works }) => works.length > 0) ?? false);
