import { execute } from '@komawari/ui/graphql';
import { showCount } from '../../counts/showCount.ts';
import { refuseProblems } from '../../graphql/refuseProblems.ts';
import { addWorkBookmark, removeBookmark } from './bookmarkOperations.ts';

/** Adds a work to the viewer's bookmarks or takes it out, and brings the page's figure up to date. */
export async function saveBookmark(workId: string, isBookmarked: boolean): Promise<void> {
  const { work } = refuseProblems(
    isBookmarked
      ? (await execute(addWorkBookmark, { input: { workId } }, { write: true })).addWorkBookmark
      : (await execute(removeBookmark, { input: { bookmarkableId: workId } }, { write: true })).removeBookmark,
  );
  const place = document.querySelector<HTMLElement>(`[data-count="work:${workId}:bookmarkCount"]`);
  if (work && place) showCount(place, work.statistic.bookmarkCount);
}
