import type { GetEpisodeVersionQuery } from '../../gql/graphql.ts';
import type { EpisodeContent, EpisodeDraft } from './episodeDraft.ts';

type Version = GetEpisodeVersionQuery['episode']['versions'][number];

/**
 * The pages and texts of a version as an edit holds them. A page the edit still has stays the same page; one whose picture is
 * gone cannot come back.
 */
export function fillFromVersion(draft: EpisodeDraft, version: Version): EpisodeContent {
  const current = new Map(draft.pages.map((page) => [page.id, page]));
  const pages = version.pages.flatMap(({ pageId, image, altText, transcript, noSplit }, place) => {
    if (!image) return [];
    const before = current.get(pageId);
    return {
      key: before?.key ?? `version-${version.id}-${place}`,
      id: before?.id ?? null,
      path: '',
      image,
      uploadKey: null,
      altText,
      transcript,
      noSplit,
      isReplaced: before !== undefined && (before.isReplaced || before.image?.id !== image.id),
    };
  });
  const { title, afterword, startPosition } = version;
  return { title, afterword, startPosition, pages };
}

/** What an edit was before a version filled it, to be put back. */
export function contentBefore({ title, pages, startPosition, afterword }: EpisodeDraft): EpisodeContent {
  return { title, pages, startPosition, afterword };
}
