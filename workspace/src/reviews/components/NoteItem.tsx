import { StateLabel } from '@komawari/ui/components';
import { formatDay } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { ReactNode } from 'react';
import reviewsTexts from '../../messages/reviews.js';
import { useNow } from '../../shared/useNow.ts';
import type { NumberedNote } from '../notes.ts';

export interface NoteItemProps {
  note: NumberedNote;
  /** Whose answer it is. */
  creatorName: string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** The id of a note's line, so that its pin leads to it. */
export const idOfNote = (noteId: string): string => `note-${noteId}`;

/** Leads to the line of a note. */
export function showNote(noteId: string): void {
  const line = document.getElementById(idOfNote(noteId));
  line?.focus({ preventScroll: true });
  // jsdom has no layout and no such method.
  line?.scrollIntoView?.({ block: 'nearest' });
}

/** What somebody said about a point of a page, and the answer. */
export function NoteItem({ note, creatorName, children }: NoteItemProps) {
  const { item: texts } = useTexts(reviewsTexts);
  const day = <span lang="ja">{formatDay(note.createdAt, useNow())}</span>;
  return (
    <li id={idOfNote(note.id)} className="review-note" tabIndex={-1}>
      <p className="row row--tight small">
        <span className="pin pin--inline" aria-hidden="true">
          {note.number}
        </span>
        <span className="sr">{texts.note({ number: note.number })}</span>
        <b lang={UNRECORDED_LANGUAGE}>{note.writerName}</b>
        <span className="muted">
          {note.linkName === undefined ? (
            day
          ) : (
            <Sentence
              text={texts.through()}
              parts={{ day, link: <span lang={UNRECORDED_LANGUAGE}>{note.linkName}</span> }}
            />
          )}
        </span>
        {note.isDone ? <StateLabel tone="ok">{texts.done()}</StateLabel> : null}
      </p>
      <p className="pre" lang={UNRECORDED_LANGUAGE}>
        {note.body}
      </p>
      {note.answer ? (
        <div className="review-note__answer small">
          <b lang={UNRECORDED_LANGUAGE}>{creatorName}</b>
          <p className="pre" lang={UNRECORDED_LANGUAGE}>
            {note.answer}
          </p>
        </div>
      ) : null}
      {children ? <div className="row row--tight">{children}</div> : null}
    </li>
  );
}
