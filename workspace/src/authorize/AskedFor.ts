import type { PictureSource } from '@komawari/ui/components';
import { orderScopes, type ApplicationScope } from '../shared/applicationScopes.ts';
import type { Parameters } from './useAnswer.ts';
import type { ValidateOidcAuthenticationRequestParametersQuery } from '../gql/graphql.ts';

type Answer = ValidateOidcAuthenticationRequestParametersQuery;
export type CheckedRequest = Answer['validateOIDCAuthenticationRequestParameters'];
/** The application that asks. */
export type Asker = NonNullable<CheckedRequest['client']>;

/** One request of an application that can be answered. */
export interface AskedFor {
  asker: Asker;
  /** Where the person returns. */
  returnsTo: string;
  /** What it asks for. */
  scopes: readonly ApplicationScope[];
  /** What the person has allowed already. */
  granted: readonly ApplicationScope[];
  /** Since when; null at the first time. */
  trustedSince: string | null;
}

/** Who is here. */
export interface Person {
  id: string;
  displayName: string;
  screenName: string;
  icon: PictureSource | null;
  /** Null where no address is known. */
  email: string | null;
}

/** What a checked request asks for; null where something stands against it. */
export function askedForIn(checked: CheckedRequest, parameters: Parameters): AskedFor | null {
  const { client, scopes, connectedAt, redirectHost } = checked;
  if (!client) return null;
  // The address was found to be the application's; in a request that was pushed ahead it does not stand in ours.
  const isPushed = parameters.some(({ name }) => name === 'request_uri' || name === 'request');
  const address = parameters.find(({ name }) => name === 'redirect_uri')?.value;
  return {
    asker: client,
    returnsTo: (isPushed ? undefined : address) ?? redirectHost ?? '',
    scopes: orderScopes(scopes.map(({ name }) => name)),
    granted: orderScopes(scopes.filter(({ isAgreed }) => isAgreed).map(({ name }) => name)),
    trustedSince: connectedAt ?? null,
  };
}

/** Who answers it; null where nobody with a profile is here. */
export function personIn({ viewer }: Answer): Person | null {
  if (viewer.__typename !== 'RegisteredViewer' || viewer.id == null) return null;
  const { displayName, screenName, iconImage } = viewer.user;
  return { id: viewer.id, displayName, screenName, icon: iconImage ?? null, email: viewer.email ?? null };
}
