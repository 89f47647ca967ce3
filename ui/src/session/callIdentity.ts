import { IdentityError, type IdentityRefusal } from './IdentityError.ts';

export type ViewerKind = 'GUEST_NO_PROVIDER' | 'GUEST_WITH_PROVIDER' | 'REGISTERED_WITHOUT_EMAIL' | 'REGISTERED';

/** Who the identity token speaks for. `id` is null until a visitor has written something. */
export interface SessionViewer {
  kind: ViewerKind;
  id: string | null;
}

/** A fresh identity token; `expiresIn` is in seconds. */
export interface TokenAnswer {
  token: string;
  expiresIn: number;
  viewer: SessionViewer;
}

/**
 * One call to the identity service. The refresh token travels in an HttpOnly cookie; the header proves the call comes
 * from our own script, since another origin cannot send it without permission.
 * Throws IdentityError: the service's refusal, or code NETWORK when nothing answered.
 */
export async function callIdentity(name: string, body: object, failure: string): Promise<TokenAnswer> {
  let response: Response;
  try {
    response = await fetch(`/identity/${name}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-komawari-client': 'web' },
      body: JSON.stringify(body),
    });
  } catch (cause) {
    throw new IdentityError(failure, { code: 'NETWORK', message: 'You seem offline.' }, { cause });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as TokenAnswer;
  const refusal = (answer ?? {}) as Partial<IdentityRefusal>;
  throw new IdentityError(failure, {
    ...refusal,
    code: refusal.code ?? (response.status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL'),
    message: refusal.message ?? `Sign-in is unavailable; code ${response.status}`,
  });
}
