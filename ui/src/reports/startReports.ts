import { isReported, reportEnvironment, scrub, traceSampleRate } from './reportRules.ts';

/** What is sent, as JSON. Nothing of it names the reader. */
interface Report {
  kind: 'error' | 'trace';
  environment: typeof reportEnvironment;
  /** The path, without query. */
  path: string;
  at: string;
  [fact: string]: unknown;
}

/** A page that fails over and over says so a few times. */
const reportsPerPage = 5;

/**
 * Reports failures of our own scripts, and of one visit in a thousand how long it took, to the address the installation
 * was given. Without one nothing is listened to.
 * @param page the window; a test hands in its own
 * @param chance a number from 0 to 1 that decides whether this visit is timed
 */
export function startReports(page: Window = window, chance = Math.random()): void {
  const endpoint = page.document.querySelector<HTMLMetaElement>('meta[name="komawari-reports"]')?.content;
  if (!endpoint) return;
  let left = reportsPerPage;

  function send(kind: Report['kind'], facts: Record<string, unknown>, source?: string | null): void {
    const path = page.location.pathname;
    if (left <= 0 || !isReported({ agent: page.navigator.userAgent, path, source: source ?? null })) return;
    left -= 1;
    const report: Report = { kind, environment: reportEnvironment, path, at: new Date().toISOString(), ...facts };
    page.navigator.sendBeacon(endpoint ?? '', JSON.stringify(report));
  }

  page.addEventListener('error', ({ message, filename, lineno, colno, error }: ErrorEvent) => {
    // Pictures that do not load raise the same event without a message.
    if (!message) return;
    send('error', { ...describe(error, message), line: lineno, column: colno }, filename);
  });
  page.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    send('error', describe(reason, 'Unhandled rejection'));
  });
  if (chance < traceSampleRate) send('trace', timesOf(page));
}

function describe(error: unknown, message: string): Record<string, unknown> {
  const known = error as { name?: unknown; message?: unknown; stack?: unknown } | null;
  return {
    name: typeof known?.name === 'string' ? scrub(known.name, 60) : 'Error',
    message: scrub(typeof known?.message === 'string' ? known.message : message),
    stack: typeof known?.stack === 'string' ? scrub(known.stack, 2000) : null,
  };
}

/** Milliseconds since the visit began. */
function timesOf({ performance }: Window): Record<string, unknown> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return {
    firstByte: Math.round(visit?.responseStart ?? 0),
    firstPaint: Math.round(paint?.startTime ?? 0),
    loaded: Math.round(visit?.loadEventEnd ?? 0),
  };
}
