import { ButtonLink } from '@komawari/ui/components';
import { createVisits } from '@komawari/ui/history';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../shared/routes.ts';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';

/** A purchase did not go through. The way back is the address of the query, else the episode that was read last. */
export function PurchaseErrorPage() {
  const [query] = useSearchParams();
  const [lastEpisode] = useState(findLastEpisode);
  const back = sameOriginPath(query.get('to')) ?? lastEpisode;
  return (
    <div className="lone">
      <title>Purchase | Komawari</title>
      <div className="empty">
        <h1 className="lone__title">The purchase did not go through</h1>
        <p className="small soft">
          The episode was not unlocked. Open it and try once more; if a payment did arrive after all, it opens by itself
          and you are not charged twice.
        </p>
        <div className="row">
          {back ? (
            <ButtonLink href={back} variant="primary" icon="retry">
              Try again
            </ButtonLink>
          ) : null}
          <ButtonLink href={paths.purchaseHistory}>Purchase history</ButtonLink>
          <ButtonLink href="/" variant="quiet">
            Top page
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** The episode this tab showed last, if it was one of the last ten places. */
function findLastEpisode(): string | null {
  try {
    return (
      createVisits()
        .recent()
        .findLast((address) => address.startsWith('/episodes/')) ?? null
    );
  } catch {
    // Site data is blocked: this tab remembers nothing.
    return null;
  }
}
