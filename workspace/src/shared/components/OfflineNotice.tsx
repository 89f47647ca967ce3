import { Notice } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import baseTexts from '../../messages/base.js';

/** Stands where something waits for the line, which goes on by itself. */
export function OfflineNotice() {
  const { waiting } = useTexts(baseTexts);
  return (
    <Notice tone="warn" icon="alert" live>
      <Sentence text={waiting.offline()} />
    </Notice>
  );
}
