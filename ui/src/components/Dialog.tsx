import { useId, type ReactNode } from 'react';
import { ModalDialog } from './ModalDialog.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** A question: "Delete 第24話?" */
  title: string;
  /** The consequence. */
  children: ReactNode;
  /** Buttons that name the action: "Keep it", "Move to trash". The safe one comes first and receives focus. */
  actions: ReactNode;
}

/** Asks before what cannot be undone, and only then. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const id = useId();
  return (
    <ModalDialog open={open} onClose={onClose} className="dialog" labelledBy={`${id}-title`} describedBy={`${id}-body`}>
      <div className="dialog__in">
        <h2 id={`${id}-title`} className="dialog__title">
          {title}
        </h2>
        <div id={`${id}-body`} className="soft small">
          {children}
        </div>
        <div className="row dialog__actions">{actions}</div>
      </div>
    </ModalDialog>
  );
}
