import { Button, Notice } from '@komawari/ui/components';
import { formatDay, formatExact, formatTime } from '@komawari/ui/format';
import type { Kept } from '@komawari/ui/forms';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import sharedTexts from '../../messages/shared.js';
import { SentenceSpace } from './SentenceSpace.tsx';

/** Says that an edit of this browser is back, with the way to be rid of it. Silent when none is. */
export function KeptNotice({ kept }: { kept: (Kept & { leftOut?: number }) | null }) {
  const { kept: texts } = useTexts(sharedTexts);
  if (!kept) return null;
  const { keptAt, discard, leftOut = 0 } = kept;
  const isOfToday = formatDay(keptAt) === formatDay(Date.now());
  const time = <span lang="ja">{isOfToday ? formatTime(keptAt) : formatExact(keptAt)}</span>;
  return (
    <Notice action={<Button onClick={discard}>{texts.discard()}</Button>}>
      <b>
        <Sentence text={texts.back()} parts={{ time }} />
      </b>
      <SentenceSpace />
      {texts.onlyHere()}
      <SentenceSpace />
      {leftOut > 0 ? texts.leftOut({ count: leftOut }) : null}
    </Notice>
  );
}
