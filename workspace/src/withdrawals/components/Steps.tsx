import type { ReactNode } from 'react';

export interface Step {
  when: string;
  what: ReactNode;
  state: 'done' | 'now' | 'later';
}

const said = { done: 'done', now: 'next', later: 'later' };

/** Moments, date first. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ when, what, state }) => (
        <li key={when} className={state === 'later' ? undefined : `steps__${state}`}>
          <span>
            <b className="num" lang="ja">
              {when}
            </b>{' '}
            <small>
              <span className="sr">{`${said[state]}: `}</span>
              {what}
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}
