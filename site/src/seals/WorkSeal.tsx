import { useTexts } from '@komawari/ui/language/react';
import type { WorkCardFieldsFragment } from '../gql/graphql.ts';
import sealsTexts from '../messages/seals.js';
import { sealsOf, type SealedWork } from './sealsOf.ts';

interface Props {
  work: SealedWork & Pick<WorkCardFieldsFragment, 'firstPublishedAt'>;
}

const newMark = { text: 'NEW', lang: 'en' };

/** The marks are drawn the same in every language; their titles say what they mean. */
const marks = {
  ONE_SHOT: { look: 'seal--indigo', text: '読切', lang: 'ja' },
  COMPLETED: { look: 'seal--ink', text: '完', lang: 'ja' },
  HIATUS: { look: 'seal--paper', text: '休載', lang: 'ja' },
  MATURE: { look: 'seal--ink', text: 'R18', lang: undefined },
} as const;

/** What a work is, in a corner: new, mature, one-shot, completed, resting. A file cannot know when it is read: showFreshSeals.ts shows what is new. */
export function WorkSeal({ work }: Props) {
  const { seals } = useTexts(sealsTexts);
  return (
    <>
      {work.firstPublishedAt ? (
        <span className="seal" lang={newMark.lang} data-new-since={work.firstPublishedAt} hidden>
          {newMark.text}
        </span>
      ) : null}
      {sealsOf(work).map((kind) => {
        const mark = kind as keyof typeof marks;
        const { look, text, lang } = marks[mark];
        return (
          <span key={kind} className={`seal ${look}`} lang={lang} title={seals[mark]()}>
            {text}
          </span>
        );
      })}
    </>
  );
}
