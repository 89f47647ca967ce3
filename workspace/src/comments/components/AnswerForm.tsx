import { Button, TextArea } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { boundedText, useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { ReplyToComment } from '../operations/ReplyToComment.ts';
import { nameOfWriter, type OpenComment } from '../receivedComment.ts';

const answerForm = z.object({ body: boundedText(limits.commentBody, 'Write your answer first.') });

/** The creator's answer to a comment: written, or changed. */
export function AnswerForm({ comment, onClose }: { comment: OpenComment; onClose: () => void }) {
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(ReplyToComment);
  const form = useForm({
    schema: answerForm,
    draft: { key: `answer-${comment.id}` },
    initial: { body: comment.reply?.body ?? '' },
    async onSubmit({ body }) {
      const { replyToComment } = await mutateAsync({ input: { commentId: comment.id, body } });
      if (replyToComment.problems.length > 0) return replyToComment.problems;
      flash.set({ body: comment.reply ? 'Answer changed' : 'Answer posted', type: 'success' });
      onClose();
      void refresh('DaredemoComment');
      return [];
    },
  });
  function giveUp(): void {
    form.discard();
    onClose();
  }

  return (
    <form className="stack stack--sm" aria-label={`Answer to ${nameOfWriter(comment)}`} {...form.attributes}>
      <FormProblem form={form} />
      <TextArea
        label={`Answer to ${nameOfWriter(comment)}`}
        lang="ja"
        rows={3}
        autoFocus
        maxCharacters={limits.commentBody.max}
        hint="Everyone can read it, under the comment."
        {...form.field('body')}
      />
      <div className="row row--tight">
        <Button variant="ink" type="submit" busy={form.isBusy} busyWord="Posting">
          {comment.reply ? 'Change' : 'Post'}
        </Button>
        <Button variant="quiet" onClick={giveUp}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
