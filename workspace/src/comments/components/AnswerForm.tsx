import { Button, TextArea } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { boundedText, useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import * as z from 'zod';
import commentsTexts from '../../messages/comments.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { ReplyToComment } from '../operations/ReplyToComment.ts';
import type { OpenComment } from '../receivedComment.ts';

const answerForm = z.object({ body: boundedText(limits.commentBody, () => textsOf(commentsTexts).answer.empty()) });

/** The creator's answer to a comment: written, or changed. */
export function AnswerForm({ comment, onClose }: { comment: OpenComment; onClose: () => void }) {
  const { answer: texts } = useTexts(commentsTexts);
  const refresh = useRefresh();
  const { mutateAsync } = useMutation(ReplyToComment);
  const form = useForm({
    schema: answerForm,
    draft: { key: `answer-${comment.id}` },
    initial: { body: comment.reply?.body ?? '' },
    async onSubmit({ body }) {
      const { replyToComment } = await mutateAsync({ input: { commentId: comment.id, body } });
      if (replyToComment.problems.length > 0) return replyToComment.problems;
      flash.set({ body: comment.reply ? texts.changed() : texts.posted(), type: 'success' });
      onClose();
      void refresh('DaredemoComment');
      return [];
    },
  });
  const label = comment.user ? texts.to({ name: comment.user.displayName }) : texts.toGuest();
  function giveUp(): void {
    form.discard();
    onClose();
  }

  return (
    <form className="stack stack--sm" aria-label={label} {...form.attributes}>
      <FormProblem form={form} />
      <TextArea
        label={label}
        lang={UNRECORDED_LANGUAGE}
        rows={3}
        autoFocus
        maxCharacters={limits.commentBody.max}
        hint={texts.hint()}
        {...form.field('body')}
      />
      <div className="row row--tight">
        <Button variant="ink" type="submit" busy={form.isBusy} busyWord={texts.posting()}>
          {comment.reply ? texts.change() : texts.post()}
        </Button>
        <Button variant="quiet" onClick={giveUp}>
          {texts.cancel()}
        </Button>
      </div>
    </form>
  );
}
