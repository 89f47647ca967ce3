import { callIdentity, identityErrorOf } from '@komawari/ui/session';

/** A service people can sign in with here. */
export interface SocialProvider {
  id: string;
  kind: 'OPENID' | 'TWITTER';
  name: string;
  /** A stand-in for development: the button says so. */
  isTest: boolean;
}

export interface SocialConfig {
  authorizedDomains: readonly string[];
  providers: readonly SocialProvider[];
}

/** What the person wants: come in, add the provider to the account, or prove once more who they are. */
export type SocialIntent = 'SIGN_IN' | 'LINK' | 'CONFIRM';

export interface SocialStart {
  provider: string;
  intent: SocialIntent;
  mode: 'POPUP' | 'TAB';
  to: string | null;
}

let known: Promise<SocialConfig> | null = null;

/** R7-010: the authorised domains, and the providers; asked once. Throws IdentityError. */
export function readSocialConfig(): Promise<SocialConfig> {
  known ??= askConfig();
  known.catch(() => {
    known = null;
  });
  return known;
}

async function askConfig(): Promise<SocialConfig> {
  let response: Response;
  try {
    response = await fetch('/identity/config');
  } catch {
    throw identityErrorOf('network-request-failed');
  }
  if (!response.ok) throw identityErrorOf('internal-error', String(response.status));
  return (await response.json()) as SocialConfig;
}

/** Begins a sign-in; answers the attempt's name and the address at the provider. Throws IdentityError. */
export async function startSocial(start: SocialStart): Promise<{ attempt: string; url: string }> {
  const { authorizedDomains } = await readSocialConfig();
  if (!authorizedDomains.includes(window.location.hostname)) throw identityErrorOf('unauthorized-domain');
  return callIdentity('social/start', start, 'Sign in failed');
}

/** Without cookies and storage no sign-in would be remembered. Throws web-storage-unsupported. */
export function insistOnStorage(): void {
  try {
    sessionStorage.setItem('komawari_storage', '1');
    sessionStorage.removeItem('komawari_storage');
    if (navigator.cookieEnabled) return;
  } catch {
    // Blocked storage throws instead of answering.
  }
  throw identityErrorOf('web-storage-unsupported');
}
