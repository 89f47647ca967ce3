import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useRefresh } from '../shared/useRefresh.ts';
import { PinComment } from './operations/PinComment.ts';
import { UnpinComment } from './operations/UnpinComment.ts';

/** Pins a comment, or takes its pin off. */
export function usePin(): (comment: { id: string; isPinned: boolean }) => void {
  const refresh = useRefresh();
  const after = (body: string) => () => {
    flash.set({ body, type: 'success' });
    return refresh('DaredemoComment');
  };
  const pin = useMutation(PinComment, { onSuccess: after('Comment pinned') });
  const unpin = useMutation(UnpinComment, { onSuccess: after('Comment unpinned') });
  return ({ id, isPinned }) => (isPinned ? unpin : pin).mutate({ input: { id } });
}
