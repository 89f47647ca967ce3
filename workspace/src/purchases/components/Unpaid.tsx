import { Notice } from '@komawari/ui/components';
import { formatExact } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { languageOfWork } from '@komawari/ui/writtenLanguage';
import { Fragment } from 'react';
import type { UnpaidPurchaseFieldsFragment } from '../../gql/graphql.ts';
import purchasesTexts from '../../messages/purchases.js';

/** What is still to be paid at a shop: how much, where with which numbers, and until when. */
export function Unpaid({ purchase }: { purchase: UnpaidPurchaseFieldsFragment }) {
  const { unpaid } = useTexts(purchasesTexts);
  const { price, expiresAt, konbini, episodeTitle, workTitle, item } = purchase;
  const until = expiresAt == null ? null : <span lang="ja">{formatExact(expiresAt)}</span>;
  return (
    <Notice
      tone="warn"
      icon="clock"
      action={
        konbini?.instructionsUrl ? (
          <a className="link small" href={konbini.instructionsUrl}>
            {unpaid.steps()}
          </a>
        ) : undefined
      }
    >
      <p>
        <Sentence
          text={until ? unpaid.waitsUntil({ price }) : unpaid.waits({ price })}
          parts={{
            state: (words) => (
              <b>
                <Sentence text={words} parts={{ until }} />
              </b>
            ),
            episode: (
              <span lang={languageOfWork(item?.work)}>
                {workTitle}　{episodeTitle}
              </span>
            ),
          }}
        />
      </p>
      {konbini ? (
        <dl className="kv unpaid">
          {konbini.shops.map(({ name, paymentCode, confirmationNumber }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>
                <span className="num">{paymentCode}</span>{' '}
                {confirmationNumber == null ? null : (
                  <small className="soft">
                    <Sentence
                      text={unpaid.confirmation()}
                      parts={{ number: <span className="num">{confirmationNumber}</span> }}
                    />
                  </small>
                )}
              </dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
    </Notice>
  );
}
