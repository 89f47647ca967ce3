import { useId, type ReactNode } from 'react';
import { useTexts } from '../language/react.ts';
import controlsTexts from '../messages/controls.js';
import { IconButton } from './IconButton.tsx';
import { ModalDialog } from './ModalDialog.tsx';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** Settings and menus: from the bottom on phones, a panel at the right on larger screens. */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  const { controls } = useTexts(controlsTexts);
  const id = useId();
  return (
    <ModalDialog open={open} onClose={onClose} className="sheet" labelledBy={id}>
      <div className="sheet__in">
        <div className="row row--nowrap spread">
          <h2 id={id} className="sheet__title">
            {title}
          </h2>
          <IconButton icon="close" label={controls.close()} tooltip="none" onClick={onClose} />
        </div>
        {children}
      </div>
    </ModalDialog>
  );
}
