import { Button, Dialog, TextField } from '@komawari/ui/components';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import worksTexts from '../../messages/works.js';
import { useNow } from '../../shared/useNow.ts';
import { fromJst, onThisClock, tomorrowEvening, toJst } from '../../episodes/index.ts';
import { changeLabels, type ChosenChange } from '../statusChanges.ts';

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
  const { selection: texts } = useTexts(worksTexts);
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
      title={question(count)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.keep()}
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
            label={texts.goesPublic()}
            labelEnd="JST"
            min={toJst(new Date(now).toISOString())}
            value={minute}
            error={error}
            hint={instant ? onThisClock(instant) : texts.upToAYear()}
            onChange={(event) => setMinute(event.target.value)}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

function wrongInstant(instant: string | null, now: number): string | undefined {
  const { selection: texts } = textsOf(worksTexts);
  if (instant === null) return texts.noTime();
  return Date.parse(instant) <= now ? texts.pastTime() : undefined;
}
