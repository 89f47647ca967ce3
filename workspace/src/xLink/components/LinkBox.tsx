import { RelativeTime, StateLabel } from '@komawari/ui/components';
import { formatDay } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { useEffect } from 'react';
import xLinkTexts from '../../messages/xLink.js';
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
  const { box: texts } = useTexts(xLinkTexts);
  useRenewal(link?.isDue ?? false);
  const now = useNow();
  if (!link)
    return (
      <section className="box box--ink" aria-label={texts.label()}>
        <XLinkEnds user={user} state="none">
          <span className="muted">{texts.noAccount()}</span>
        </XLinkEnds>
        <div className="x-link__act">
          <p className="soft">{texts.lead()}</p>
          <StartLink>{texts.link()}</StartLink>
        </div>
      </section>
    );
  const { screenName, linkedAt, lastUsedAt, endsAt, endedAt, status } = link;
  const day = formatDay(linkedAt, now);
  return (
    <section className="box box--ink" aria-label={texts.label()}>
      <XLinkEnds user={user} state={endedAt ? 'ended' : 'linked'}>
        <b>@{screenName}</b>
        <small>
          {endedAt ? (
            texts.linkedEnded({ since: day, until: formatDay(endedAt, now) })
          ) : (
            <Sentence
              text={lastUsedAt ? texts.sinceUsed({ day }) : texts.since({ day })}
              parts={{ used: lastUsedAt ? <RelativeTime at={lastUsedAt} /> : null }}
            />
          )}
        </small>
      </XLinkEnds>
      <div className="x-link__act">
        <p className="x-link__state">
          <StateLabel tone={endedAt ? 'warn' : 'ok'} icon={endedAt ? 'clock' : 'check'}>
            {endedAt ? (status === 'EXPIRED' ? texts.expired() : texts.endedAtX()) : texts.valid()}
          </StateLabel>
          <span className="small soft">{describeState(status, formatDay(endedAt ?? endsAt, now))}</span>
        </p>
        <div className="row">
          <Unlink screenName={screenName} isEnded={endedAt !== null} />
          {endedAt ? <StartLink>{texts.again()}</StartLink> : null}
        </div>
      </div>
    </section>
  );
}

function describeState(status: XoAuthTokenFieldsFragment['status'], day: string): string {
  const texts = textsOf(xLinkTexts).box;
  if (status === 'EXPIRED' || status === 'REVOKED') return texts[status]({ day });
  return texts.renews({ day });
}
