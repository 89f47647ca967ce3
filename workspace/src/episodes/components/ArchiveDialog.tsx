import { Button, Dialog } from '@komawari/ui/components';
import { formatCount } from '@komawari/ui/format';

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

const cannot = { DRAFT: 'so it cannot go back to draft', TRASH: 'so it cannot go to the trash' } as const;

/** Somebody paid for the episode: instead of being gone for them, it is archived. */
export function ArchiveDialog({ open, name, buyerCount, instead, isBusy, onClose, onArchive }: ArchiveDialogProps) {
  const isOne = buyerCount === 1;
  const count = formatCount(buyerCount);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Archive ${name} instead?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Leave it public
          </Button>
          <Button busy={isBusy} busyWord="Archiving" onClick={onArchive}>
            Archive it
          </Button>
        </>
      }
    >
      <div className="stack stack--sm">
        <p>
          {isOne ? '1 person' : `${count} people`} bought this episode, {cannot[instead]}.
        </p>
        <p>
          Archived, it leaves your page, lists and search. {isOne ? 'Its buyer keeps' : `The ${count} keep`} reading it.
          You can publish it again.
        </p>
      </div>
    </Dialog>
  );
}
