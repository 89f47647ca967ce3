import { Sentence } from '@komawari/ui/language/react';

/** Where readers without a script find works; the places in the text are `<tags>` and `<newWorks>`. */
export function WithoutScript({ text }: { text: string }) {
  const parts = {
    tags: (words: string) => <a href="/tags">{words}</a>,
    newWorks: (words: string) => <a href="/new_works">{words}</a>,
  };
  return <Sentence text={text} parts={parts} />;
}
