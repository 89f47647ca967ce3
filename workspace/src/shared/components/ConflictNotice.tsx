import { Button, Notice } from '@komawari/ui/components';
import { formatTime } from '@komawari/ui/format';
import type { ReactNode } from 'react';
import type { Conflict } from '../conflict.ts';

export interface ConflictNoticeProps {
  conflict: Conflict;
  isBusy?: boolean;
  onKeep: () => void;
  onLoad: () => void;
  /** What can be done, in words. */
  children: ReactNode;
}

/** Another tab saved first: the creator decides which version lives on. */
export function ConflictNotice({ conflict, isBusy = false, onKeep, onLoad, children }: ConflictNoticeProps) {
  return (
    <Notice
      tone="warn"
      icon="alert"
      live
      action={
        <>
          <Button busy={isBusy} onClick={onKeep}>
            Keep this version
          </Button>
          <Button variant="quiet" busy={isBusy} onClick={onLoad}>
            Load the other one
          </Button>
        </>
      }
    >
      <b>
        You changed this in another tab at <span lang="ja">{formatTime(conflict.changedAt)}</span>.
      </b>{' '}
      {children}
    </Notice>
  );
}
