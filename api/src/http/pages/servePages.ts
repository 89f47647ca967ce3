import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { readLanguagePath } from '../../kernel/languagePaths.ts';
import { APPLICATION_FILES, cachingOf, REVALIDATE, typeOfFile } from '../../kernel/fileTypes.ts';
import { describePath, fromUrlPath, isUnavailablePath, toUrlPath, type StoredFile } from '../../publishing/index.ts';
import { applicationPolicy, REPORTING_ENDPOINTS, WORKER_POLICY } from './applicationPolicy.ts';
import { createPageAnswers, HTML, type PageSource } from './createPageAnswers.ts';
import { isPrivateLink, openerPolicyOf, PRIVATE_LINK_HEADERS } from './securityHeaders.ts';
import { sendFile } from './sendFile.ts';

export interface PageServing extends PageSource {
  /** The single-page application: its paths all get one document, which may load what the settings say. */
  application?: { isPath: (path: string) => boolean; settings: Config['site'] };
}

const SHELL_FILE = '_workspace/index.html';

/** The path of a request as it came, without the query. */
const rawPath = (request: FastifyRequest): string => request.raw.url!.split('?', 1)[0]!;

/**
 * Serves the page store, the front ends' files and the application's document. In production nginx does this and asks
 * here only for what is not in the store: a page that nobody has drawn since a new release or a restored backup.
 */
export function servePages(app: FastifyInstance, serving: PageServing): void {
  const { store, application, language = 'en' } = serving;
  const { sendPage, sendMissing, sendUnavailable } = createPageAnswers(serving);

  async function findAsset(path: string): Promise<StoredFile | null> {
    if (path === '/' || path.includes('/.') || path.endsWith('.html')) return null;
    if (path.startsWith('/_workspace/') && !path.startsWith(APPLICATION_FILES)) return null;
    return store.readAsset(path.slice(1));
  }

  async function sendAsset(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const asset = await findAsset(path);
    if (!asset) return sendMissing(request, reply, path);
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
    if (path === null || path === '/404') return sendMissing(request, reply, '/404');
    const read = readLanguagePath(path);
    // An installation that has changed its language keeps the addresses it had.
    if (read?.language === language)
      return reply.header('cache-control', REVALIDATE).redirect(toUrlPath(read.path), 301);
    if (isUnavailablePath(path)) return sendUnavailable(request, reply, path);
    if (describePath(path)) {
      if (asked.length > 1 && asked.endsWith('/'))
        return reply.header('cache-control', REVALIDATE).redirect(toUrlPath(path), 301);
      return sendPage(request, reply, path);
    }
    const shell = application?.isPath(path) ? await store.readAsset(SHELL_FILE) : null;
    return application && shell
      ? sendApplication(request, reply, { path, shell, settings: application.settings })
      : sendAsset(request, reply, path);
  }

  for (const url of ['/', '/*']) app.route({ method: 'GET', url, handler: answer });
}

/**
 * Sends the document of the single-page application. Whether there is one is asked before: a reply is a promise too, of nothing,
 * and awaited tells nobody that it was sent.
 */
function sendApplication(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, shell, settings }: { path: string; shell: StoredFile; settings: Config['site'] },
): FastifyReply {
  reply
    .header('cross-origin-opener-policy', openerPolicyOf(path))
    .header('content-security-policy', applicationPolicy(path, settings))
    .header('reporting-endpoints', REPORTING_ENDPOINTS);
  if (isPrivateLink(path)) reply.headers(PRIVATE_LINK_HEADERS);
  const caching = isPrivateLink(path) ? 'no-store' : 'no-cache';
  return sendFile(request, reply, shell, { type: HTML, caching });
}
