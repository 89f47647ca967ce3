import { Notice } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import baseTexts from '../../messages/base.js';
import { useIsOffline } from '../useIsOffline.ts';

/** Stands where something waits for the line, or for an answer, and goes on by itself. */
export function OfflineNotice({ action }: { action?: ReactNode }) {
  const { waiting } = useTexts(baseTexts);
  const isOffline = useIsOffline();
  return (
    <Notice tone="warn" icon="alert" live action={action}>
      <Sentence text={isOffline ? waiting.offline() : waiting.noAnswer()} />
    </Notice>
  );
}
