import * as oidc from 'openid-client';
import { z } from 'zod';
import type { SocialProvider } from '../../../config/socialConfig.ts';
import { twitterProfileUrl } from './connectProvider.ts';
import { SocialFailure } from './SocialFailure.ts';
import { socialIdentity, type SocialIdentity } from './SocialIdentity.ts';

/** What providers write is cut, never refused: it only fills in a form. */
const words = (most: number) =>
  z
    .string()
    .catch('')
    .transform((text) => [...text.normalize('NFC').trim()].slice(0, most).join(''));

const openIdClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  // Some providers write "true".
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  name: words(50),
  preferred_username: words(50),
  nickname: words(50),
});

/** The person of an ID token, completed by the provider's user information where the token says no name. */
export async function readOpenIdClaims(
  configuration: oidc.Configuration,
  tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
): Promise<SocialIdentity> {
  const idToken = tokens.claims();
  if (!idToken) throw new SocialFailure('invalid-auth-event', 'The provider sent no ID token.');
  const isComplete = idToken['name'] !== undefined && idToken['email'] !== undefined;
  const more =
    !isComplete && configuration.serverMetadata().userinfo_endpoint
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, idToken.sub)
      : {};
  const claims = openIdClaims.parse({ ...more, ...idToken });
  const screenName = claims.preferred_username || claims.nickname;
  // Address and "verified" count only when they stand in the same answer.
  const address = openIdClaims.parse(idToken['email'] === undefined ? { ...more, sub: idToken.sub } : idToken);
  return {
    subject: claims.sub,
    name: claims.name || screenName || claims.email || '',
    verifiedEmail: address.email_verified ? (address.email ?? null) : null,
    profile: { screenName, displayName: claims.name, selfIntroduction: '' },
  };
}

const twitterProfile = z.object({
  data: z.object({
    id: z.string().min(1).max(255),
    // It becomes part of a URL on the profile.
    username: z.string().regex(/^\w{1,15}$/),
    name: words(50),
    description: words(300),
  }),
});

/** The person behind a token of X. X gives no e-mail address. */
export async function readTwitterProfile(
  configuration: oidc.Configuration,
  provider: SocialProvider,
  token: string,
): Promise<SocialIdentity> {
  const response = await oidc.fetchProtectedResource(configuration, token, twitterProfileUrl(provider), 'GET');
  const answer = twitterProfile.safeParse(await response.json().catch(() => null));
  if (!response.ok || !answer.success)
    throw new SocialFailure('internal-error', `X answered ${response.status} when asked who it is.`);
  const { id, username, name, description } = answer.data.data;
  return socialIdentity.parse({
    subject: id,
    name: username,
    verifiedEmail: null,
    profile: { screenName: username, displayName: name, selfIntroduction: description },
  });
}
