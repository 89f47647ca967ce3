import { Sentence, useTexts } from '@komawari/ui/language/react';
import worksTexts from '../../messages/works.js';

/** The heading above a creator's other works. */
export function MoreByCreator({ name }: { name: string }) {
  return <Sentence text={useTexts(worksTexts).others.by()} parts={{ creator: <span lang="ja">{name}</span> }} />;
}
