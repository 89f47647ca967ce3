import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Language } from '../../kernel/language.ts';
import { readLanguagePath } from '../../kernel/languagePaths.ts';
import type { Database } from '../../database/index.ts';
import { APPLICATION_FILES, cachingOf, REVALIDATE, typeOfFile, UNTIL_PURGED } from '../../kernel/fileTypes.ts';
import {
  compress,
  describePath,
  fromUrlPath,
  gatedPathOf,
  hashOf,
  resolvePage,
  toUrlPath,
  type FindNameAfter,
  type PageStore,
  type Publisher,
  type StoredFile,
} from '../../publishing/index.ts';
import { applicationPolicy, REPORTING_ENDPOINTS, WORKER_POLICY } from './applicationPolicy.ts';
import { isPrivateLink, MATURE_ROBOTS, openerPolicyOf, PRIVATE_LINK_HEADERS } from './securityHeaders.ts';
import { sendFile } from './sendFile.ts';
import { tagged } from './tagged.ts';

/** The part of the publisher that draws what is not in the store yet. */
type LazyPublisher = Pick<Publisher, 'renderNow' | 'drawForOne'>;

export interface PageServing {
  store: PageStore;
  database: Database;
  publisher: LazyPublisher;
  /** The installation's language, of which pages are at the plain paths. */
  language?: Language;
  /** In which headers caches in front look for tags, which are told of every change then; none unless told. */
  tagHeaders?: readonly string[];
  /** Leads from a name that a creator had to the one of now. */
  findNameAfter: FindNameAfter;
  /** Whether a request may have the mature works of a page in it; without it none may. */
  mayShowMature?: (request: FastifyRequest) => Promise<boolean>;
  /** The single-page application: its paths all get one document, which may load what the settings say. */
  application?: { isPath: (path: string) => boolean; settings: Config['site'] };
}

const HTML = 'text/html; charset=utf-8';
const NOTHING = Buffer.from(
  '<!doctype html><html lang="ja"><meta charset="utf-8"><title>404</title><p>ページが見つかりません。</p></html>',
);
const UNAVAILABLE = Buffer.from(
  '<!doctype html><html lang="ja"><meta charset="utf-8"><title>503</title><p>このページはいま表示できません。少し待って、もう一度読み込んでください。</p></html>',
);
const SHELL_FILE = '_workspace/index.html';

/** The path of a request as it came, without the query. */
const rawPath = (request: FastifyRequest): string => request.raw.url!.split('?', 1)[0]!;

/**
 * Serves the page store, the front ends' files and the application's document. In production nginx does this and asks
 * here only for what is not in the store: a page that nobody has drawn since a new release or a restored backup.
 */
export function servePages(
  app: FastifyInstance,
  {
    store,
    database,
    publisher,
    findNameAfter,
    application,
    mayShowMature,
    language = 'en',
    tagHeaders = [],
  }: PageServing,
): void {
  async function sendMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = (await store.read('/404').catch(() => null)) ?? (await drawAndRead(publisher, store, '/404'));
    const file = page ?? { body: NOTHING, br: null, gz: null, hash: '404' };
    return sendFile(request, reply, file, { type: HTML, caching: 'no-store', status: 404 });
  }

  const storedCaching = tagHeaders.length > 0 ? UNTIL_PURGED : REVALIDATE;
  const sendStored = (request: FastifyRequest, reply: FastifyReply, path: string, file: StoredFile): FastifyReply =>
    sendFile(request, reply.headers(tagged(tagHeaders, path)), file, { type: HTML, caching: storedCaching });

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    try {
      const stored = await store.read(path);
      if (stored) return sendStored(request, reply, path, stored);
      const resolution = await resolvePage(database, path, findNameAfter);
      if (resolution.kind === 'redirect')
        return reply.header('cache-control', REVALIDATE).redirect(toUrlPath(resolution.path), 301);
      if (resolution.kind === 'nothing') return await sendMissing(request, reply);
      if (describePath(path)?.family.isKept === false)
        return (await sendUnkept({ publisher, mayShowMature }, request, reply, path)) ?? sendMissing(request, reply);
      const outcome = await publisher.renderNow(path);
      const file = await store.read(path);
      if (file) return sendStored(request, reply, path, file);
      if (outcome === 'failed') throw new Error(`${path} could not be drawn`);
      return await sendMissing(request, reply);
    } catch (error) {
      request.log.error({ err: error, path }, 'a page could not be served');
      return sendUnavailable(request, reply);
    }
  }

  async function sendUnavailable(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('retry-after', '5');
    const file = (await store.read('/503').catch(() => null)) ?? { body: UNAVAILABLE, br: null, gz: null, hash: '503' };
    return sendFile(request, reply, file, { type: HTML, caching: 'no-store', status: 503 });
  }

  async function findAsset(path: string): Promise<StoredFile | null> {
    if (path === '/' || path.includes('/.') || path.endsWith('.html')) return null;
    if (path.startsWith('/_workspace/') && !path.startsWith(APPLICATION_FILES)) return null;
    return store.readAsset(path.slice(1));
  }

  async function sendAsset(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const asset = await findAsset(path);
    if (!asset) return sendMissing(request, reply);
    if (path.startsWith(APPLICATION_FILES))
      reply.header('content-security-policy', WORKER_POLICY).header('reporting-endpoints', REPORTING_ENDPOINTS);
    return sendFile(request, reply, asset, {
      type: typeOfFile(path),
      caching: cachingOf(path),
    });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = rawPath(request);
    const path = fromUrlPath(asked.length > 1 ? asked.replace(/\/$/, '') : asked);
    if (path === null || path === '/404') return sendMissing(request, reply);
    if (path === '/503') return sendUnavailable(request, reply);
    const read = readLanguagePath(path);
    // An installation that has changed its language keeps the addresses it had.
    if (read?.language === language)
      return reply.header('cache-control', REVALIDATE).redirect(toUrlPath(read.path), 301);
    if (describePath(path)) {
      if (asked.length > 1 && asked.endsWith('/'))
        return reply.header('cache-control', REVALIDATE).redirect(toUrlPath(path), 301);
      return sendPage(request, reply, path);
    }
    return (await sendApplication({ application, store }, request, reply, path)) ?? sendAsset(request, reply, path);
  }

  for (const url of ['/', '/*']) app.route({ method: 'GET', url, handler: answer });
}

/** Sends the document of the single-page application; null where a path is none of its. */
async function sendApplication(
  { application, store }: Pick<PageServing, 'application' | 'store'>,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
) {
  if (!application?.isPath(path)) return null;
  const shell = await store.readAsset(SHELL_FILE);
  reply
    .header('cross-origin-opener-policy', openerPolicyOf(path))
    .header('content-security-policy', applicationPolicy(path, application.settings))
    .header('reporting-endpoints', REPORTING_ENDPOINTS);
  if (isPrivateLink(path)) reply.headers(PRIVATE_LINK_HEADERS);
  const caching = isPrivateLink(path) ? 'no-store' : 'no-cache';
  return shell && sendFile(request, reply, shell, { type: HTML, caching });
}

/** Draws a page for one request and sends it; null when a guest finds nothing there. */
async function sendUnkept(
  { publisher, mayShowMature }: Pick<PageServing, 'publisher' | 'mayShowMature'>,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply | null> {
  const gated = gatedPathOf(path);
  if (gated !== null && !(await mayShowMature?.(request))) return leadToGate(reply, gated);
  const html = await publisher.drawForOne(path);
  if (html === null) return null;
  if (gated !== null) reply.header('x-robots-tag', MATURE_ROBOTS);
  const caching = gated === null ? REVALIDATE : 'private, no-store';
  return sendFile(request, reply, await toFile(html), { type: HTML, caching });
}

/** Who may not see what stands behind a gate is led back to it, and told so there. */
const leadToGate = (reply: FastifyReply, gated: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(`${toUrlPath(gated)}?mature=no`, 303);

/** A page that is not stored, as if it were. */
async function toFile(html: string): Promise<StoredFile> {
  const body = Buffer.from(html);
  return { body, ...(await compress(body, 'fast')), hash: hashOf(body) };
}

/** Draws a page and reads it back; null when that did not work out, because the caller has an answer without it. */
async function drawAndRead(publisher: LazyPublisher, store: PageStore, path: string) {
  await publisher.renderNow(path).catch(() => null);
  return store.read(path).catch(() => null);
}
