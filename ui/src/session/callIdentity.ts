import type { Language } from '../language/index.ts';
import { inScreenLanguage } from '../screenLanguage.ts';
import { IdentityError, type IdentityRefusal } from './IdentityError.ts';

export type ViewerKind = 'GUEST_NO_PROVIDER' | 'GUEST_WITH_PROVIDER' | 'REGISTERED_WITHOUT_EMAIL' | 'REGISTERED';

/** Who the identity token speaks for. `id` is null until a visitor has written something. */
export interface SessionViewer {
  kind: ViewerKind;
  id: string | null;
  /** The language of the interface the account chose; null or absent where it chose none. */
  language?: Language | null;
}

/** A fresh identity token; `expiresIn` is in seconds. */
export interface TokenAnswer {
  token: string;
  expiresIn: number;
  viewer: SessionViewer;
}

/** A first factor was right and the account has a second one. The challenge is answered once, within `expiresIn` seconds. */
export interface SecondFactorChallenge {
  challenge: string;
  expiresIn: number;
}

/** The account is being deleted and can be kept until `deletesAt`, an ISO instant. The token is good for 15 minutes. */
export interface OfferToStay {
  restoreToken: string;
  deletesAt: string;
}

/** How every way of signing in ends. */
export type SignInAnswer = TokenAnswer | SecondFactorChallenge | OfferToStay;

/**
 * One call to the identity service. The refresh token travels in an HttpOnly cookie; the header proves the call comes
 * from our own script, since another origin cannot send it without permission.
 * Throws IdentityError: the service's refusal, or code NETWORK when nothing answered.
 */
export async function callIdentity<Answer = TokenAnswer>(name: string, body: object, failure: string): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/identity/${name}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-komawari-client': 'web', ...inScreenLanguage() },
      body: JSON.stringify(body),
      // Whoever leaves while a token is exchanged keeps the new one: the answer's cookie outlives the page.
      keepalive: true,
    });
  } catch (cause) {
    throw new IdentityError(failure, { code: 'NETWORK', message: 'You seem offline.' }, { cause });
  }
  const answer: unknown = await response.json().catch(() => null);
  // A page in place of our answer comes from what stands between: a captive portal, a proxy. It says nothing about a session.
  if (response.ok && (answer !== null || response.status === 204)) return answer as Answer;
  const refusal = (answer ?? {}) as Partial<IdentityRefusal>;
  const { code = 'INTERNAL', message } = refusal;
  // What stands in front of the service has no words. These are no catalogue: every page brings this call along.
  const words =
    message === undefined
      ? {
          message: `Sign-in is unavailable; code ${response.status}`,
          messageJa: `いまログインできません。コード：${response.status}`,
        }
      : { message };
  throw new IdentityError(failure, { ...refusal, ...words, code });
}
