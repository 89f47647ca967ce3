import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

export interface ModalDialogProps {
  open: boolean;
  onClose: () => void;
  className: string;
  labelledBy: string;
  describedBy?: string;
  children: ReactNode;
}

/**
 * The native modal dialog: it keeps focus inside, makes the rest inert and gives focus back, also when whoever opened it takes it
 * away instead of closing it. Esc and a click on the scrim close it; nothing is rendered inside while it is closed.
 */
export function ModalDialog({ open, onClose, className, labelledBy, describedBy, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);

  useEffect(
    function showOrClose() {
      const element = dialog.current;
      if (!element || element.open === open) return;
      if (!open) return element.close();
      const focused = document.activeElement;
      // A field that asked for the focus has it already where nothing is hidden.
      if (focused instanceof HTMLElement && !element.contains(focused)) opener.current = focused;
      element.showModal();
    },
    [open],
  );

  useEffect(function giveFocusBackAtTheEnd() {
    const element = dialog.current;
    return () => {
      // The browser gives it back only when a dialog is closed, and only now is the rest of the page no longer inert.
      if (element?.open && document.activeElement === document.body) opener.current?.focus();
    };
  }, []);

  function closeOnScrim(event: MouseEvent<HTMLDialogElement>): void {
    // The content fills the dialog's box, so only a click on the scrim has the dialog itself as target.
    if (event.target === event.currentTarget) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc does the same by keyboard
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClick={closeOnScrim}
      onCancel={(event) => {
        // React tells it to the dialogs around one, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => (open && event.target === event.currentTarget ? onClose() : undefined)}
    >
      {open ? children : null}
    </dialog>
  );
}
