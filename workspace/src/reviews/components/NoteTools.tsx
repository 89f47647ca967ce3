import { Button, Dialog, TextArea } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { boundedText, useForm } from '@komawari/ui/forms';
import { useMutation } from '@komawari/ui/graphql/react';
import { limits } from '@komawari/ui/limits';
import { useState } from 'react';
import * as z from 'zod';
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
  const [isAnswering, setAnswering] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const finish = useMutation(FinishReviewNote, { onSuccess: onChanged });
  const remove = useMutation(DeleteReviewNote, {
    onSuccess: async () => {
      setAsking(false);
      flash.set({ body: 'Note deleted', type: 'success' });
      await onChanged();
    },
  });
  const which = <span className="sr">note {note.number}</span>;
  if (isAnswering) return <Answer note={note} onChanged={onChanged} onClose={() => setAnswering(false)} />;
  return (
    <>
      <Button
        variant="quiet"
        icon="check"
        busy={finish.isPending}
        onClick={() => finish.mutate({ input: { id: note.id, isDone: !note.isDone } })}
      >
        {note.isDone ? 'Open again' : 'Done'} {which}
      </Button>
      <Button variant="quiet" onClick={() => setAnswering(true)}>
        {note.answer ? 'Edit answer' : 'Answer'} {which}
      </Button>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Delete {which}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete the note of ${note.writerName}?`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button
              variant="danger"
              busy={remove.isPending}
              busyWord="Deleting"
              onClick={() => remove.mutate({ input: { id: note.id } })}
            >
              Delete the note
            </Button>
          </>
        }
      >
        It goes for good, with your answer.
      </Dialog>
    </>
  );
}

const answerForm = z.object({ answer: boundedText(limits.reviewNoteAnswer) });

function Answer({ note, onChanged, onClose }: NoteToolsProps & { onClose: () => void }) {
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
    <form className="stack grow" aria-label={`Answer to note ${note.number}`} {...form.attributes}>
      <FormProblem form={form} />
      <TextArea
        label="Answer"
        lang="ja"
        rows={3}
        maxCharacters={limits.reviewNoteAnswer.max}
        hint="Everybody with the link can read it. Leave it empty to remove your answer."
        {...form.field('answer')}
      />
      <div className="row">
        <Button type="submit" variant="primary" busy={form.isBusy} busyWord="Saving">
          Save the answer
        </Button>
        <Button variant="quiet" onClick={giveUp}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
