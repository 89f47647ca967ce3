import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useRefresh } from '../shared/useRefresh.ts';
import { DeleteComments } from './operations/DeleteComments.ts';

/** Deletes one or several comments; says how many went, and reads the list again. */
export function useDeleteComments(onDone?: () => void) {
  const refresh = useRefresh();
  return useMutation(DeleteComments, {
    onSuccess({ deleteComments: { deletedCommentIds, problems } }) {
      const count = deletedCommentIds?.length ?? 0;
      const words = count === 1 ? 'Comment deleted' : `${count} comments deleted`;
      flash.set(problems[0] ? { body: problems[0].message, type: 'error' } : { body: words, type: 'success' });
      if (!problems[0]) onDone?.();
      return refresh('DaredemoComment', 'YawarakaComment');
    },
    // Somebody deleted them meanwhile: the list shows what is left.
    onError: () => refresh('DaredemoComment', 'YawarakaComment'),
  });
}
