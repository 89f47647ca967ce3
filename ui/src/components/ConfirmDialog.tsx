import type { ReactNode } from 'react';
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
export function ConfirmDialog({ action, onConfirm, keep = 'Keep it', busy, busyWord, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button variant="quiet" onClick={dialog.onClose}>
            {keep}
          </Button>
          <Button variant="danger" busy={busy} busyWord={busyWord} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
