import { Dialog } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import confirmTexts from '../../messages/confirm.js';
import { ConfirmForm, type ConfirmFormProps } from './ConfirmForm.tsx';

/** The question that `ConfirmItIsYou` opens. */
export function ConfirmDialog({ open, onConfirmed, onLeave }: ConfirmFormProps & { open: boolean }) {
  const { dialog: texts } = useTexts(confirmTexts);
  return (
    <Dialog open={open} onClose={onLeave} title={texts.title()} actions={null}>
      <ConfirmForm onConfirmed={onConfirmed} onLeave={onLeave} />
    </Dialog>
  );
}
