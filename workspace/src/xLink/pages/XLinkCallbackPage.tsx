import { ButtonLink, Notice, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { messageOfError } from '@komawari/ui/graphql';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import xLinkTexts from '../../messages/xLink.js';
import { Waiting } from '../../shared/components/Waiting.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { StartLink } from '../components/StartLink.tsx';
import { XLinkFrame } from '../components/XLinkFrame.tsx';
import { CheckXOAuthTokenTakenByXUserId } from '../operations/CheckXOAuthTokenTakenByXUserId.ts';
import { HasXOAuthToken } from '../operations/HasXOAuthToken.ts';
import { SaveXOauthToken } from '../operations/SaveXOauthToken.ts';
import { SentenceSpace } from '../../shared/components/SentenceSpace.tsx';

/** Where X sends a creator back to: ends the link with what X sent along, once. */
export function XLinkCallbackPage() {
  const { callback: texts } = useTexts(xLinkTexts);
  const [query] = useSearchParams();
  const code = query.get('code');
  const state = query.get('state');
  const navigate = useNavigate();
  const refresh = useRefresh();
  const hasAsked = useRef(false);
  const { mutate, data, error } = useMutation(SaveXOauthToken, {
    handles: 'ALL',
    onSuccess: async ({ saveXOauthToken: { xOAuthToken } }) => {
      if (!xOAuthToken) return;
      flash.set({ body: texts.linked({ name: xOAuthToken.screenName }), type: 'success' });
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
  if (!code || !state) return <Ended tone="info">{query.has('error') ? texts.declined() : texts.nothing()}</Ended>;
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
  const { callback: texts } = useTexts(xLinkTexts);
  return (
    <XLinkFrame>
      <Notice tone={tone} live>
        {children} <EarlierLink />
      </Notice>
      <div className="row">
        <StartLink>{texts.link()}</StartLink>
        <ButtonLink href={paths.xLink} variant="quiet">
          {texts.back()}
        </ButtonLink>
      </div>
    </XLinkFrame>
  );
}

/** What was linked before is not touched by a link that did not come about. */
function EarlierLink() {
  const { callback: texts } = useTexts(xLinkTexts);
  const { data } = useQuery(HasXOAuthToken, {});
  const isLinked = data !== undefined && registeredOf(data.viewer)?.xOAuthTokenStatus === 'VALID';
  return isLinked ? texts.stays() : null;
}

/** One X account belongs to one creator. Whoever unlinks it elsewhere and comes back to this screen is asked on. */
function Taken({ xUserId, children }: { xUserId: string | null; children: string }) {
  const { callback: texts } = useTexts(xLinkTexts);
  const isAsked = xUserId !== null;
  const { data } = useQuery(CheckXOAuthTokenTakenByXUserId, { xUserId: xUserId ?? '' }, { enabled: isAsked });
  if (data?.checkXOAuthTokenTakenByXUserId === false) return <Ended tone="info">{texts.free()}</Ended>;
  return (
    <XLinkFrame>
      <Notice tone="danger" live>
        <b>{children}</b>
        <SentenceSpace />
        {texts.taken()}
      </Notice>
      <section className="box stack" aria-labelledby="x-link-ways">
        <h2 id="x-link-ways">{texts.ways()}</h2>
        <ol className="x-link__ways">
          <li>
            <b>{texts.yours()}</b>
            <span className="small soft">{texts.yoursHint()}</span>
          </li>
          <li>
            <b>{texts.other()}</b>
            <span className="small soft">{texts.otherHint()}</span>
          </li>
        </ol>
        <div className="row">
          <StartLink>{texts.linkOther()}</StartLink>
          <ButtonLink href={paths.xLink} variant="quiet">
            {texts.back()}
          </ButtonLink>
        </div>
      </section>
    </XLinkFrame>
  );
}
