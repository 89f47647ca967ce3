import type { Config } from '../../config/config.ts';

/** Where browsers report what a policy stopped (http/policyReports). */
export const REPORTS_PATH = '/policy-reports';

/** Names the place for reports; a policy refers to the name. */
export const REPORTING_ENDPOINTS = `violations="${REPORTS_PATH}"`;

/** Engines that know `report-to` pass over `report-uri`. */
const REPORTED = `report-uri ${REPORTS_PATH}; report-to violations`;

/** What reCAPTCHA loads and frames; see cloud.google.com/recaptcha/docs/faq. */
const RECAPTCHA = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';

/**
 * The three texts of styles that the library for dragging (@dnd-kit/dom) writes into a page while something is dragged:
 * the dragged element, the cursor, and no selection meanwhile. A new version with other texts needs other hashes; the
 * browser names them when a journey drags something.
 */
const DRAGGING = [
  "'sha256-E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4='",
  "'sha256-P3zrZWkaCzrI/B9T0+WLFRTTY8rvTIfnbvP5TBI9Vgo='",
  "'sha256-YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk='",
].join(' ');

/** Only these make markup or URLs of code out of text, each for one purpose (`git grep createPolicy`). */
const TRUSTED_TYPES = 'komawari-ad-tags komawari-icons komawari-preview komawari-workers';

/** Pages of the application on which nothing of anybody else runs (workspace/src/app/useAdScript.ts). */
const WITHOUT_ADS = /^\/(?:review|oauth2\/authorize|workspace\/analytics\/_share_image)(?:\/|$)/;

const NOBODY = { adScript: null, reports: null, recaptcha: false };

/** The page on which people answer applications: nothing but our own files, and nobody is called. */
const isConsent = (path: string): boolean => /^\/oauth2\/authorize(?:\/|$)/.test(path);

const originOf = (url: string): string => new URL(url).origin;

/**
 * What a page of the application may load, run and call: its own files, and what the installation's settings ask for. Ads
 * and reCAPTCHA are code of others, which makes markup out of text: with one of them trusted types are not demanded.
 * deploy/nginx.conf sends the same; scripts/src/nginx/applicationPolicy.test.ts holds the two together.
 */
export function applicationPolicy(path: string, site: Config['site']): string {
  const { adScript, reports, recaptcha } = isConsent(path) ? NOBODY : site;
  const ads = adScript !== null && !WITHOUT_ADS.test(path) ? originOf(adScript) : null;
  const list = (...sources: (string | false | null)[]): string => sources.filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    list("script-src 'self'", ads, recaptcha && RECAPTCHA),
    `style-src 'self' ${DRAGGING}`,
    list("img-src 'self' blob:", ads && 'https:'),
    "font-src 'self'",
    list("connect-src 'self'", reports && originOf(reports), ads, recaptcha && 'https://www.google.com'),
    list("frame-src 'self'", ads ? 'https:' : recaptcha && RECAPTCHA),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(ads || recaptcha ? [] : [`require-trusted-types-for 'script'`, `trusted-types ${TRUSTED_TYPES}`]),
    REPORTED,
  ].join('; ');
}

/**
 * Sent with the application's files: a worker takes its policy from its own file. It may compile the decoders of pdf.js
 * and fetch what lies beside it, and nothing else.
 */
export const WORKER_POLICY = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; ${REPORTED}`;
