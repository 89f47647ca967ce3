import { Notice } from '@komawari/ui/components';
import { formatExact, formatYen } from '@komawari/ui/format';
import { Fragment } from 'react';
import type { UnpaidPurchaseFieldsFragment } from '../../gql/graphql.ts';

/** What is still to be paid at a shop: how much, where with which numbers, and until when. */
export function Unpaid({ purchase }: { purchase: UnpaidPurchaseFieldsFragment }) {
  const { price, expiresAt, konbini, episodeTitle, workTitle } = purchase;
  return (
    <Notice
      tone="warn"
      icon="clock"
      action={
        konbini?.instructionsUrl ? (
          <a className="link small" href={konbini.instructionsUrl}>
            The steps at the shop
          </a>
        ) : undefined
      }
    >
      <p>
        <b>
          {formatYen(price)} waits to be paid at a shop
          {expiresAt == null ? null : (
            <>
              {' '}
              until <span lang="ja">{formatExact(expiresAt)}</span>
            </>
          )}
          .
        </b>{' '}
        <span lang="ja">
          {workTitle}　{episodeTitle}
        </span>{' '}
        opens by itself afterwards.
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
                    Confirmation number <span className="num">{confirmationNumber}</span>
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
