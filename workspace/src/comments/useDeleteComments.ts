import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import commentsTexts from '../messages/comments.js';
import { useRefresh } from '../shared/useRefresh.ts';
import { DeleteComments } from './operations/DeleteComments.ts';

/** Deletes one or several comments; says how many went, and reads the list again. */
export function useDeleteComments(onDone?: () => void) {
  const refresh = useRefresh();
  return useMutation(DeleteComments, {
    onSuccess({ deleteComments: { deletedCommentIds, problems } }) {
      const count = deletedCommentIds?.length ?? 0;
      const words = textsOf(commentsTexts).done.deleted({ count });
      flash.set(problems[0] ? { body: problems[0].message, type: 'error' } : { body: words, type: 'success' });
      if (!problems[0]) onDone?.();
      return refresh('DaredemoComment', 'YawarakaComment');
    },
    // Somebody deleted them meanwhile: the list shows what is left.
    onError: () => refresh('DaredemoComment', 'YawarakaComment'),
  });
}
