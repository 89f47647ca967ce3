import { Button, ConfirmDialog } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import commentsTexts from '../../messages/comments.js';
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
  const { selection: texts } = useTexts(commentsTexts);
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteComments(() => onSelect([]));
  const approve = useApproveComments(() => onSelect([]));
  const count = ids.length;
  if (ids.length === 0) return null;
  return (
    <fieldset className="selection" aria-label={texts.label()}>
      <output className="strong num">{texts.count({ count })}</output>
      <div className="row row--tight">
        <Button
          variant="quiet"
          onClick={() => onSelect(listed.slice(0, MAX_SELECTED))}
          hidden={ids.length >= Math.min(listed.length, MAX_SELECTED)}
        >
          {texts.all()}
        </Button>
        {isHeld ? (
          <Button
            variant="ink"
            icon="check"
            busy={approve.isPending}
            busyWord={texts.approving()}
            onClick={() => approve.mutate({ input: { ids: [...ids] } })}
          >
            {texts.approve()}
          </Button>
        ) : null}
        <Button variant="danger" icon="trash" onClick={() => setIsAsking(true)}>
          {texts.delete()}
        </Button>
        <Button variant="quiet" onClick={() => onSelect([])}>
          {texts.clear()}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.ask({ count })}
        keep={texts.keep()}
        action={texts.deleteThem({ count })}
        busy={remove.isPending}
        busyWord={texts.deleting()}
        onConfirm={() => remove.mutate({ input: { ids: [...ids] } }, { onSettled: () => setIsAsking(false) })}
      >
        {isHeld ? texts.neverSeen() : texts.seenNoMore()}
      </ConfirmDialog>
    </fieldset>
  );
}
