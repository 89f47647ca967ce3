import { Button, TextArea, TextField } from '@komawari/ui/components';
import { boundedText, useForm, type FormOptions } from '@komawari/ui/forms';
import { limits } from '@komawari/ui/limits';
import { useEffect } from 'react';
import * as z from 'zod';
import { FormProblem } from '../../shared/components/FormProblem.tsx';

const noteForm = z.object({
  writerName: boundedText(limits.reviewerName, 'Say who you are.'),
  body: boundedText(limits.reviewNoteBody, 'Write your note.'),
});

export interface NoteFormProps {
  pageId: string;
  pageNumber: number;
  writerName: string;
  /** Whether the text takes the focus: the place was chosen by a click. */
  takesFocus: boolean;
  onSave: FormOptions<typeof noteForm>['onSubmit'];
  onCancel: () => void;
}

/** The words of a note that is being pinned. */
export function NoteForm({ pageId, pageNumber, writerName, takesFocus, onSave, onCancel }: NoteFormProps) {
  const form = useForm({
    schema: noteForm,
    draft: { key: `review-note-${pageId}` },
    initial: { writerName, body: '' },
    onSubmit: onSave,
  });
  const { setFocus } = form.kit;
  useEffect(
    function beginToWrite() {
      if (takesFocus) setFocus(writerName === '' ? 'writerName' : 'body');
    },
    [setFocus, takesFocus, writerName],
  );
  function giveUp(): void {
    form.discard();
    onCancel();
  }

  return (
    <form className="box stack" aria-label={`New note on page ${pageNumber}`} {...form.attributes}>
      <FormProblem form={form} />
      <TextField
        label="Your name"
        lang="ja"
        autoComplete="name"
        maxCharacters={limits.reviewerName.max}
        {...form.field('writerName')}
      />
      <TextArea
        label="Note"
        lang="ja"
        rows={4}
        maxCharacters={limits.reviewNoteBody.max}
        hint="A click on the page moves the pin; so do the arrow keys on the pin itself."
        {...form.field('body')}
      />
      <div className="row">
        <Button type="submit" variant="primary" busy={form.isBusy} busyWord="Pinning">
          Pin the note
        </Button>
        <Button variant="quiet" onClick={giveUp}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
