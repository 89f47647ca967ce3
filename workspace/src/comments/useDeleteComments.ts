import { flash } from '@komawari/ui/flash';
import { useMutation, useQueryClient } from '@komawari/ui/graphql/react';
import { DeleteComments } from './operations/DeleteComments.ts';

/** Deletes one or several comments; says how many went, and reads the list again. */
export function useDeleteComments(onDone?: () => void) {
  const client = useQueryClient();
  return useMutation(DeleteComments, {
    onSuccess({ deleteComments: { deletedCommentIds, problems } }) {
      const count = deletedCommentIds?.length ?? 0;
      const words = count === 1 ? 'Comment deleted' : `${count} comments deleted`;
      flash.set(problems[0] ? { body: problems[0].message, type: 'error' } : { body: words, type: 'success' });
      if (!problems[0]) onDone?.();
      return client.invalidateQueries();
    },
    // Somebody deleted them meanwhile: the list shows what is left.
    onError: () => client.invalidateQueries(),
  });
}
