import { startOpenIdServer, type OpenIdServer } from './startOpenIdServer.ts';
import { startTwitterServer } from './startTwitterServer.ts';
import type { SocialServer } from './startOpenIdServer.ts';

export type { OpenIdServer, SocialServer };

/** Both stand-ins, and the environment that points an installation at them. */
export interface SocialServers {
  openId: OpenIdServer;
  twitter: SocialServer;
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** Starts a small OpenID provider and an X-like server of our own, for development and tests. */
export async function startSocialServers(): Promise<SocialServers> {
  const [openId, twitter] = await Promise.all([startOpenIdServer(), startTwitterServer()]);
  return {
    openId,
    twitter,
    environment: {
      KOMAWARI_OPENID_PROVIDERS: 'test',
      KOMAWARI_OPENID_TEST_NAME: 'OpenID',
      KOMAWARI_OPENID_TEST_ISSUER: openId.url,
      KOMAWARI_OPENID_TEST_CLIENT_ID: openId.clientId,
      KOMAWARI_OPENID_TEST_CLIENT_SECRET: openId.clientSecret,
      KOMAWARI_X_SERVER: twitter.url,
      KOMAWARI_X_CLIENT_ID: twitter.clientId,
      KOMAWARI_X_CLIENT_SECRET: twitter.clientSecret,
    },
    close: async () => void (await Promise.all([openId.close(), twitter.close()])),
  };
}
