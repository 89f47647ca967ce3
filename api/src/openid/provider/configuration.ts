import { createHash, createHmac } from 'node:crypto';
import type { KoaContext, OIDCClient, Token } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Needs } from '../../graphql/context.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { deriveKey } from '../../kernel/secrets.ts';
import { createAdapter, GRANT_SECONDS } from './adapter.ts';
import { CLAIMS_OF_SCOPE, findAccount } from './findAccount.ts';
import { currentFlow, describeRequest } from './flow.ts';
import type { SigningKey } from './keys.ts';
import { ONE_FACTOR, TWO_FACTORS } from './levels.ts';
import { createPages } from './pages.ts';
import { createPolicy } from './policy.ts';
import { ROUTES } from './routePaths.ts';
import { SCOPES } from '../clients/index.ts';
import { sidOf } from './sessions.ts';

/** decisions 4.8 */
const MAX_STATE = 1024;

const ALGORITHMS = ['RS256', 'ES256'];

/** A client asks about its own tokens alone. */
const isOwn = (_ctx: KoaContext, client: OIDCClient, token: Token): boolean => token.clientId === client.clientId;

const features = {
  devInteractions: { enabled: false },
  resourceIndicators: { enabled: false },
  claimsParameter: { enabled: true },
  revocation: { enabled: true, allowedPolicy: isOwn },
  introspection: { enabled: true, allowedPolicy: isOwn },
  backchannelLogout: { enabled: true },
};

/** The name of a person at a client, or at the clients of one sector: nobody else's is the same, and it leads back to nothing. */
export const subjectOf = ({ config }: Needs<'config'>, accountId: string, sector: string): string =>
  createHmac('sha256', deriveKey(config.secret, 'openid-subject'))
    .update(`${sector}\n${accountId}`)
    .digest('base64url');

const loadExistingGrant = (services: Needs<'config'>) => (ctx: KoaContext) => {
  const { client, session } = ctx.oidc;
  // Else the library makes up an id, of which nobody would know when the session ends.
  if (client && session?.accountId !== undefined)
    session.sidFor(client.clientId, sidOf(services, session.uid, client.clientId));
  return currentFlow()?.findGrant(describeRequest(ctx));
};

const fetchAnywhere = (url: string, options: RequestInit & { dispatcher?: unknown }): Promise<Response> => {
  const { dispatcher: _refusing, ...rest } = options;
  return fetch(url, rest);
};

/** What the library is told: what is offered, how long it lives, and where its questions go. */
export function configure(services: Needs<'config' | 'database'>, keys: readonly SigningKey[]): object {
  const { config } = services;
  const pages = createPages(config.language);
  return {
    adapter: createAdapter(services),
    jwks: { keys },
    routes: ROUTES,
    scopes: SCOPES,
    claims: { openid: ['sub', 'acr', 'amr', 'auth_time'], ...CLAIMS_OF_SCOPE },
    acrValues: [ONE_FACTOR, TWO_FACTORS],
    subjectTypes: ['public', 'pairwise'],
    pairwiseIdentifier: (_ctx: KoaContext, accountId: string, client: OIDCClient) =>
      subjectOf(services, accountId, client.sector ?? client.clientId),
    sectorIdentifierUriValidate: () => false,
    extraClientMetadata: { properties: ['secret_hashes', 'sector'], validator: () => undefined },
    allowOmittingSingleRegisteredRedirectUri: false,
    responseTypes: ['code', 'id_token', 'code id_token'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'],
    enabledJWA: {
      idTokenSigningAlgValues: ALGORITHMS,
      userinfoSigningAlgValues: ALGORITHMS,
      clientAuthSigningAlgValues: [...ALGORITHMS, 'PS256', 'EdDSA'],
      dPoPSigningAlgValues: ['ES256', 'EdDSA'],
    },
    pkce: { required: (_ctx: KoaContext, client: OIDCClient) => client.clientAuthMethod === 'none' },
    features: {
      ...features,
      rpInitiatedLogout: { enabled: true, logoutSource: pages.logout, postLogoutSuccessSource: pages.signedOut },
    },
    cookies: {
      keys: [deriveKey(config.secret, 'openid-session').toString('base64url')],
      long: { httpOnly: true, sameSite: 'lax', path: '/oauth2' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: GRANT_SECONDS,
      // R9-029
      IdToken: 300,
      Interaction: 600,
      RefreshToken: 30 * 86_400,
      Session: 3600,
    },
    // What a grant lets a client have ends with the session by itself (store/grants.ts).
    expiresWithSession: () => false,
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx: KoaContext, client: OIDCClient) => client.grantTypeAllowed('refresh_token'),
    // The screens take them from the address of the request (workspace/src/app/languageOfRequest.ts).
    discovery: { ui_locales_supported: LANGUAGES },
    extraParams: {
      ui_locales: undefined,
      state(_ctx: KoaContext, state: string | undefined) {
        if (state !== undefined && state.length > MAX_STATE) throw new errors.InvalidRequest('state is too long');
      },
    },
    interactions: {
      policy: createPolicy(),
      url(_ctx: KoaContext, { prompt }: { prompt: { name: string } }) {
        const flow = currentFlow();
        if (flow) flow.missing = prompt.name;
        return ROUTES.authorization;
      },
    },
    findAccount: (_ctx: KoaContext, accountId: string) => findAccount(services, accountId),
    loadExistingGrant: loadExistingGrant(services),
    renderError: pages.error,
    // The library refuses addresses of this machine and its network; a developer's clients are there.
    ...(config.webhooks.allowsLoopback ? { fetch: fetchAnywhere } : {}),
  };
}

/** Whether this is a secret of the client: what is kept are hashes, of two while one takes the place of the other. */
export function isSecretOf(client: OIDCClient, given: string): boolean {
  const hash = createHash('sha256').update(given).digest('base64url');
  return client.secret_hashes?.includes(hash) === true;
}
