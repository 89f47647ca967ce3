import { RelativeTime, StateLabel } from '@komawari/ui/components';
import { formatDay } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { useEffect } from 'react';
import type { XoAuthTokenFieldsFragment } from '../../gql/graphql.ts';
import { useNow } from '../../shared/useNow.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { RefreshXOauthToken } from '../operations/RefreshXOauthToken.ts';
import { StartLink } from './StartLink.tsx';
import { Unlink } from './Unlink.tsx';
import { XLinkEnds, type XLinkUser } from './XLinkEnds.tsx';

interface LinkBoxProps {
  user: XLinkUser | null;
  link: XoAuthTokenFieldsFragment | null;
}

/** A token that ends soon is renewed while its owner looks. */
function useRenewal(isDue: boolean): void {
  const refresh = useRefresh();
  const { mutate } = useMutation(RefreshXOauthToken, { onSuccess: () => refresh('RegisteredViewer') });
  useEffect(
    function renewOnce() {
      if (isDue) mutate({});
    },
    [isDue, mutate],
  );
}

/** The link as it is, and what can be done about it. */
export function LinkBox({ user, link }: LinkBoxProps) {
  useRenewal(link?.isDue ?? false);
  const now = useNow();
  if (!link)
    return (
      <section className="box box--ink" aria-label="Your link to X">
        <XLinkEnds user={user} state="none">
          <span className="muted">No X account</span>
        </XLinkEnds>
        <div className="x-link__act">
          <p className="soft">X opens and asks you. You come back here.</p>
          <StartLink>Link X account</StartLink>
        </div>
      </section>
    );
  const { screenName, linkedAt, lastUsedAt, endsAt, endedAt, status } = link;
  return (
    <section className="box box--ink" aria-label="Your link to X">
      <XLinkEnds user={user} state={endedAt ? 'ended' : 'linked'}>
        <b>@{screenName}</b>
        <small>
          {endedAt ? `linked ${formatDay(linkedAt, now)}, ended ${formatDay(endedAt, now)}` : null}
          {endedAt ? null : `since ${formatDay(linkedAt, now)}`}
          {!endedAt && lastUsedAt ? (
            <>
              , last used <RelativeTime at={lastUsedAt} />
            </>
          ) : null}
        </small>
      </XLinkEnds>
      <div className="x-link__act">
        <p className="x-link__state">
          <StateLabel tone={endedAt ? 'warn' : 'ok'} icon={endedAt ? 'clock' : 'check'}>
            {endedAt ? (status === 'EXPIRED' ? 'Expired' : 'Ended at X') : 'Valid'}
          </StateLabel>
          <span className="small soft">{describeState(status, formatDay(endedAt ?? endsAt, now))}</span>
        </p>
        <div className="row">
          <Unlink screenName={screenName} isEnded={endedAt !== null} />
          {endedAt ? <StartLink>Link again</StartLink> : null}
        </div>
      </div>
    </section>
  );
}

function describeState(status: XoAuthTokenFieldsFragment['status'], day: string): string {
  if (status === 'EXPIRED') return `X ended the link on ${day}, because it was not used for six months.`;
  if (status === 'REVOKED') return `X takes the link no longer since ${day}. Komawari may have been removed there.`;
  return `Renews by itself while you use it. Without use it ends on ${day}.`;
}
