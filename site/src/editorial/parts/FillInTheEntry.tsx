import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import editorialTexts from '../../messages/editorial.js';

/** How a work gets into a contest, and which tag it gets there. */
export function FillInTheEntry({ tag }: { tag: string }) {
  return (
    <Sentence
      text={useTexts(editorialTexts).entering.fillIn()}
      parts={{ tag: <b lang={UNRECORDED_LANGUAGE}>{`#${tag}`}</b> }}
    />
  );
}
