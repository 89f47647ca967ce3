import { Button, Dialog, TextField } from '@komawari/ui/components';
import { useState } from 'react';

export interface MoveToDialogProps {
  /** Places, counted from 1, of the pages to move; null while the dialog is closed. */
  places: readonly number[] | null;
  count: number;
  onMove: (place: number) => void;
  onClose: () => void;
}

/** Moves pages to a place by its number: the way without dragging. */
export function MoveToDialog({ places, count, onMove, onClose }: MoveToDialogProps) {
  const [text, setText] = useState('');
  const last = count - (places?.length ?? 1) + 1;
  const place = Number(text);
  const isPlace = /^\d+$/.test(text) && place >= 1 && place <= last;
  const error = text !== '' && !isPlace ? `Pages go from 1 to ${last}.` : undefined;

  function move(): void {
    if (!isPlace) return;
    onMove(place);
    setText('');
  }

  const what = places?.length === 1 ? `page ${places[0]}` : `${places?.length ?? 0} pages`;
  return (
    <Dialog
      open={places !== null}
      onClose={onClose}
      title={`Move ${what} to which place?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep the order
          </Button>
          <Button variant="ink" disabled={!isPlace} reasonId="move-to-bounds" onClick={move}>
            Move
          </Button>
        </>
      }
    >
      <TextField
        label="Place"
        inputMode="numeric"
        value={text}
        error={error}
        hint={<span id="move-to-bounds">1 to {last}</span>}
        onChange={(event) => setText(event.target.value.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          move();
        }}
      />
    </Dialog>
  );
}
