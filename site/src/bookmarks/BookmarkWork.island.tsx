import { BookmarkButton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { flashError, wasSaved } from '@komawari/ui/graphql';
import { useRef, useState } from 'react';
import { useAnswer } from '../graphql/useAnswer.ts';
import { getViewerHasBookmarked } from './parts/bookmarkOperations.ts';
import { saveBookmark, sayBookmarked } from './parts/saveBookmark.ts';

interface Props {
  workId: string;
  title: string;
  size?: 'md' | 'lg';
}

/** Keeps a work among the viewer's bookmarks: at once, with Undo, and back where saving failed. */
export function BookmarkWork({ workId, title, size = 'lg' }: Props) {
  const [isOffered, setOffered] = useState(true);
  const [isBookmarked, setBookmarked] = useState(false);
  /** An answer that was asked for before the reader chose is old. */
  const hasChosen = useRef(false);

  useAnswer(getViewerHasBookmarked, { id: workId }, ({ work }) => {
    setOffered(work.canBookmark);
    if (!hasChosen.current) setBookmarked(work.viewerHasBookmarked);
  });

  async function change(next: boolean): Promise<void> {
    hasChosen.current = true;
    setBookmarked(next);
    try {
      await saveBookmark(workId, next);
      flash.set({ ...sayBookmarked(next, () => void change(!next)), position: 'bottom_with_navi' });
    } catch (error) {
      if (!wasSaved(error)) setBookmarked(!next);
      flashError(error);
    }
  }

  if (!isOffered) return null;
  return <BookmarkButton bookmarked={isBookmarked} onToggle={(next) => void change(next)} title={title} size={size} />;
}
