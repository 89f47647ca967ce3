import * as oidc from 'openid-client';
import { SocialFailure } from './SocialFailure.ts';

/** What providers answer when the person went back instead of agreeing. */
const DECLINED = ['access_denied', 'login_required', 'consent_required', 'interaction_required', 'user_cancelled'];
/** What they answer when it is our registration they do not know. */
const OUR_KEYS = ['invalid_client', 'unauthorized_client'];
const THEIR_TROUBLE = ['server_error', 'temporarily_unavailable'];
/** Codes of the library for answers that never came. */
const NO_ANSWER = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** Runs one conversation with a provider. Whatever goes wrong is thrown as a SocialFailure of one kind. */
export async function callProvider<Value>(conversation: () => Promise<Value>): Promise<Value> {
  try {
    return await conversation();
  } catch (error) {
    if (error instanceof SocialFailure) throw error;
    throw asFailure(error);
  }
}

function asFailure(error: unknown): SocialFailure {
  const failure = (kind: SocialFailure['kind']) =>
    new SocialFailure(kind, error instanceof Error ? error.message : 'The provider failed.', { cause: error });
  if (error instanceof oidc.AuthorizationResponseError) {
    if (DECLINED.includes(error.error)) return failure('declined');
    if (OUR_KEYS.includes(error.error)) return failure('invalid-api-key');
    return failure(THEIR_TROUBLE.includes(error.error) ? 'internal-error' : 'invalid-auth-event');
  }
  if (error instanceof oidc.ResponseBodyError) {
    if (OUR_KEYS.includes(error.error)) return failure('invalid-api-key');
    return failure(error.error === 'invalid_grant' ? 'invalid-auth-event' : 'internal-error');
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) return failure('invalid-api-key');
  if (error instanceof oidc.ClientError && !NO_ANSWER.includes(error.code ?? '')) return failure('invalid-auth-event');
  return failure('internal-error');
}
