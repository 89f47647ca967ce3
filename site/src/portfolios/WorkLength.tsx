import { RelativeTime } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { describeLength } from '../counts/describeLength.ts';
import portfoliosTexts from '../messages/portfolios.js';

interface Props {
  work: Parameters<typeof describeLength>[0] & { lastUpdatedAt?: string | null };
}

/** How long a work of a portfolio is, and when it got its last episode. */
export function WorkLength({ work }: Props) {
  const texts = useTexts(portfoliosTexts).work;
  const length = describeLength(work);
  if (!work.lastUpdatedAt) return length;
  return <Sentence text={texts.updated({ length })} parts={{ time: <RelativeTime at={work.lastUpdatedAt} /> }} />;
}
