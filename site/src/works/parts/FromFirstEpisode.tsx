import { Sentence, useTexts } from '@komawari/ui/language/react';
import worksTexts from '../../messages/works.js';

/** What the order of reading is called in a list of episodes: "From 第1話". */
export function FromFirstEpisode() {
  return <Sentence text={useTexts(worksTexts).list.fromFirst()} parts={{ first: <span lang="ja">第1話</span> }} />;
}
