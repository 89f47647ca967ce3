import { announce, classNames } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import reviewsTexts from '../../messages/reviews.js';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import { movePoint, pointIn, pointLabel, type NumberedNote, type Point, type ReviewedImage } from '../notes.ts';

export interface SheetProps {
  page: { number: number; altText: string; image: ReviewedImage };
  notes: readonly NumberedNote[];
  onChoose: (noteId: string) => void;
  /** Where the note that is being written stands. */
  point?: Point | null;
  /** Whether the pin takes the focus: it was asked for by keyboard. */
  takesFocus?: boolean;
  /** Puts the note that is being written here; without it nothing can be pinned. */
  onPoint?: (point: Point) => void;
}

const placeOf = ({ x, y }: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** A page with the pins of its notes. A click puts a new one where it was. */
export function Sheet({ page, notes, onChoose, point = null, takesFocus = false, onPoint }: SheetProps) {
  const { sheet: texts } = useTexts(reviewsTexts);
  const lang = useWorkLanguage();
  const { number, altText, image } = page;
  const parts = image.slices.length > 0 ? image.slices : [image];

  function place(event: MouseEvent<HTMLElement>): void {
    onPoint?.(pointIn(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY));
  }

  return (
    <div className="sheet-of-page">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- "Add a note" does the same by keyboard */}
      <div className={classNames('sheet-of-page__picture', onPoint && 'sheet-of-page__picture--open')} onClick={place}>
        {parts.map((part, index) => (
          <img
            key={`${image.id}-${index}`}
            src={part.url}
            srcSet={part.srcSet}
            sizes="(min-width: 900px) 38rem, 92vw"
            width={part.width}
            height={part.height}
            alt={index === 0 ? altText || texts.page({ number }) : ''}
            lang={altText ? lang : undefined}
            loading={number > 2 ? 'lazy' : undefined}
            decoding="async"
            draggable={false}
          />
        ))}
      </div>
      {notes.map((note) => (
        <button
          key={note.id}
          type="button"
          className={classNames('pin', note.isDone && 'pin--done')}
          style={placeOf(note)}
          aria-label={
            note.isDone
              ? texts.noteDone({ number: note.number, name: note.writerName })
              : texts.note({ number: note.number, name: note.writerName })
          }
          onClick={() => onChoose(note.id)}
        >
          {note.number}
        </button>
      ))}
      {point && onPoint ? <NewPin point={point} takesFocus={takesFocus} onMove={onPoint} /> : null}
    </div>
  );
}

interface NewPinProps {
  point: Point;
  takesFocus: boolean;
  onMove: (point: Point) => void;
}

/** The pin of the note that is being written: arrow keys move it, with Shift in long steps. */
function NewPin({ point, takesFocus, onMove }: NewPinProps) {
  const { sheet: texts } = useTexts(reviewsTexts);
  const pin = useRef<HTMLButtonElement>(null);
  useEffect(
    function takeFocus() {
      if (takesFocus) pin.current?.focus();
    },
    [takesFocus],
  );

  function move(event: KeyboardEvent): void {
    const next = movePoint(point, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onMove(next);
    announce(pointLabel(next));
  }

  return (
    <button
      ref={pin}
      type="button"
      className="pin pin--new"
      style={placeOf(point)}
      aria-label={texts.place({ point: pointLabel(point) })}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
      onKeyDown={move}
    >
      +
    </button>
  );
}
