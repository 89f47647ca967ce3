import { execute } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import { showCount } from '../../counts/showCount.ts';
import { refuseProblems } from '../../graphql/refuseProblems.ts';
import bookmarksTexts from '../../messages/bookmarksIsland.js';
import { addWorkBookmark, removeBookmark } from './bookmarkOperations.ts';

/** The button shows at once what is being saved: who leaves then shall not lose it. */
const saving = { write: true, keepalive: true };

/** Adds a work to the viewer's bookmarks or takes it out, and brings the page's figure up to date. */
export async function saveBookmark(workId: string, isBookmarked: boolean): Promise<void> {
  const { work } = refuseProblems(
    isBookmarked
      ? (await execute(addWorkBookmark, { input: { workId } }, saving)).addWorkBookmark
      : (await execute(removeBookmark, { input: { bookmarkableId: workId } }, saving)).removeBookmark,
  );
  const place = document.querySelector<HTMLElement>(`[data-count="work:${workId}:bookmarkCount"]`);
  if (work && place) showCount(place, work.statistic.bookmarkCount);
}

/** What is said of a change that was saved, with the way back. */
export function sayBookmarked(isBookmarked: boolean, undo: () => void) {
  const { bookmarks } = textsOf(bookmarksTexts);
  return {
    body: isBookmarked ? bookmarks.added() : bookmarks.removed(),
    type: 'success' as const,
    action: { label: bookmarks.undo(), run: undo },
  };
}
