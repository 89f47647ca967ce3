import * as oidc from 'openid-client';
import type { SocialProvider } from '../../../config/socialConfig.ts';
import { callProvider } from './callProvider.ts';
import { connectProvider } from './connectProvider.ts';
import { readOpenIdClaims, readTwitterProfile } from './readProfile.ts';
import type { SocialIdentity } from './SocialIdentity.ts';

/** The secrets of one attempt. Both sides of the conversation derive them anew; they are stored nowhere. */
export interface AttemptSecrets {
  state: string;
  verifier: string;
  nonce: string;
}

const SCOPES = { OPENID: 'openid email profile', TWITTER: 'users.read tweet.read' } as const;

/** The address at the provider where the person agrees. PKCE always, a nonce where there are ID tokens. */
export async function writeAuthorizationUrl(
  provider: SocialProvider,
  redirectUri: string,
  { state, verifier, nonce }: AttemptSecrets,
): Promise<string> {
  const configuration = await connectProvider(provider);
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: SCOPES[provider.kind],
    state,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(provider.kind === 'OPENID' ? { nonce } : {}),
  }).href;
}

/**
 * Exchanges the code in the address the provider sent the browser back to, checks the answer, and asks who it is.
 * Throws SocialFailure.
 */
export async function askWhoCame(
  provider: SocialProvider,
  callback: URL,
  { state, verifier, nonce }: AttemptSecrets,
): Promise<SocialIdentity> {
  const configuration = await connectProvider(provider);
  return callProvider(async () => {
    const checks = { expectedState: state, pkceCodeVerifier: verifier };
    if (provider.kind === 'TWITTER') {
      const { access_token: token } = await oidc.authorizationCodeGrant(configuration, callback, checks);
      return readTwitterProfile(configuration, provider, token);
    }
    const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
      ...checks,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    return readOpenIdClaims(configuration, tokens);
  });
}
