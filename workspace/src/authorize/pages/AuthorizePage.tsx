import { reasonOfError } from '@komawari/ui/graphql';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useState } from 'react';
import authorizeTexts from '../../messages/authorize.js';
import { Waiting } from '../../shared/components/Waiting.tsx';
import { usePlace } from '../../shared/place.ts';
import { askedForIn, personIn, type CheckedRequest } from '../AskedFor.ts';
import { Answering } from '../components/Answering.tsx';
import { Stuck } from '../components/Going.tsx';
import { RefusedRequest, type Refusal } from '../components/RefusedRequest.tsx';
import { SignInFirst } from '../components/SignInFirst.tsx';
import { leaveTo } from '../leaveTo.ts';
import { ValidateOIDCAuthenticationRequestParameters } from '../operations/ValidateOIDCAuthenticationRequestParameters.ts';
import { keepTicket, readTicket } from '../requestTicket.ts';
import type { Parameters } from '../useAnswer.ts';
import { usePushedLanguage } from '../usePushedLanguage.ts';

/** Where an application asks a person to sign in there: what it asks for, and the person's answer. */
export function AuthorizePage() {
  const asIs = new URLSearchParams(usePlace().search);
  // As the way back from the sign-in writes it.
  const search = `?${asIs}`;
  // Of a request that was pushed nothing counts but what was pushed (RFC 9101, 5): this stands there for our own screens.
  if (asIs.has('request_uri')) asIs.delete('ui_locales');
  const request = `?${asIs}`;
  const parameters = [...asIs].map(([name, value]) => ({ name, value }));
  const [ticket] = useState(() => readTicket(request));
  const query = useQuery(
    ValidateOIDCAuthenticationRequestParameters,
    { input: { parameters, ticket } },
    // What is asked does not change under somebody's eyes.
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const checked = query.data?.validateOIDCAuthenticationRequestParameters;
  const fresh = checked?.ticket;
  useEffect(
    function keep() {
      if (fresh !== undefined) keepTicket(request, fresh);
    },
    [request, fresh],
  );
  const isInLanguage = usePushedLanguage(checked?.uiLocales);
  if (query.data === undefined || !checked)
    return query.error ? (
      <Stuck problem={reasonOfError(query.error)} onAgain={() => void query.refetch()} />
    ) : (
      <Waiting />
    );
  const asked = askedForIn(checked, parameters);
  if (checked.error != null || !asked) return <Refused checked={checked} parameters={parameters} />;
  if (!isInLanguage) return <Waiting />;
  const person = personIn(query.data);
  if (!person) return <SignInFirst kind={query.data.viewer.kind} search={search} />;
  return (
    <Answering
      asked={asked}
      person={person}
      step={checked.step ?? 'CONSENT'}
      request={{ parameters, ticket: checked.ticket, onChanged: query.refetch }}
      search={search}
    />
  );
}

/** The application is told where it may be told; where its address is in doubt, a page says so. */
function Refused({ checked, parameters }: { checked: CheckedRequest; parameters: Parameters }) {
  const { refused } = useTexts(authorizeTexts);
  const { error, errorDescription, redirectTo } = checked;
  useEffect(
    function tellTheApplication() {
      if (redirectTo != null) leaveTo(redirectTo);
    },
    [redirectTo],
  );
  if (redirectTo != null) return <Waiting />;
  const valueOf = (wanted: string) => parameters.find(({ name }) => name === wanted)?.value ?? '';
  const why = WHY[error ?? ''] ?? 'BROKEN_REQUEST';
  return (
    <RefusedRequest
      why={why}
      name={checked.client?.name ?? null}
      details={[
        [refused.error(), error ?? ''],
        ...(why === 'UNKNOWN_APPLICATION' ? [detail('client_id', valueOf('client_id'))] : []),
        ...(why === 'WRONG_ADDRESS'
          ? [detail(refused.askedFor(), valueOf('redirect_uri')), detail(refused.rule(), refused.toTheLetter())]
          : []),
        ...(why === 'BROKEN_REQUEST' ? [detail(refused.why(), errorDescription ?? '')] : []),
      ]}
    />
  );
}

type Detail = [name: string, value: string];
const detail = (name: string, value: string): Detail => [name, value];

const WHY: Record<string, Refusal> = {
  INVALID_CLIENT: 'UNKNOWN_APPLICATION',
  INVALID_REDIRECT_URI: 'WRONG_ADDRESS',
};
