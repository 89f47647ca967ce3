import { ButtonLink } from '@komawari/ui/components';
import { Logo } from '@komawari/ui/icons';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { Fragment } from 'react';
import authorizeTexts from '../../messages/authorize.js';
import { Narrow } from './Narrow.tsx';

/** Why nobody is led anywhere. */
export type Refusal = 'UNKNOWN_APPLICATION' | 'WRONG_ADDRESS' | 'BROKEN_REQUEST';

export interface RefusedRequestProps {
  why: Refusal;
  /** Whose request it is, where that is known. */
  name: string | null;
  /** For the developer: names of the protocol and what was sent. */
  details: readonly [name: string, value: string][];
}

/** A request that leads nowhere: no way to the application stands here, only what its developer needs to know. */
export function RefusedRequest({ why, name, details }: RefusedRequestProps) {
  const { refused, reasons } = useTexts(authorizeTexts);
  return (
    <Narrow title={refused[why]()}>
      <Logo />
      <h1>{refused[why]()}</h1>
      <p className="soft">
        {why === 'WRONG_ADDRESS' && name !== null ? (
          <Sentence text={reasons.wrongAddressOf()} parts={{ name: <b lang={UNRECORDED_LANGUAGE}>{name}</b> }} />
        ) : (
          reasons[why]()
        )}
      </p>
      <p className="soft">
        <Sentence text={refused.nothingShared()} />
      </p>
      {details.length > 0 ? (
        <details className="box small" open>
          <summary className="strong">{refused.forDeveloper()}</summary>
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
        <ButtonLink href="/">{refused.topPage()}</ButtonLink>
      </div>
    </Narrow>
  );
}
