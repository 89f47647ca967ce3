import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import commentsTexts from '../messages/comments.js';
import { useRefresh } from '../shared/useRefresh.ts';
import { ApproveComments } from './operations/ApproveComments.ts';

/** Lets one or several comments stand that wait; says how many, and reads the list again. */
export function useApproveComments(onDone?: () => void) {
  const refresh = useRefresh();
  return useMutation(ApproveComments, {
    onSuccess({ approveComments: { approvedCommentIds, problems } }) {
      const count = approvedCommentIds?.length ?? 0;
      const words = textsOf(commentsTexts).done.approved({ count });
      flash.set(problems[0] ? { body: problems[0].message, type: 'error' } : { body: words, type: 'success' });
      if (!problems[0]) onDone?.();
      return refresh('DaredemoComment', 'YawarakaComment');
    },
    // Somebody decided meanwhile: the list shows what is left.
    onError: () => refresh('DaredemoComment', 'YawarakaComment'),
  });
}
