import { Button, TextArea, TextField } from '@komawari/ui/components';
import { boundedText, useForm, type FormOptions } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useEffect } from 'react';
import * as z from 'zod';
import reviewsTexts from '../../messages/reviews.js';
import { FormProblem } from '../../shared/components/FormProblem.tsx';

const noteForm = z.object({
  writerName: boundedText(limits.reviewerName, () => textsOf(reviewsTexts).noteForm.noName()),
  body: boundedText(limits.reviewNoteBody, () => textsOf(reviewsTexts).noteForm.noBody()),
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
  const { noteForm: texts } = useTexts(reviewsTexts);
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
    <form className="box stack" aria-label={texts.newNote({ number: pageNumber })} {...form.attributes}>
      <FormProblem form={form} />
      <TextField
        label={texts.name()}
        lang={UNRECORDED_LANGUAGE}
        autoComplete="name"
        maxCharacters={limits.reviewerName.max}
        {...form.field('writerName')}
      />
      <TextArea
        label={texts.note()}
        lang={UNRECORDED_LANGUAGE}
        rows={4}
        maxCharacters={limits.reviewNoteBody.max}
        hint={texts.noteHint()}
        {...form.field('body')}
      />
      <div className="row">
        <Button type="submit" variant="primary" busy={form.isBusy} busyWord={texts.pinning()}>
          {texts.pin()}
        </Button>
        <Button variant="quiet" onClick={giveUp}>
          {texts.cancel()}
        </Button>
      </div>
    </form>
  );
}
