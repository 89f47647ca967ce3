import { useQuery } from '@komawari/ui/graphql/react';
import { GetOpenReviewNotes } from './operations/GetOpenReviewNotes.ts';

/** What waits for the creator of a saved episode: notes by page, how many in all, and how many links are open. */
export function useOpenNotes(episodeId: string) {
  const { data } = useQuery(GetOpenReviewNotes, { id: episodeId });
  const links = data?.episode.reviewLinks ?? [];
  const notes = links.flatMap((link) => link.notes).filter(({ isDone }) => !isDone);
  const byPage = new Map<string, number>();
  for (const { pageId } of notes) if (pageId) byPage.set(pageId, (byPage.get(pageId) ?? 0) + 1);
  return { byPage, count: notes.length, openLinks: links.filter(({ isOpen }) => isOpen).length };
}
