import * as oidc from 'openid-client';
import type { Config } from '../../config/config.ts';
import type { SocialProvider } from '../../config/socialConfig.ts';
import { notFound } from '../../kernel/errors.ts';
import { callProvider, connectProvider, readTwitterProfile, SocialFailure } from '../identity/index.ts';
import type { XTokens } from './XLink.ts';

/** What the link is for, and the token that renews it. */
const SCOPE = 'users.read tweet.read tweet.write media.write offline.access';

/** Tokens X gave, and when the one that is shown at calls ends. */
export interface GivenTokens {
  tokens: XTokens;
  accessUntil: Date;
}

/** Whom X says a person is. */
export interface XPerson {
  xUserId: string;
  screenName: string;
}

/** X as the operator configured it; null where there is none. */
export const findX = ({ social }: Pick<Config, 'social'>): SocialProvider | null =>
  social.providers.find(({ kind }) => kind === 'TWITTER') ?? null;

/** X as the operator configured it. Throws NOT_FOUND. */
export function loadX(config: Pick<Config, 'social'>): SocialProvider {
  const x = findX(config);
  if (!x) throw notFound();
  return x;
}

/** Where X sends the browser back to. It has to be registered there. */
const callbackOf = ({ http }: Pick<Config, 'http'>): string =>
  `${http.publicUrl}/workspace/analytics/settings/xlink_callback`;

/** The address at X where the person agrees. */
export async function writeXUrl(config: Config, attempt: { state: string; verifier: string }): Promise<string> {
  return oidc.buildAuthorizationUrl(await connectProvider(loadX(config)), {
    redirect_uri: callbackOf(config),
    scope: SCOPE,
    state: attempt.state,
    code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  }).href;
}

function readTokens(answer: Awaited<ReturnType<typeof oidc.refreshTokenGrant>>, before: string | null): GivenTokens {
  const refresh = answer.refresh_token ?? before;
  if (refresh === null) throw new SocialFailure('internal-error', 'X gave no token that renews the link.');
  const seconds = answer.expires_in ?? 7200;
  return {
    tokens: { access: answer.access_token, refresh },
    accessUntil: new Date(Date.now() + seconds * 1000),
  };
}

/** Whether X says that a code or a token is none. It says invalid_request where the standard says invalid_grant. */
export const isRefusedByX = (error: unknown): boolean =>
  error instanceof SocialFailure &&
  (error.kind === 'invalid-auth-event' ||
    (error.cause instanceof oidc.ResponseBodyError && error.cause.error === 'invalid_request'));

/** Exchanges a code for tokens, and asks whose they are. Throws SocialFailure. */
export async function exchangeCode(
  config: Config,
  { code, state, verifier }: { code: string; state: string; verifier: string },
): Promise<GivenTokens & { person: XPerson }> {
  const x = loadX(config);
  const configuration = await connectProvider(x);
  return callProvider(async () => {
    const address = new URL(callbackOf(config));
    address.searchParams.set('code', code);
    address.searchParams.set('state', state);
    const checks = { expectedState: state, pkceCodeVerifier: verifier };
    const given = readTokens(await oidc.authorizationCodeGrant(configuration, address, checks), null);
    const { subject, name } = await readTwitterProfile(configuration, x, given.tokens.access);
    return { ...given, person: { xUserId: subject, screenName: name } };
  });
}

/** Exchanges the refresh token for the next two tokens; null when X takes it no longer. Throws SocialFailure. */
export async function renewTokens(config: Config, { refresh }: XTokens): Promise<GivenTokens | null> {
  const configuration = await connectProvider(loadX(config));
  try {
    return await callProvider(async () => readTokens(await oidc.refreshTokenGrant(configuration, refresh), refresh));
  } catch (error) {
    if (isRefusedByX(error)) return null;
    throw error;
  }
}

/** Has X forget both tokens. What X does not know any more is forgotten. Throws SocialFailure. */
export async function revokeTokens(config: Config, { access, refresh }: XTokens): Promise<void> {
  const configuration = await connectProvider(loadX(config));
  for (const [token, hint] of [
    [refresh, 'refresh_token'],
    [access, 'access_token'],
  ] as const)
    await callProvider(() => oidc.tokenRevocation(configuration, token, { token_type_hint: hint }));
}
