import { Button, Dialog } from '@komawari/ui/components';
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
    <Dialog
      open={link !== null}
      onClose={onLeave}
      title={`Unlink ${link?.label ?? ''}?`}
      actions={
        <>
          <Button onClick={onLeave}>Keep it</Button>
          <Button variant="danger" onClick={() => link && void onUnlink(link)}>
            Unlink
          </Button>
        </>
      }
    >
      It will not sign in to this account any more. You can link it again at any time.
    </Dialog>
  );
}
