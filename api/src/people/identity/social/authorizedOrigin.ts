import type { Config } from '../../../config/config.ts';
import { SocialFailure } from './SocialFailure.ts';

/**
 * The origin a sign-in began at, when its host is authorised. A call without the header comes from no browser and gets the
 * public address. Throws unauthorized-domain.
 */
export function authorizedOrigin(config: Pick<Config, 'http' | 'social'>, header: string | null): string {
  if (header === null) return new URL(config.http.publicUrl).origin;
  const url = URL.parse(header);
  const isListed = url !== null && config.social.authorizedDomains.includes(url.hostname);
  // Where the public address has TLS, nothing else is spoken to; the cookies would not travel either.
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && config.http.publicUrl.startsWith('http:'));
  if (!isListed || !isSafe)
    throw new SocialFailure(
      'unauthorized-domain',
      `${header} may not start a sign-in; see KOMAWARI_AUTHORIZED_DOMAINS.`,
    );
  return url.origin;
}
