import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import commentsTexts from '../messages/comments.js';
import { useRefresh } from '../shared/useRefresh.ts';
import { PinComment } from './operations/PinComment.ts';
import { UnpinComment } from './operations/UnpinComment.ts';

/** Pins a comment, or takes its pin off. */
export function usePin(): (comment: { id: string; isPinned: boolean }) => void {
  const refresh = useRefresh();
  const after = (words: () => string) => () => {
    flash.set({ body: words(), type: 'success' });
    return refresh('DaredemoComment');
  };
  const pin = useMutation(PinComment, { onSuccess: after(() => textsOf(commentsTexts).done.pinned()) });
  const unpin = useMutation(UnpinComment, { onSuccess: after(() => textsOf(commentsTexts).done.unpinned()) });
  return ({ id, isPinned }) => (isPinned ? unpin : pin).mutate({ input: { id } });
}
