import type { WorkCardFieldsFragment } from '../gql/graphql.ts';
import { sealsOf, type SealedWork } from './sealsOf.ts';

interface Props {
  work: SealedWork & Pick<WorkCardFieldsFragment, 'firstPublishedAt'>;
}

const marks = {
  ONE_SHOT: { look: 'seal--indigo', text: '読切', title: 'One-shot', lang: 'ja' },
  COMPLETED: { look: 'seal--ink', text: '完', title: 'Completed', lang: 'ja' },
  HIATUS: { look: 'seal--paper', text: '休載', title: 'On hiatus', lang: 'ja' },
  MATURE: { look: 'seal--ink', text: 'R18', title: 'Mature', lang: undefined },
} as const;

/** What a work is, in a corner: new, mature, one-shot, completed, resting. A file cannot know when it is read: showFreshSeals.ts shows what is new. */
export function WorkSeal({ work }: Props) {
  return (
    <>
      {work.firstPublishedAt ? (
        <span className="seal" data-new-since={work.firstPublishedAt} hidden>
          NEW
        </span>
      ) : null}
      {sealsOf(work).map((kind) => {
        const { look, text, title, lang } = marks[kind as keyof typeof marks];
        return (
          <span key={kind} className={`seal ${look}`} lang={lang} title={title}>
            {text}
          </span>
        );
      })}
    </>
  );
}
