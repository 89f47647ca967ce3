import { Button, Dialog, TextArea } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { boundedText, useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import * as z from 'zod';
import reviewsTexts from '../../messages/reviews.js';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import type { NumberedNote } from '../notes.ts';
import { AnswerReviewNote } from '../operations/AnswerReviewNote.ts';
import { DeleteReviewNote } from '../operations/DeleteReviewNote.ts';
import { FinishReviewNote } from '../operations/FinishReviewNote.ts';

interface NoteToolsProps {
  note: NumberedNote;
  onChanged: () => Promise<unknown>;
}

/** What the creator does with a note: answer, mark as done, delete. */
export function NoteTools({ note, onChanged }: NoteToolsProps) {
  const { tools: texts } = useTexts(reviewsTexts);
  const [isAnswering, setAnswering] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const finish = useMutation(FinishReviewNote, { onSuccess: onChanged });
  const remove = useMutation(DeleteReviewNote, {
    onSuccess: async () => {
      setAsking(false);
      flash.set({ body: texts.deleted(), type: 'success' });
      await onChanged();
    },
  });
  const which = <span className="sr">{texts.which({ number: note.number })}</span>;
  if (isAnswering) return <Answer note={note} onChanged={onChanged} onClose={() => setAnswering(false)} />;
  return (
    <>
      <Button
        variant="quiet"
        icon="check"
        busy={finish.isPending}
        onClick={() => finish.mutate({ input: { id: note.id, isDone: !note.isDone } })}
      >
        {note.isDone ? texts.openAgain() : texts.done()} {which}
      </Button>
      <Button variant="quiet" onClick={() => setAnswering(true)}>
        {note.answer ? texts.editAnswer() : texts.answer()} {which}
      </Button>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.delete()} {which}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.ask({ name: note.writerName })}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{texts.keep()}</Button>
            <Button
              variant="danger"
              busy={remove.isPending}
              busyWord={texts.deleting()}
              onClick={() => remove.mutate({ input: { id: note.id } })}
            >
              {texts.deleteIt()}
            </Button>
          </>
        }
      >
        {texts.what()}
      </Dialog>
    </>
  );
}

const answerForm = z.object({ answer: boundedText(limits.reviewNoteAnswer) });

function Answer({ note, onChanged, onClose }: NoteToolsProps & { onClose: () => void }) {
  const { tools: texts } = useTexts(reviewsTexts);
  const { mutateAsync } = useMutation(AnswerReviewNote);
  const form = useForm({
    schema: answerForm,
    draft: { key: `note-answer-${note.id}` },
    initial: { answer: note.answer },
    async onSubmit({ answer }) {
      const { answerReviewNote } = await mutateAsync({ input: { id: note.id, answer } });
      if (answerReviewNote.problems.length > 0) return answerReviewNote.problems;
      await onChanged();
      onClose();
      return [];
    },
  });
  function giveUp(): void {
    form.discard();
    onClose();
  }

  return (
    <form className="stack grow" aria-label={texts.answerTo({ number: note.number })} {...form.attributes}>
      <FormProblem form={form} />
      <TextArea
        label={texts.label()}
        lang={UNRECORDED_LANGUAGE}
        rows={3}
        maxCharacters={limits.reviewNoteAnswer.max}
        hint={texts.hint()}
        {...form.field('answer')}
      />
      <div className="row">
        <Button type="submit" variant="primary" busy={form.isBusy} busyWord={texts.saving()}>
          {texts.save()}
        </Button>
        <Button variant="quiet" onClick={giveUp}>
          {texts.cancel()}
        </Button>
      </div>
    </form>
  );
}
