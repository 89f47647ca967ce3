import { ConfirmDialog } from '@komawari/ui/components';
import type { LinkedProvider } from './LinkedProvidersSection.tsx';

export interface UnlinkDialogProps {
  /** The one to take away; null while nobody asks. */
  link: LinkedProvider | null;
  onLeave: () => void;
  onUnlink: (link: LinkedProvider) => Promise<void>;
}

/** Asks before an account elsewhere stops signing in here. */
export function UnlinkDialog({ link, onLeave, onUnlink }: UnlinkDialogProps) {
  return (
    <ConfirmDialog
      open={link !== null}
      onClose={onLeave}
      title={`Unlink ${link?.label ?? ''}?`}
      action="Unlink"
      onConfirm={() => link && void onUnlink(link)}
    >
      It will not sign in to this account any more. You can link it again at any time.
    </ConfirmDialog>
  );
}
