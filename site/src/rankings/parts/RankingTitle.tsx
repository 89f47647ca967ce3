import { Sentence, useTexts } from '@komawari/ui/language/react';
import rankingsTexts from '../../messages/rankings.js';
import { unseen } from './unseen.tsx';

/** What the page of a ranking is called; which one it is shows in the tabs below, and is heard here. */
export function RankingTitle({ label }: { label: string }) {
  return <Sentence text={useTexts(rankingsTexts).page.title({ label })} parts={{ sr: unseen }} />;
}
