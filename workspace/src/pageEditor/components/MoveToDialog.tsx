import { Button, Dialog, TextField } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import pageEditorTexts from '../../messages/pageEditor.js';

export interface MoveToDialogProps {
  /** Places, counted from 1, of the pages to move; null while the dialog is closed. */
  places: readonly number[] | null;
  count: number;
  onMove: (place: number) => void;
  onClose: () => void;
}

/** Moves pages to a place by its number: the way without dragging. */
export function MoveToDialog({ places, count, onMove, onClose }: MoveToDialogProps) {
  const { move: texts } = useTexts(pageEditorTexts);
  const [text, setText] = useState('');
  const last = count - (places?.length ?? 1) + 1;
  const place = Number(text);
  const isPlace = /^\d+$/.test(text) && place >= 1 && place <= last;
  const error = text !== '' && !isPlace ? texts.range({ last: `${last}` }) : undefined;

  function move(): void {
    if (!isPlace) return;
    onMove(place);
    setText('');
  }

  return (
    <Dialog
      open={places !== null}
      onClose={onClose}
      title={texts.title({ count: places?.length ?? 0, place: `${places?.[0] ?? ''}` })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.keep()}
          </Button>
          <Button variant="ink" disabled={!isPlace} reasonId="move-to-bounds" onClick={move}>
            {texts.move()}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.place()}
        inputMode="numeric"
        value={text}
        error={error}
        hint={<span id="move-to-bounds">{texts.bounds({ last: `${last}` })}</span>}
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
