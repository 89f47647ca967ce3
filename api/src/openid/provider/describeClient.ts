import type { ClientRecord } from '../clients/index.ts';

const isImplicit = (responseTypes: readonly string[]): boolean =>
  responseTypes.some((type) => type.split(' ').includes('id_token'));

/** How a client proves itself: public ones cannot, others by a key of their own or by a secret. */
function authMethodOf({ type, jwks }: ClientRecord): string {
  if (type !== 'WEB_CONFIDENTIAL') return 'none';
  return jwks ? 'private_key_jwt' : 'client_secret_basic';
}

/** A client in the words of OpenID Connect Dynamic Client Registration, section 2. */
export function describeClient(client: ClientRecord): Record<string, unknown> {
  const method = authMethodOf(client);
  const hasCode = client.responseTypes.some((type) => type.split(' ').includes('code'));
  return {
    client_id: client.id,
    client_name: client.name,
    application_type: client.type === 'NATIVE' ? 'native' : 'web',
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    response_types: client.responseTypes,
    grant_types: [
      ...(hasCode ? ['authorization_code', 'refresh_token'] : []),
      ...(isImplicit(client.responseTypes) ? ['implicit'] : []),
    ],
    token_endpoint_auth_method: method,
    // The library insists on one; what is compared are the hashes.
    ...(method === 'client_secret_basic' ? { client_secret: client.id, secret_hashes: client.secretHashes } : {}),
    ...(client.jwks ? { jwks: client.jwks } : {}),
    // Whoever may hold a refresh token may ask that it outlives the session.
    scope: [...new Set(['openid', ...client.scopes, ...(hasCode ? ['offline_access'] : [])])].join(' '),
    id_token_signed_response_alg: client.idTokenAlgorithm,
    subject_type: client.subjectType,
    // Never fetched: its host is the sector.
    ...(client.subjectType === 'pairwise' ? { sector_identifier_uri: `https://${client.sector}/` } : {}),
    sector: client.sector,
    ...(client.backchannelLogoutUri
      ? { backchannel_logout_uri: client.backchannelLogoutUri, backchannel_logout_session_required: true }
      : {}),
  };
}
