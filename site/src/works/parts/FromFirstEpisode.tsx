import { Sentence, useTexts } from '@komawari/ui/language/react';
import worksTexts from '../../messages/works.js';

/** What the order of reading is called in a list of episodes: "From 第1話". */
export function FromFirstEpisode() {
  const text = useTexts(worksTexts).list.fromFirst();
  return (
    // One element: buttons set what lies in them apart.
    <span>
      <Sentence text={text} parts={{ first: <span lang="ja">第1話</span> }} />
    </span>
  );
}
