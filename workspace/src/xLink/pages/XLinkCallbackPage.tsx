import { ButtonLink, Notice, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { messageOfError } from '@komawari/ui/graphql';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Waiting } from '../../shared/components/Waiting.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { StartLink } from '../components/StartLink.tsx';
import { XLinkFrame } from '../components/XLinkFrame.tsx';
import { CheckXOAuthTokenTakenByXUserId } from '../operations/CheckXOAuthTokenTakenByXUserId.ts';
import { HasXOAuthToken } from '../operations/HasXOAuthToken.ts';
import { SaveXOauthToken } from '../operations/SaveXOauthToken.ts';

/** Where X sends a creator back to: ends the link with what X sent along, once. */
export function XLinkCallbackPage() {
  const [query] = useSearchParams();
  const code = query.get('code');
  const state = query.get('state');
  const navigate = useNavigate();
  const refresh = useRefresh();
  const hasAsked = useRef(false);
  const { mutate, data, error } = useMutation(SaveXOauthToken, {
    onError: () => undefined,
    onSuccess: async ({ saveXOauthToken: { xOAuthToken } }) => {
      if (!xOAuthToken) return;
      flash.set({ body: `@${xOAuthToken.screenName} is linked`, type: 'success' });
      await refresh('RegisteredViewer');
      await navigate(paths.xLink, { replace: true });
    },
  });
  useEffect(
    function saveOnce() {
      // A code is taken once: what is drawn twice asks once.
      if (hasAsked.current || !code || !state) return;
      hasAsked.current = true;
      mutate({ input: { code, state } });
    },
    [code, state, mutate],
  );
  const problem = data?.saveXOauthToken.problems[0];
  if (!code || !state)
    return (
      <Ended tone="info">
        {query.has('error')
          ? 'You did not agree at X, so nothing was linked.'
          : 'X sent nothing along. Start the link again.'}
      </Ended>
    );
  if (problem?.code === 'TAKEN')
    return <Taken xUserId={data?.saveXOauthToken.takenXUserId ?? null}>{problem.message}</Taken>;
  if (problem) return <Ended tone="danger">{problem.message}</Ended>;
  if (error) return <Ended tone="danger">{messageOfError(error)}</Ended>;
  return (
    <XLinkFrame>
      <Waiting>
        <Skeleton kind="box" />
      </Waiting>
    </XLinkFrame>
  );
}

function Ended({ tone, children }: { tone: 'info' | 'danger'; children: string }) {
  return (
    <XLinkFrame>
      <Notice tone={tone} live>
        {children} <EarlierLink />
      </Notice>
      <div className="row">
        <StartLink>Link X account</StartLink>
        <ButtonLink href={paths.xLink} variant="quiet">
          Back
        </ButtonLink>
      </div>
    </XLinkFrame>
  );
}

/** What was linked before is not touched by a link that did not come about. */
function EarlierLink() {
  const { data } = useQuery(HasXOAuthToken, {});
  const isLinked = data !== undefined && registeredOf(data.viewer)?.xOAuthTokenStatus === 'VALID';
  return isLinked ? 'Your link from before stays.' : null;
}

/** One X account belongs to one creator. Whoever unlinks it elsewhere and comes back to this screen is asked on. */
function Taken({ xUserId, children }: { xUserId: string | null; children: string }) {
  const isAsked = xUserId !== null;
  const { data } = useQuery(CheckXOAuthTokenTakenByXUserId, { xUserId: xUserId ?? '' }, { enabled: isAsked });
  if (data?.checkXOAuthTokenTakenByXUserId === false)
    return <Ended tone="info">That X account may be free now. Link it again.</Ended>;
  return (
    <XLinkFrame>
      <Notice tone="danger" live>
        <b>{children}</b> One X account can be linked to one creator. Nothing was changed.
      </Notice>
      <section className="box stack" aria-labelledby="x-link-ways">
        <h2 id="x-link-ways">Two ways on</h2>
        <ol className="x-link__ways">
          <li>
            <b>That account is yours too</b>
            <span className="small soft">
              Sign in there, open X link, press Unlink, then come back. For your safety we do not say which account it
              is.
            </span>
          </li>
          <li>
            <b>Use another X account</b>
            <span className="small soft">Change the account on X first; X remembers the last one.</span>
          </li>
        </ol>
        <div className="row">
          <StartLink>Link another X account</StartLink>
          <ButtonLink href={paths.xLink} variant="quiet">
            Back
          </ButtonLink>
        </div>
      </section>
    </XLinkFrame>
  );
}
