import { ConfirmDialog } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import accountTexts from '../../messages/account.js';
import type { LinkedProvider } from './LinkedProvidersSection.tsx';

export interface UnlinkDialogProps {
  /** The one to take away; null while nobody asks. */
  link: LinkedProvider | null;
  onLeave: () => void;
  onUnlink: (link: LinkedProvider) => Promise<void>;
}

/** Asks before an account elsewhere stops signing in here. */
export function UnlinkDialog({ link, onLeave, onUnlink }: UnlinkDialogProps) {
  const { unlinkDialog: texts } = useTexts(accountTexts);
  return (
    <ConfirmDialog
      open={link !== null}
      onClose={onLeave}
      title={texts.title({ service: link?.label ?? '' })}
      action={texts.unlink()}
      onConfirm={() => link && void onUnlink(link)}
    >
      {texts.what()}
    </ConfirmDialog>
  );
}
