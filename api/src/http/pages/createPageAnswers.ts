import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/index.ts';
import type { Language } from '../../kernel/language.ts';
import { belowPrefix, readLanguagePath } from '../../kernel/languagePaths.ts';
import { REVALIDATE, UNTIL_PURGED } from '../../kernel/fileTypes.ts';
import {
  describePath,
  gatedPathOf,
  resolvePage,
  toUrlPath,
  unavailablePathIn,
  type FindNameAfter,
  type PageStore,
  type Publisher,
  type StoredFile,
} from '../../publishing/index.ts';
import { MATURE_ROBOTS } from './securityHeaders.ts';
import { sendFile } from './sendFile.ts';
import { tagged } from './tagged.ts';

/** The part of the publisher that draws what is not in the store yet. */
type LazyPublisher = Pick<Publisher, 'renderNow' | 'findDrawn' | 'drawForOne'>;

/** Where pages come from. */
export interface PageSource {
  store: PageStore;
  database: Database;
  publisher: LazyPublisher;
  /** The installation's language, of which pages are at the plain paths. */
  language?: Language;
  /** In which headers caches in front look for tags, which are told of every change then; none unless told. */
  tagHeaders?: readonly string[];
  /** Leads from a name that a creator had to the one of now. */
  findNameAfter: FindNameAfter;
  /** How a request stands to the mature works of a page; without it everybody is to be asked. */
  findMatureStanding?: (request: FastifyRequest) => Promise<MatureStanding>;
}

/** Mature works are shown to a request; or refused to it by its account, though its browser said yes; or it is to be asked. */
export type MatureStanding = 'SHOWN' | 'REFUSED' | 'UNASKED';

/** The content type of pages. */
export const HTML = 'text/html; charset=utf-8';
// What is said where not even the pages that say it can be had: in both languages, as nobody knows whose.
/* oxlint-disable komawari/texts */
const NOTHING = Buffer.from(
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>404</title><p>This page does not exist.</p><p lang="ja">ページが見つかりません。</p></html>',
);
const UNAVAILABLE = Buffer.from(
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>503</title><p>This page cannot be shown right now. Wait a moment, and load it again.</p><p lang="ja">このページはいま表示できません。少し待って、もう一度読み込んでください。</p></html>',
);
/* oxlint-enable komawari/texts */

/** How pages are answered. Each sends a whole answer. */
export interface PageAnswers {
  /** The page of a path, drawn where it is not there yet. */
  sendPage(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply>;
  /** That nothing is there, in the language of the path. */
  sendMissing(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply>;
  /** That it cannot be said now what is there, in the language of the path. */
  sendUnavailable(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply>;
}

/** Makes the answers out of the store, and of what is drawn for whoever asks. */
export function createPageAnswers({
  store,
  database,
  publisher,
  findNameAfter,
  findMatureStanding,
  language = 'en',
  tagHeaders = [],
}: PageSource): PageAnswers {
  async function sendMissing(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const page = (await findTranslatedMissing(path)) ?? (await readOrDraw(publisher, store, '/404'));
    const file = page ?? { body: NOTHING, br: null, gz: null, hash: '404' };
    return sendFile(request, reply, file, { type: HTML, caching: 'no-store', status: 404 });
  }

  /** The page that says so in the language of a path, where that is not the installation's. */
  async function findTranslatedMissing(path: string): Promise<StoredFile | null> {
    const asked = otherLanguageOf(path);
    return asked && findOrDraw(publisher, belowPrefix(asked, '/404')).catch(() => null);
  }

  /** The language of a path, where that is not the installation's. */
  function otherLanguageOf(path: string): Language | null {
    const asked = readLanguagePath(gatedPathOf(path) ?? path)?.language;
    return asked === undefined || asked === language ? null : asked;
  }

  const storedCaching = tagHeaders.length > 0 ? UNTIL_PURGED : REVALIDATE;
  const sendStored = (request: FastifyRequest, reply: FastifyReply, path: string, file: StoredFile): FastifyReply =>
    sendFile(request, reply.headers(tagged(tagHeaders, path)), file, { type: HTML, caching: storedCaching });

  /** Sends a page that is not stored; `findPage` answers null when a guest finds nothing there. */
  async function sendUnkept(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    findPage: () => Promise<StoredFile | null>,
  ): Promise<FastifyReply> {
    const gated = gatedPathOf(path);
    const standing = gated === null ? 'SHOWN' : ((await findMatureStanding?.(request)) ?? 'UNASKED');
    if (gated !== null && standing !== 'SHOWN') return leadToGate(reply, gated, standing);
    const file = await findPage();
    if (!file) return sendMissing(request, reply, path);
    if (gated !== null) reply.header('x-robots-tag', MATURE_ROBOTS);
    return sendFile(request, reply, file, { type: HTML, caching: gated === null ? REVALIDATE : 'private, no-store' });
  }

  async function findAndSend(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const isKept = describePath(path)?.family.isKept !== false;
    const known = await (isKept ? store.read(path) : publisher.findDrawn(path));
    if (known && isKept) return sendStored(request, reply, path, known);
    if (known) return sendUnkept(request, reply, path, () => Promise.resolve(known));
    const resolution = await resolvePage(database, path, findNameAfter);
    if (resolution.kind === 'redirect')
      return reply.header('cache-control', REVALIDATE).redirect(toUrlPath(resolution.path), 301);
    if (resolution.kind === 'nothing') return sendMissing(request, reply, path);
    if (!isKept) return sendUnkept(request, reply, path, () => publisher.drawForOne(path));
    const outcome = await publisher.renderNow(path);
    const file = await store.read(path);
    if (file) return sendStored(request, reply, path, file);
    if (outcome === 'failed') throw new Error(`${path} could not be drawn`);
    return sendMissing(request, reply, path);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    try {
      return await findAndSend(request, reply, path);
    } catch (error) {
      request.log.error({ err: error, path }, 'a page could not be served');
      return sendUnavailable(request, reply, path);
    }
  }

  async function sendUnavailable(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    reply.header('retry-after', '5');
    const read = (stored: string): Promise<StoredFile | null> => store.read(stored).catch(() => null);
    const asked = otherLanguageOf(path);
    const page = (asked && (await read(unavailablePathIn(asked)))) ?? (await read('/503'));
    const file = page ?? { body: UNAVAILABLE, br: null, gz: null, hash: '503' };
    return sendFile(request, reply, file, { type: HTML, caching: 'no-store', status: 503 });
  }

  return { sendPage, sendMissing, sendUnavailable };
}

/** Who may not see what stands behind a gate is led back to it, which asks, or says that it was refused and does not open by itself. */
const leadToGate = (reply: FastifyReply, gated: string, standing: MatureStanding): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .redirect(`${toUrlPath(gated)}${standing === 'REFUSED' ? '?mature=no' : ''}`, 303);

/** A page that is not stored, as it was drawn before or is now. */
const findOrDraw = async (publisher: LazyPublisher, path: string): Promise<StoredFile | null> =>
  (await publisher.findDrawn(path)) ?? publisher.drawForOne(path);

/** A stored page, drawn first where it is missing; null when that did not work out, because the caller has an answer without it. */
async function readOrDraw(publisher: LazyPublisher, store: PageStore, path: string): Promise<StoredFile | null> {
  const stored = await store.read(path).catch(() => null);
  if (stored) return stored;
  await publisher.renderNow(path).catch(() => null);
  return store.read(path).catch(() => null);
}
