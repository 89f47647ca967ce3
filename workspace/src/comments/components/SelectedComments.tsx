import { Button, ConfirmDialog } from '@komawari/ui/components';
import { useState } from 'react';
import { useApproveComments } from '../useApproveComments.ts';
import { useDeleteComments } from '../useDeleteComments.ts';

/** As many comments as are deleted at once; the API holds the same bound. */
const MAX_SELECTED = 100;

export interface SelectedCommentsProps {
  ids: readonly string[];
  /** All that are listed. */
  listed: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  /** Whether they wait: they can be approved, too. */
  isHeld: boolean;
}

/** What can be done to the chosen comments together. */
export function SelectedComments({ ids, listed, onSelect, isHeld }: SelectedCommentsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteComments(() => onSelect([]));
  const approve = useApproveComments(() => onSelect([]));
  const words = ids.length === 1 ? '1 comment' : `${ids.length} comments`;
  if (ids.length === 0) return null;
  return (
    <fieldset className="selection" aria-label="Selected comments">
      <output className="strong num">{ids.length} selected</output>
      <div className="row row--tight">
        <Button
          variant="quiet"
          onClick={() => onSelect(listed.slice(0, MAX_SELECTED))}
          hidden={ids.length >= Math.min(listed.length, MAX_SELECTED)}
        >
          Select all
        </Button>
        {isHeld ? (
          <Button
            variant="ink"
            icon="check"
            busy={approve.isPending}
            busyWord="Approving"
            onClick={() => approve.mutate({ input: { ids: [...ids] } })}
          >
            Approve
          </Button>
        ) : null}
        <Button variant="danger" icon="trash" onClick={() => setIsAsking(true)}>
          Delete
        </Button>
        <Button variant="quiet" onClick={() => onSelect([])}>
          Clear
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Delete ${words}?`}
        keep="Keep"
        action={`Delete ${words}`}
        busy={remove.isPending}
        busyWord="Deleting"
        onConfirm={() => remove.mutate({ input: { ids: [...ids] } }, { onSettled: () => setIsAsking(false) })}
      >
        {isHeld ? 'No reader ever sees them.' : 'Readers stop seeing what you delete at once.'} It does not come back.
      </ConfirmDialog>
    </fieldset>
  );
}
