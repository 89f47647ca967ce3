import * as oidc from 'openid-client';
import type { SocialProvider } from '../../../config/socialConfig.ts';
import { callProvider } from './callProvider.ts';

/** Discovery documents change rarely; a key the provider changed is fetched anew by the library. */
const KEPT_MS = 3_600_000;
/** Seconds a provider has for one answer. */
const TIMEOUT_SECONDS = 8;

const known = new Map<string, { until: number; configuration: Promise<oidc.Configuration> }>();

/** What the client library needs to know about a provider; OpenID providers are asked (discovery) once an hour. */
export function connectProvider(provider: SocialProvider): Promise<oidc.Configuration> {
  const key = JSON.stringify(provider);
  const kept = known.get(key);
  if (kept && kept.until > Date.now()) return kept.configuration;
  const configuration = callProvider(() =>
    provider.kind === 'OPENID' ? discover(provider) : Promise.resolve(describeTwitter(provider)),
  );
  known.set(key, { until: Date.now() + KEPT_MS, configuration });
  // A provider that was away for a moment is asked again at the next sign-in.
  configuration.catch(() => known.delete(key));
  return configuration;
}

/** How we prove to be the registered client: in the body where the provider takes it there, else in a header. */
function authentication({ kind, clientId, clientSecret }: SocialProvider): oidc.ClientAuth {
  if (clientSecret === null) return oidc.None();
  return (server, client, body, headers) => {
    if (kind === 'TWITTER') {
      // X reads the header as it stands, without the percent-encoding of RFC 6749, 2.3.1.
      headers.set('authorization', `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`);
      return;
    }
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
    const prove = takesBody ? oidc.ClientSecretPost(clientSecret) : oidc.ClientSecretBasic(clientSecret);
    prove(server, client, body, headers);
  };
}

function discover(provider: SocialProvider): Promise<oidc.Configuration> {
  return oidc.discovery(new URL(provider.server ?? ''), provider.clientId, undefined, authentication(provider), {
    timeout: TIMEOUT_SECONDS,
    execute: provider.isTest ? [oidc.allowInsecureRequests] : [],
  });
}

/** X speaks plain OAuth 2.0 and publishes no discovery document. */
function describeTwitter(provider: SocialProvider): oidc.Configuration {
  const api = provider.server ?? 'https://api.x.com';
  const configuration = new oidc.Configuration(
    {
      issuer: provider.server ?? 'https://x.com',
      authorization_endpoint: `${provider.server ?? 'https://x.com'}/i/oauth2/authorize`,
      token_endpoint: `${api}/2/oauth2/token`,
      revocation_endpoint: `${api}/2/oauth2/revoke`,
    },
    provider.clientId,
    undefined,
    authentication(provider),
  );
  configuration.timeout = TIMEOUT_SECONDS;
  if (provider.isTest) oidc.allowInsecureRequests(configuration);
  return configuration;
}

/** Where X tells who the holder of a token is. */
export const twitterProfileUrl = (provider: SocialProvider): URL =>
  new URL(`${provider.server ?? 'https://api.x.com'}/2/users/me?user.fields=name,username,description`);
