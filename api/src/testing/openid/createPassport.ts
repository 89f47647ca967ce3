import { Strategy, type Profile } from 'passport-openidconnect';
import type { TestClient } from './createClient.ts';

/** What a site that uses Passport knows of somebody who signed in. */
export interface PassportUser {
  profile: Profile;
  idToken: string;
  accessToken: string;
  refreshToken: string;
}

/** A site of one visitor that signs people in by Passport's strategy for OpenID Connect, with nothing but its configuration. */
export function createPassport(issuer: string, { id, secret, redirectUri }: TestClient, scope: string) {
  const session = {};
  const strategy = new Strategy(
    {
      issuer,
      authorizationURL: `${issuer}/oauth2/authorize`,
      tokenURL: `${issuer}/oauth2/token`,
      userInfoURL: `${issuer}/oauth2/userinfo`,
      clientID: id,
      clientSecret: secret ?? '',
      callbackURL: redirectUri,
      scope,
      nonce: true,
      skipUserProfile: false,
    },
    // oxlint-disable-next-line eslint/max-params -- the library counts them to know what is wanted
    (_issuer, profile, _context, idToken, accessToken, refreshToken, done) =>
      done(null, { profile, idToken, accessToken, refreshToken }),
  );

  /** Has the strategy look at a request, as Passport does; what it does with it is the answer. */
  const look = <Result>(query: Record<string, string>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const acting = Object.assign(Object.create(strategy) as Strategy, {
        redirect: resolve,
        success: resolve,
        error: reject,
        fail: ({ message }: { message: string }) => reject(new Error(message)),
      });
      acting.authenticate({ query, session });
    });

  return {
    /** Where the browser is sent to sign in. */
    begin: () => look<string>({}),
    /** Who came back. */
    finish: (address: URL) => look<PassportUser>(Object.fromEntries(address.searchParams)),
    /** A new access token. */
    renew: (refreshToken: string) =>
      new Promise<string>((resolve, reject) => {
        strategy._oauth2.getOAuthAccessToken(refreshToken, { grant_type: 'refresh_token' }, (error, accessToken) =>
          error ? reject(new Error(error.data)) : resolve(accessToken),
        );
      }),
  };
}
