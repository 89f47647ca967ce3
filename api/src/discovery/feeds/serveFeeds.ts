import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AskAsGuest } from '../../graphql/AskAsGuest.ts';
import { LANGUAGES, type Language } from '../../kernel/language.ts';
import { languagePath, readLanguagePath } from '../../kernel/languagePaths.ts';
import { RESERVATION_HEADERS } from '../../http/pages/index.ts';
import { feedSources, type FeedSource } from './feedSources.ts';
import { feedFormats, type FeedFormat } from './writeFeed.ts';

/** A feed as bytes, with what a reader's next request is compared with. */
interface WrittenFeed {
  body: Buffer;
  tag: string;
}

/** Many readers may ask at the same time; what was withdrawn may not outlive this. */
const KEPT_MS = 1000;
const KEPT_FEEDS = 200;
const CACHING = 'public, max-age=0, must-revalidate';

/** What is asked for: which feed, in which form and language. */
interface ServedFeed {
  source: FeedSource;
  format: FeedFormat;
  language: Language;
}

type FeedRequest = FastifyRequest<{ Params: Record<string, string> }>;

/**
 * Whether the reader has this very feed. Its tag alone tells: the instant of a feed is that of its newest entry, which stays when
 * another one is corrected or withdrawn.
 */
function isKnown(request: FastifyRequest, { tag }: WrittenFeed): boolean {
  const tags = request.headers['if-none-match'];
  return tags !== undefined && (tags === '*' || tags.split(',').some((one) => one.trim().replace(/^W\//, '') === tag));
}

const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

/** A feed below the prefix of the installation's own language is the one without; the installation may speak another one later. */
function leadToPlain(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const plain = readLanguagePath(request.raw.url!.split('?', 1)[0]!)?.path;
  return plain === undefined ? sendMissing(reply) : reply.header('cache-control', CACHING).redirect(plain, 301);
}

/**
 * `…/feed.atom` and `…/feed.json` of works, creators, tags, new works and rankings, executed as a guest when asked for: an
 * episode's publication would otherwise write a dozen more files. Nothing keeps a feed longer than a second. Those in another
 * language than the installation's are below its prefix, like the pages they lead to.
 */
export function serveFeeds(
  app: FastifyInstance,
  { ask, origin, language: own }: { ask: AskAsGuest; origin: string; language: Language },
): void {
  const kept = new LRUCache<string, Promise<WrittenFeed | null>>({ max: KEPT_FEEDS, ttl: KEPT_MS });

  async function write({ source, format, language }: ServedFeed, params: Record<string, string>) {
    const feed = await source.read(ask, params, language);
    if (!feed) return null;
    const body = Buffer.from(format.write(feed, language, origin, origin + languagePath(language, '', own)));
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    return { body, tag: `"${hash}"` };
  }

  async function answer(served: ServedFeed, request: FeedRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { source, format, language } = served;
    const key = JSON.stringify([language, source.route, format.extension, request.params]);
    const known = kept.get(key);
    const writing = known ?? write(served, request.params);
    // What went wrong, and what is not there, is asked again: URLs of nothing must not push feeds out.
    if (!known) kept.set(key, writing);
    const feed = await writing.catch((error: unknown) => {
      kept.delete(key);
      throw error;
    });
    reply.headers({ ...RESERVATION_HEADERS, 'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*' });
    if (!feed) {
      kept.delete(key);
      return sendMissing(reply);
    }
    reply.header('cache-control', CACHING).header('etag', feed.tag);
    return isKnown(request, feed) ? reply.code(304).send() : reply.type(format.type).send(feed.body);
  }

  for (const source of feedSources) {
    for (const format of feedFormats) {
      const path = `${source.route}/feed.${format.extension}`;
      for (const language of LANGUAGES)
        app.get(languagePath(language, path, own), (request: FeedRequest, reply) =>
          answer({ source, format, language }, request, reply),
        );
      app.get(`/${own}${path}`, leadToPlain);
    }
  }
}
