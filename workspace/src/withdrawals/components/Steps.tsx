import { useTexts } from '@komawari/ui/language/react';
import { JAPANESE } from '@komawari/ui/writtenLanguage';
import type { ReactNode } from 'react';
import withdrawalsTexts from '../../messages/withdrawals.js';

export interface Step {
  when: string;
  what: ReactNode;
  state: 'done' | 'now' | 'later';
}

/** Moments, date first. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const { arrival } = useTexts(withdrawalsTexts);
  return (
    <ol className="steps">
      {steps.map(({ when, what, state }) => (
        <li key={when} className={state === 'later' ? undefined : `steps__${state}`}>
          <span>
            <b className="num" lang={JAPANESE}>
              {when}
            </b>{' '}
            <small>
              <span className="sr">{`${arrival[state]()}: `}</span>
              {what}
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}
