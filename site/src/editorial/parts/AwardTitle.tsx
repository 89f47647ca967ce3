import { useLanguage, useTexts } from '@komawari/ui/language/react';
import editorialTexts from '../../messages/editorial.js';

interface Props {
  title: string;
  isResult: boolean;
}

/** The title of a contest, which is the operator's, and behind it in the page's language that this is the result. */
export function AwardTitle({ title, isResult }: Props) {
  const language = useLanguage();
  const { slab } = useTexts(editorialTexts);
  return (
    <>
      {title}
      {isResult ? <span lang={language}>{slab.result()}</span> : null}
    </>
  );
}
