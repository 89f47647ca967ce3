import { Button } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { NOT_SENT } from '@komawari/ui/forms';
import { execute, flashError, GraphQLRequestError } from '@komawari/ui/graphql';
import { useTexts } from '@komawari/ui/language/react';
import { useRef, useState } from 'react';
import reviewsTexts from '../../messages/reviews.js';
import type { NumberedNote, Point } from '../notes.ts';
import { AddReviewNote } from '../operations/AddReviewNote.ts';
import { WithdrawReviewNote } from '../operations/WithdrawReviewNote.ts';
import type { Visit } from '../visits.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem, showNote } from './NoteItem.tsx';
import { NotedPage } from './NotedPage.tsx';
import type { Review } from './ReviewedEpisode.tsx';

export interface PinnedPageProps {
  /** Null for the notes on pages that were taken out. */
  page: Review['pages'][number] | null;
  notes: readonly NumberedNote[];
  creatorName: string;
  token: string;
  visit: Visit;
  onVisit: (visit: Visit) => void;
  refetch: () => Promise<unknown>;
}

interface Placing extends Point {
  byKeyboard: boolean;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** A page to which somebody with a link can pin notes. */
export function PinnedPage({ page, notes, creatorName, token, visit, onVisit, refetch }: PinnedPageProps) {
  const { pinned: texts } = useTexts(reviewsTexts);
  const [placing, setPlacing] = useState<Placing | null>(null);
  const add = useRef<HTMLButtonElement>(null);

  function finish(): void {
    setPlacing(null);
    add.current?.focus();
  }

  async function save(words: { writerName: string; body: string }) {
    if (!page || !placing) return NOT_SENT;
    const { x, y } = placing;
    const input = { token, key: visit.key, pageId: page.id, x, y, ...words };
    const { addReviewNote } = await execute(AddReviewNote, { input });
    if (!addReviewNote.note) return addReviewNote.problems;
    onVisit({ ...visit, ownNotes: [...visit.ownNotes, addReviewNote.note.id], writerName: words.writerName });
    await refetch();
    finish();
    flash.set({ body: texts.pinned(), type: 'success' });
    return [];
  }

  async function withdraw(id: string): Promise<void> {
    try {
      await execute(WithdrawReviewNote, { input: { token, key: visit.key, id } });
      flash.set({ body: texts.removed(), type: 'success' });
    } catch (error) {
      if (!(error instanceof GraphQLRequestError)) throw error;
      flashError(error);
    }
    await refetch();
  }

  return (
    <NotedPage
      page={page}
      notes={notes}
      onChoose={showNote}
      point={placing}
      takesFocus={placing?.byKeyboard ?? false}
      onPoint={(point) => setPlacing({ ...point, byKeyboard: placing?.byKeyboard ?? false })}
      list={notes.map((note) => (
        <NoteItem key={note.id} note={note} creatorName={creatorName}>
          {visit.ownNotes.includes(note.id) && !note.answer ? (
            <Button variant="quiet" onClick={() => void withdraw(note.id)}>
              {texts.takeBack()}
            </Button>
          ) : null}
        </NoteItem>
      ))}
    >
      {page && placing ? (
        <NoteForm
          pageId={page.id}
          pageNumber={page.number}
          writerName={visit.writerName}
          takesFocus={!placing.byKeyboard}
          onSave={save}
          onCancel={finish}
        />
      ) : null}
      {page && !placing ? (
        <div>
          <Button ref={add} icon="pen" onClick={() => setPlacing({ ...MIDDLE, byKeyboard: true })}>
            {texts.add()} <span className="sr">{texts.to({ number: page.number })}</span>
          </Button>
        </div>
      ) : null}
    </NotedPage>
  );
}
