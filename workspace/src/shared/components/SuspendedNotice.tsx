import { Notice, StateLabel } from '@komawari/ui/components';
import { formatExact } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { languageOfText } from '@komawari/ui/languageOfText';
import { sitePath } from '@komawari/ui/sitePath';
import type { SuspensionFieldsFragment } from '../../gql/graphql.ts';
import sharedTexts from '../../messages/shared.js';
import { SentenceSpace } from './SentenceSpace.tsx';

export interface SuspendedNoticeProps {
  /** What is suspended: `workOf` an episode is said on the page of the episode. */
  what: 'work' | 'episode' | 'illustration' | 'workOf';
  /** Null where nothing was. */
  suspension: SuspensionFieldsFragment | null | undefined;
}

/** That operators suspended a thing: since when, why, and the way to object. Nothing for every other one. */
export function SuspendedNotice({ what, suspension }: SuspendedNoticeProps) {
  const { suspended: texts, takenDown } = useTexts(sharedTexts);
  if (!suspension) return null;
  const { suspendedAt, reason } = suspension;
  return (
    <Notice tone="danger">
      <b>{takenDown[what]()}</b>
      <SentenceSpace />
      {suspendedAt ? (
        <Sentence
          text={texts.since()}
          parts={{
            time: (
              <time dateTime={suspendedAt} lang="ja">
                {formatExact(suspendedAt)}
              </time>
            ),
          }}
        />
      ) : null}
      {reason ? (
        <p className="pre">
          <Sentence text={texts.why()} parts={{ reason: <span lang={languageOfText(reason)}>{reason}</span> }} />
        </p>
      ) : null}
      <p>
        <Sentence
          text={texts.objection()}
          parts={{
            contact: (words) => (
              <a className="link" href={sitePath('/contact')}>
                {words}
              </a>
            ),
          }}
        />
      </p>
    </Notice>
  );
}

/** The mark of such a thing in a list. */
export function SuspendedLabel() {
  const { suspended: texts } = useTexts(sharedTexts);
  return <StateLabel tone="danger">{texts.label()}</StateLabel>;
}
