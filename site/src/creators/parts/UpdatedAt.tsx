import { RelativeTime } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import creatorsTexts from '../../messages/creators.js';

/** When a work got its last episode. */
export function UpdatedAt({ at }: { at: string }) {
  return <Sentence text={useTexts(creatorsTexts).lead.updated()} parts={{ time: <RelativeTime at={at} /> }} />;
}
