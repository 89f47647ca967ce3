import type { APIContext } from 'astro';
import type { SiteSettings } from '../../renderer.ts';

/** Where the script of a check comes from, and what it frames; see cloud.google.com/recaptcha/docs/faq. */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] as const;

/**
 * Widens a page's policy by what the installation asks for, and by nothing where it asks for nothing. An ad script draws
 * pictures and frames of whoever pays for them, yet only its own address may run code on the page.
 */
export function allowSettings(csp: APIContext['csp'], { adScript, reports, recaptcha }: SiteSettings): void {
  const reportsOrigin = reports && new URL(reports).origin;
  const adOrigin = adScript && new URL(adScript).origin;
  if (adOrigin) {
    csp?.insertScriptResource(adOrigin);
    csp?.insertDirective('img-src https:');
    csp?.insertDirective("frame-src 'self' https:");
  }
  if (recaptcha) for (const place of RECAPTCHA) csp?.insertScriptResource(place);
  if (recaptcha && !adOrigin) csp?.insertDirective(`frame-src 'self' ${RECAPTCHA.join(' ')}`);
  const checks = recaptcha ? 'https://www.google.com' : null;
  const called = [reportsOrigin, adOrigin, checks].filter((origin) => origin !== null);
  if (called.length > 0) csp?.insertDirective(`connect-src 'self' ${called.join(' ')}`);
}
