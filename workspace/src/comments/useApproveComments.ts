import { flash } from '@komawari/ui/flash';
import { useMutation, useQueryClient } from '@komawari/ui/graphql/react';
import { ApproveComments } from './operations/ApproveComments.ts';

/** Lets one or several comments stand that wait; says how many, and reads the list again. */
export function useApproveComments(onDone?: () => void) {
  const client = useQueryClient();
  return useMutation(ApproveComments, {
    onSuccess({ approveComments: { approvedCommentIds, problems } }) {
      const count = approvedCommentIds?.length ?? 0;
      const words = count === 1 ? 'Comment approved' : `${count} comments approved`;
      flash.set(problems[0] ? { body: problems[0].message, type: 'error' } : { body: words, type: 'success' });
      if (!problems[0]) onDone?.();
      return client.invalidateQueries();
    },
    // Somebody decided meanwhile: the list shows what is left.
    onError: () => client.invalidateQueries(),
  });
}
