import type { EpisodeInput, EpisodeStatus, GetWorkspaceEditEpisodeQuery, StartPosition } from '../../gql/graphql.ts';
import { fromJst, toJst } from '../../episodes/index.ts';
import { toPageInputs, type DraftPage } from '../../pageEditor/index.ts';
import { notForSale, saleDraftOf, salesInputOf, type SaleDraft } from '../../prices/index.ts';

/** What a creator can choose; only operators suspend. */
export type Release = Exclude<EpisodeStatus, 'SUSPENDED'>;

/** An episode as the editor holds it. */
export interface EpisodeDraft {
  title: string;
  pages: readonly DraftPage[];
  startPosition: StartPosition;
  afterword: string;
  sale: SaleDraft;
  /** Suspended while operators keep the episode down: there is nothing to choose. */
  release: EpisodeStatus;
  /** For a scheduled release: the minute in Japan, `2026-11-27T20:00`, or "" while none is chosen. */
  publishAt: string;
}

/** What versions keep of an episode: all but its sale and its release. */
export type EpisodeContent = Pick<EpisodeDraft, 'title' | 'pages' | 'startPosition' | 'afterword'>;

/** What the server has of the episode. */
export interface SavedEpisode {
  id: string;
  revision: number;
  status: EpisodeStatus;
  publishedAt: string | null;
  updatedAt: string;
  canChangeStatusToFanOnly: boolean;
  canChangeStatusToDraft: boolean;
  /** What it costs; null where it is free. */
  price: number | null;
  /** How many bought it. */
  buyerCount: number;
  /** Since when it is there for its buyers alone; null where it is not. */
  archivedAt: string | null;
}

export const emptyDraft: EpisodeDraft = {
  title: '',
  pages: [],
  startPosition: 'LATTER',
  afterword: '',
  sale: notForSale,
  release: 'DRAFT',
  publishAt: '',
};

type LoadedEpisode = GetWorkspaceEditEpisodeQuery['episode'];

/** The editor's view of an episode from the server. */
export function draftOf(episode: LoadedEpisode): EpisodeDraft {
  return {
    title: episode.title,
    pages: episode.pages.nodes.map((page) => ({
      key: page.id,
      id: page.id,
      path: '',
      image: page.image,
      uploadKey: null,
      altText: page.altText,
      transcript: page.transcript,
      noSplit: page.noSplit,
      isReplaced: false,
    })),
    startPosition: episode.startPosition,
    afterword: episode.afterword,
    sale: saleDraftOf(episode.salesInfo, episode.pages.nodes.length),
    release: episode.status,
    publishAt: episode.status === 'SCHEDULED' && episode.publishedAt ? toJst(episode.publishedAt) : '',
  };
}

type AnsweredEpisode = Omit<SavedEpisode, 'publishedAt' | 'archivedAt' | 'price'> & {
  archivedAt?: string | null;
  publishedAt?: string | null;
  salesInfo?: { price: number } | null;
};

/** What of an answer the next save needs. */
export function savedOf(episode: AnsweredEpisode): SavedEpisode {
  const { id, revision, status, publishedAt, updatedAt, canChangeStatusToFanOnly, canChangeStatusToDraft } = episode;
  return {
    id,
    revision,
    status,
    publishedAt: publishedAt ?? null,
    updatedAt,
    canChangeStatusToFanOnly,
    canChangeStatusToDraft,
    price: episode.salesInfo?.price ?? null,
    buyerCount: episode.buyerCount,
    archivedAt: episode.archivedAt ?? null,
  };
}

/** The content without the release: what an autosave sends. */
export function contentInput(draft: EpisodeDraft): EpisodeInput {
  const pages = toPageInputs(draft.pages);
  const salesInfo = salesInputOf(draft.sale, draft.pages.length, pages.length);
  return {
    title: draft.title.trim(),
    pages,
    startPosition: draft.startPosition,
    afterword: draft.afterword,
    // What cannot be sent yet leaves the price the server has.
    ...(salesInfo === undefined ? {} : { salesInfo }),
  };
}

/** Whether something is wrong with the sale, so that a save leaves it out. */
export const isSaleHeldBack = (draft: EpisodeDraft): boolean => contentInput(draft).salesInfo === undefined;

/** Content and release: what the main button sends of an episode that the server has in `status`. */
export function releaseInput(draft: EpisodeDraft, status: EpisodeStatus | null): EpisodeInput {
  // The release is the operators' while they keep it down, and is not known here when they brought it back meanwhile.
  if (draft.release === 'SUSPENDED' || status === 'SUSPENDED') return contentInput(draft);
  return {
    ...contentInput(draft),
    status: draft.release,
    publishAt: draft.release === 'SCHEDULED' ? fromJst(draft.publishAt) : null,
  };
}

/** Equal texts mean equal content: page ids do not count, a save only adds them. */
export function contentKey(draft: EpisodeDraft): string {
  const { pages, ...rest } = contentInput(draft);
  return JSON.stringify([
    rest.salesInfo === undefined ? { ...rest, sale: draft.sale } : rest,
    pages?.map(({ imageId, altText, transcript, noSplit }) => [imageId, altText, transcript, noSplit]),
  ]);
}
