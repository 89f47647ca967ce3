import { Button, Notice } from '@komawari/ui/components';
import { formatTime } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import sharedTexts from '../../messages/shared.js';
import type { Conflict } from '../conflict.ts';
import { SentenceSpace } from './SentenceSpace.tsx';

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
  const { conflict: texts } = useTexts(sharedTexts);
  return (
    <Notice
      tone="warn"
      icon="alert"
      live
      action={
        <>
          <Button busy={isBusy} onClick={onKeep}>
            {texts.keep()}
          </Button>
          <Button variant="quiet" busy={isBusy} onClick={onLoad}>
            {texts.load()}
          </Button>
        </>
      }
    >
      <b>
        <Sentence text={texts.said()} parts={{ time: <span lang="ja">{formatTime(conflict.changedAt)}</span> }} />
      </b>
      <SentenceSpace />
      {children}
    </Notice>
  );
}
