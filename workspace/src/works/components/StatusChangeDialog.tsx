import { Button, Dialog, TextField } from '@komawari/ui/components';
import { useState } from 'react';
import { useNow } from '../../shared/useNow.ts';
import { fromJst, onThisClock, tomorrowEvening, toJst } from '../../episodes/index.ts';
import { episodesInWords, changeLabels, type ChosenChange } from '../statusChanges.ts';

export interface StatusChangeDialogProps {
  change: ChosenChange;
  count: number;
  isBusy: boolean;
  onClose: () => void;
  /** With the instant of a schedule; null for every other change. */
  onConfirm: (publishAt: string | null) => void;
}

/** Asks before several episodes change at once, and for a schedule when they come out. */
export function StatusChangeDialog({ change, count, isBusy, onClose, onConfirm }: StatusChangeDialogProps) {
  const [minute, setMinute] = useState(tomorrowEvening);
  const now = useNow();
  const { label, question, busyWord, consequence } = changeLabels(change);
  const isPlan = change === 'SCHEDULED';
  const instant = isPlan ? fromJst(minute) : null;
  const error = isPlan ? wrongInstant(instant, now) : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={question(episodesInWords(count))}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep as they are
          </Button>
          <Button
            variant={change === 'TRASH' ? 'danger' : 'primary'}
            busy={isBusy}
            busyWord={busyWord}
            disabled={error !== undefined}
            reasonId="bulk-publish-at-hint"
            onClick={() => onConfirm(instant)}
          >
            {label}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{consequence}</p>
        {isPlan ? (
          <TextField
            id="bulk-publish-at"
            type="datetime-local"
            label="Goes public"
            labelEnd="JST"
            min={toJst(new Date(now).toISOString())}
            value={minute}
            error={error}
            hint={instant ? onThisClock(instant) : 'To the minute, up to a year ahead.'}
            onChange={(event) => setMinute(event.target.value)}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

function wrongInstant(instant: string | null, now: number): string | undefined {
  if (instant === null) return 'Choose when they come out.';
  return Date.parse(instant) <= now ? 'That time has passed. Choose a later one.' : undefined;
}
