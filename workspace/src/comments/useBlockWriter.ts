import { flash } from '@komawari/ui/flash';
import { useRefresh } from '../shared/useRefresh.ts';
import { BlockUser, UnblockUser, useSilencing } from '../moderation/index.ts';
import { nameOfWriter, type ReceivedComment } from './receivedComment.ts';

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
            return flash.set({ body: problems[0]?.message ?? 'This person was not blocked', type: 'error' });
          const run = () => lift.mutate({ input: { id: blockedId } });
          return flash.set({
            body: `Blocked ${nameOfWriter(comment)}`,
            type: 'info',
            action: { label: 'Undo', run },
          });
        },
      },
    );
}
