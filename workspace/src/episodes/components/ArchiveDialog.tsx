import { Button, Dialog } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import episodesTexts from '../../messages/episodes.js';

export interface ArchiveDialogProps {
  open: boolean;
  /** What the episode is called: "第23話". */
  name: string;
  buyerCount: number;
  /** What cannot be done to what was bought. */
  instead: 'DRAFT' | 'TRASH';
  isBusy: boolean;
  onClose: () => void;
  onArchive: () => void;
}

/** Somebody paid for the episode: instead of being gone for them, it is archived. */
export function ArchiveDialog({ open, name, buyerCount, instead, isBusy, onClose, onArchive }: ArchiveDialogProps) {
  const { archive: texts } = useTexts(episodesTexts);
  const count = buyerCount;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title({ name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.leavePublic()}
          </Button>
          <Button busy={isBusy} busyWord={texts.archiving()} onClick={onArchive}>
            {texts.archive()}
          </Button>
        </>
      }
    >
      <div className="stack stack--sm">
        <p>{instead === 'DRAFT' ? texts.notDraft({ count }) : texts.notTrash({ count })}</p>
        <p>{texts.what({ count })}</p>
      </div>
    </Dialog>
  );
}
