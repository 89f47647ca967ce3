import { flash } from '@komawari/ui/flash';
import { execute, flashError, wasSaved } from '@komawari/ui/graphql';
import { getViewerHasBookmarked } from './parts/bookmarkOperations.ts';
import { saveBookmark, sayBookmarked } from './parts/saveBookmark.ts';

function draw(button: HTMLButtonElement, isBookmarked: boolean): void {
  button.setAttribute('aria-pressed', `${isBookmarked}`);
  button.querySelector('svg')?.classList.toggle('i--solid', isBookmarked);
}

/** Shows whether the viewer keeps the work of this button; its author, who cannot, is not offered it. */
export async function showBookmark(button: HTMLButtonElement): Promise<void> {
  const { work } = await execute(getViewerHasBookmarked, { id: button.dataset.bookmark ?? '' });
  button.hidden = !work.canBookmark;
  draw(button, work.viewerHasBookmarked);
}

/** Bookmarks the work, or takes the bookmark back: at once, with Undo, and undone where saving failed. */
export async function toggleBookmark(button: HTMLButtonElement): Promise<void> {
  const workId = button.dataset.bookmark ?? '';
  const next = button.getAttribute('aria-pressed') !== 'true';
  draw(button, next);
  try {
    await saveBookmark(workId, next);
    flash.set(sayBookmarked(next, () => void toggleBookmark(button)));
  } catch (error) {
    if (!wasSaved(error)) draw(button, !next);
    flashError(error);
  }
}
