import { flashError } from '@komawari/ui/graphql';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Comments as far as they are shown. */
export interface ShownComments<Comment> {
  items: Comment[];
  /** Where the list goes on; null at its end, and undefined until this viewer's own list has arrived. */
  after: string | null | undefined;
}

/**
 * The comments of an episode as this viewer sees them: those of the page at first, then their own list, which goes on page by page.
 * @param onPage what the page was written with, which this viewer's own list begins with
 * @param loadPage defined outside of the component: another function asks anew
 */
export function useViewersComments<Comment, Shown extends ShownComments<Comment>>(
  episodeId: string,
  onPage: Omit<Shown, 'after'>,
  loadPage: (episodeId: string, after: string | null) => Promise<Shown>,
) {
  const [comments, setComments] = useState({ ...onPage, after: undefined } as Shown);
  const [isLoading, setLoading] = useState(false);
  const onItsWay = useRef<Promise<Shown> | null>(null);

  /** Shows what comes after a place of the list, or the list from its beginning; what is asked for later comes in its stead. */
  const show = useCallback(
    async (after: string | null): Promise<void> => {
      const asked = loadPage(episodeId, after);
      onItsWay.current = asked;
      try {
        const next = await asked;
        if (onItsWay.current !== asked) return;
        setComments((before) => (after === null ? next : { ...next, items: [...before.items, ...next.items] }));
      } finally {
        if (onItsWay.current === asked) onItsWay.current = null;
      }
    },
    [episodeId, loadPage],
  );

  useEffect(
    function loadAsViewer() {
      // Offline: the comments of the page stay.
      show(null).catch(() => undefined);
    },
    [show],
  );

  /** Shows the next ones. The tap that wakes the list comes while its first page is on its way: that is what was tapped for. */
  async function loadMore(): Promise<void> {
    setLoading(true);
    await (onItsWay.current ?? show(comments.after ?? null)).catch(flashError);
    setLoading(false);
  }

  /** Reads the list again: what somebody blocked or muted is not in it any more. */
  const reload = useCallback(() => show(null), [show]);

  return { comments, setComments, isLoading, loadMore, reload };
}
