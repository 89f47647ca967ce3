import { textsOf } from '@komawari/ui/language';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { GetPublicPreviewQuery } from '../gql/graphql.ts';
import previewTexts from '../messages/preview.js';
import type { UploadedImage } from '../uploads/index.ts';

/** A creator as the public pages show them, from the document GetPublicPreview. */
export type PreviewUser = Extract<GetPublicPreviewQuery['viewer'], { __typename: 'RegisteredViewer' }>['user'];

/** A link as public pages show it. */
export interface PreviewPlace {
  title: string;
  url: string;
  iconAddress: string | null;
}

/** A card of a work on a public page. */
export interface PreviewWork {
  id: string;
  title: string;
  lang: string;
  picture: UploadedImage | null;
  /** Where it is, or how long. */
  line: string;
  /** Set for a work from elsewhere. */
  place: PreviewPlace | null;
}

/** A row of works under a heading. */
export interface PreviewTier {
  id: string;
  title: string;
  works: readonly PreviewWork[];
}

type Portfolio = NonNullable<PreviewUser['portfolio']>;
type PortfolioWork = Portfolio['worksWithoutCategory'][number];
type Length = { isOneShot: boolean; isCompleted: boolean; episodes: { totalCount?: number | null } };

/** The domain of a web address; empty for anything else, as on public pages. */
export function hostOf(address: string): string {
  const url = URL.parse(address.trim());
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, '') : '';
}

/** "One-shot", "Completed, 32 episodes", "Ongoing, 1 episode": the words of the public pages. */
export function lengthOf({ isOneShot, isCompleted, episodes }: Length): string {
  const { works: texts } = textsOf(previewTexts);
  if (isOneShot) return texts.oneShot();
  const count = episodes.totalCount ?? 0;
  return isCompleted ? texts.completedLength({ count }) : texts.ongoingLength({ count });
}

/** A work of the portfolio as readers see it; none where they do not see it at all. */
export function previewWorkOf(work: PortfolioWork): PreviewWork[] {
  // The name is GraphQL's own.
  // oxlint-disable-next-line no-underscore-dangle
  if (work.__typename === 'ExternalWork') {
    const { id, title, urls, thumbnailImage } = work;
    const [first] = urls;
    const place = first ? { title: first.title, url: first.url, iconAddress: first.faviconURL ?? null } : null;
    const line = hostOf(first?.url ?? '');
    return [{ id, title, lang: UNRECORDED_LANGUAGE, picture: thumbnailImage ?? null, line, place }];
  }
  if (!work.isVisible) return [];
  const { title, language: lang, coverImage } = work.work;
  const picture = work.thumbnailImage ?? coverImage ?? null;
  return [{ id: work.id, title, lang, picture, line: lengthOf(work.work), place: null }];
}

/** The rows of a mangafolio as its page shows them: categories with something to see, then the rest. */
export function tiersOf(categories: readonly PreviewTier[], others: readonly PreviewWork[]): PreviewTier[] {
  const shown = categories.filter(({ works }) => works.length > 0);
  if (others.length === 0) return shown;
  const { works: texts } = textsOf(previewTexts);
  return [...shown, { id: 'other', title: shown.length > 0 ? texts.otherWorks() : texts.works(), works: others }];
}

/** The rows of the portfolio as it is saved. */
export const savedTiers = (portfolio: PreviewUser['portfolio']): PreviewTier[] =>
  tiersOf(
    (portfolio?.categories ?? []).map(({ id, title, works }) => ({ id, title, works: works.flatMap(previewWorkOf) })),
    (portfolio?.worksWithoutCategory ?? []).flatMap(previewWorkOf),
  );
