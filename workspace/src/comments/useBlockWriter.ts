import { flash } from '@komawari/ui/flash';
import { textsOf } from '@komawari/ui/language';
import commentsTexts from '../messages/comments.js';
import { useRefresh } from '../shared/useRefresh.ts';
import { BlockUser, UnblockUser, useSilencing } from '../moderation/index.ts';
import { blockedWords, type ReceivedComment } from './receivedComment.ts';

/** Blocks who wrote a comment, with Undo; their comments leave the list, and come back with it. */
export function useBlockWriter(): (comment: ReceivedComment) => void {
  const refresh = useRefresh();
  const onChanged = () => refresh('DaredemoComment', 'YawarakaComment', 'SilencedPerson');
  const lift = useSilencing(UnblockUser, onChanged);
  const block = useSilencing(BlockUser, onChanged);
  return (comment) =>
    block.mutate(
      { input: { commentId: comment.id } },
      {
        onSuccess({ blockUser: { blockedId, problems } }) {
          if (blockedId === null)
            return flash.set({ body: problems[0]?.message ?? textsOf(commentsTexts).done.notBlocked(), type: 'error' });
          const run = () => lift.mutate({ input: { id: blockedId } });
          return flash.set({
            body: blockedWords(comment),
            type: 'info',
            action: { label: textsOf(commentsTexts).done.undo(), run },
          });
        },
      },
    );
}
