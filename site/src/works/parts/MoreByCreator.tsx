import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import worksTexts from '../../messages/works.js';

/** The heading above a creator's other works. */
export function MoreByCreator({ name }: { name: string }) {
  return (
    <Sentence
      text={useTexts(worksTexts).others.by()}
      parts={{ creator: <span lang={UNRECORDED_LANGUAGE}>{name}</span> }}
    />
  );
}
