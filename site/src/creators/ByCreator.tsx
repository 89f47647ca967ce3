import { Sentence } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';

interface Props {
  /** With `<creator/>` for whose the things are. */
  text: string;
  name: string;
}

/** What stands over things of a creator. */
export function ByCreator({ text, name }: Props) {
  return <Sentence text={text} parts={{ creator: <span lang={UNRECORDED_LANGUAGE}>{name}</span> }} />;
}
