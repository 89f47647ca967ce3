import type { ReactNode } from 'react';
import { useTexts } from '../language/react.ts';
import controlsTexts from '../messages/controls.js';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

interface ConfirmDialogProps extends Omit<DialogProps, 'actions'> {
  /** Names what happens: "Move to trash". */
  action: ReactNode;
  onConfirm: () => void;
  /** The safe way out. */
  keep?: string;
  /** While what was confirmed is under way. */
  busy?: boolean;
  busyWord?: string;
}

/** Asks once before a thing is taken away; the safe answer comes first and receives the focus. */
export function ConfirmDialog({ action, onConfirm, keep, busy, busyWord, ...dialog }: ConfirmDialogProps) {
  const { controls } = useTexts(controlsTexts);
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button variant="quiet" onClick={dialog.onClose}>
            {keep ?? controls.keepIt()}
          </Button>
          <Button variant="danger" busy={busy} busyWord={busyWord} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
