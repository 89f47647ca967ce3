import { ButtonLink } from '@komawari/ui/components';
import { Logo } from '@komawari/ui/icons';
import { Fragment } from 'react';
import { Narrow } from './Narrow.tsx';

/** Why nobody is led anywhere. */
export type Refusal = 'UNKNOWN_APPLICATION' | 'WRONG_ADDRESS' | 'BROKEN_REQUEST';

export interface RefusedRequestProps {
  why: Refusal;
  /** For the developer: names of the protocol and what was sent. */
  details: readonly [name: string, value: string][];
}

const TITLES: Record<Refusal, string> = {
  UNKNOWN_APPLICATION: 'We do not know this application',
  WRONG_ADDRESS: 'This application sent a wrong address',
  BROKEN_REQUEST: 'This request cannot be answered',
};

/** A request that leads nowhere: no way to the application stands here, only what its developer needs to know. */
export function RefusedRequest({ why, details }: RefusedRequestProps) {
  return (
    <Narrow title={TITLES[why]}>
      <Logo />
      <h1>{TITLES[why]}</h1>
      <p className="soft">{WORDS[why]}</p>
      <p className="soft">
        <b>Nothing about you was shared.</b> Close this page, or go back to where you came from.
      </p>
      {details.length > 0 ? (
        <details className="box small" open>
          <summary className="strong">For the developer</summary>
          <dl className="kv kv--stack">
            {details.map(([term, value]) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd className="mono">{value}</dd>
              </Fragment>
            ))}
          </dl>
        </details>
      ) : null}
      <div>
        <ButtonLink href="/">Komawari’s top page</ButtonLink>
      </div>
    </Narrow>
  );
}

const WORDS: Record<Refusal, string> = {
  UNKNOWN_APPLICATION:
    'The link that brought you here names an application that Komawari does not know, or that was deleted.',
  WRONG_ADDRESS:
    'The application asked us to send you to an address it never registered. We stop here, for your safety.',
  BROKEN_REQUEST: 'The application asked in a way that Komawari does not understand. Start again from there.',
};
