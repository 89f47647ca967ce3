import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { limitRate } from '../database/index.ts';
import type { Needs } from '../graphql/context.ts';
import { Refusal } from '../kernel/errors.ts';
import { REPORTS_PATH } from './pages/index.ts';
import { isShellPath } from './shellPaths.ts';
import { said } from '../kernel/said.ts';
import groundErrors from '../messages/groundErrors.js';

const MAX_BODY_BYTES = 32 * 1024;
const MOST_AT_ONCE = 20;

/** What a browser stopped, without anything that leads to a person: no ids, queries, samples or network addresses. */
export interface PolicyViolation {
  directive: string;
  /** A keyword such as `inline`, or the origin of what was to be loaded. */
  blocked: string;
  /** The page, with a placeholder for each id and secret. */
  page: string;
  /** The file and line of ours that tried, where one did. */
  source: string;
}

const text = z.string().max(4000).catch('');
const line = z.number().int().min(0).catch(0);

/** `report-uri`: one report a request, as Firefox sends it. */
const singleReport = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      file: report['source-file'],
      line: report['line-number'],
    },
  ]);

/** The Reporting API: several at once, of kinds that are not all ours. */
const manyReports = z
  .array(z.object({ type: text, body: z.unknown() }))
  .max(MOST_AT_ONCE)
  .transform((reports) =>
    reports.flatMap(({ type, body }) => (type === 'csp-violation' ? [violationBody.parse(body ?? {})] : [])),
  );
const violationBody = z
  .object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text, lineNumber: line })
  .transform(({ documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber }) => ({
    page: documentURL,
    directive: effectiveDirective,
    blocked: blockedURL,
    file: sourceFile,
    line: lineNumber,
  }));

const FORMATS = { 'application/csp-report': singleReport, 'application/reports+json': manyReports } as const;
type Report = z.infer<typeof singleReport>[number];

/** Extensions of a reader's browser put code into pages and are stopped like anybody else. That is no fault of ours. */
const isOfExtension = ({ blocked, file }: Report): boolean =>
  [blocked, file].some((url) => /^(?:[a-z]+-)+extension\b|^(?:safari-)?web-extension\b/.test(url));

/** Words of URLs stay, ids and secrets do not; of pages that are not the application's nothing stays. */
function pageOf(url: string): string {
  const path = URL.parse(url)?.pathname ?? '';
  if (!isShellPath(path)) return 'another page';
  if (path.startsWith('/review/')) return '/review/…';
  return path
    .split('/')
    .map((part) => (/^[a-z_0-9]{0,2}$|^[a-z_]{1,24}2?$/.test(part) ? part : '…'))
    .join('/');
}

const KEYWORD = /^[a-z-]{1,30}$/;

function blockedOf(text: string): string {
  if (KEYWORD.test(text)) return text;
  const url = URL.parse(text);
  if (!url) return 'something else';
  return url.origin === 'null' ? url.protocol : url.origin;
}

function describe({ page, directive, blocked, file, line: number }: Report): PolicyViolation {
  const name = URL.parse(file)?.pathname.match(/^\/_workspace\/assets\/[\w./-]{1,100}$/)?.[0];
  return {
    directive: directive.split(' ')[0]!.match(KEYWORD)?.[0] ?? 'something else',
    blocked: blockedOf(blocked),
    page: pageOf(page),
    source: name ? `${name}:${number}` : '',
  };
}

/** Reads the reports of a request in either format. Throws BAD_USER_INPUT for what is neither. */
function readReports(contentType: string, body: unknown): PolicyViolation[] {
  const format = FORMATS[contentType.split(';')[0]!.trim() as keyof typeof FORMATS];
  const parsed = format.safeParse(body);
  if (!parsed.success)
    throw new Refusal(
      'BAD_USER_INPUT',
      said(groundErrors, (t) => t.requests.noPolicyReport()),
    );
  return parsed.data.filter((report) => !isOfExtension(report)).map(describe);
}

/** Says which counts are worth a line: the first, the tenth, the hundredth. */
const isWorthALine = (count: number): boolean => /^10*$/.test(String(count));

/**
 * `POST /policy-reports`: what browsers stopped on pages of the application, in the formats of `report-uri` and of the
 * Reporting API. Each kind is one line in the log, and one more when it came ten, a hundred, a thousand times within an
 * hour. Answers 204.
 */
export function registerPolicyReports(app: FastifyInstance, services: Needs<'database'>): void {
  const counts = new LRUCache<string, number>({ max: 500, ttl: 3_600_000 });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      Object.keys(FORMATS),
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(REPORTS_PATH, async (request, reply) => {
      const violations = readReports(request.headers['content-type'] ?? '', request.body);
      await limitRate(services.database, 'policyReportFrom', request.ip);
      for (const violation of violations) {
        const kind = Object.values(violation).join(' ');
        const count = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, count, { noUpdateTTL: true });
        if (isWorthALine(count)) request.log.warn({ ...violation, count }, 'a policy stopped something');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
