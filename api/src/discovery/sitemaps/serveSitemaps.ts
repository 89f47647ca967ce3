import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap';
import type { Needs } from '../../graphql/context.ts';
import { RESERVATION_HEADERS } from '../../http/pages/index.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { FIXED_PATHS } from '../../publishing/index.ts';
import { bucketsFor, isBucket } from './buckets.ts';
import { inEveryLanguage } from './inEveryLanguage.ts';
import { listSitemap } from './listSitemap.ts';
import { tdmReservation, writeRobots } from './robots.ts';
import { sitemapKinds } from './sitemapKinds.ts';
import { countPages } from './store/sitemapPages.ts';

/** The protocol's limit of URLs in one file. It would allow 50 MB as well; a full part has some 27. */
const MOST_ADDRESSES = 50_000;
/** Writing a full part takes about a second of the database's time. */
const PARTS_AT_ONCE = 8;

/** Fixed pages that no search engine lists. */
const UNLISTED = new Set(['/404', '/503', '/offline', '/search']);

const XML = 'application/xml; charset=utf-8';
const NAMESPACES = { image: true, news: false, video: false, xhtml: true };

type PartRequest = FastifyRequest<{ Params: { part: string } }>;

/** Sends XML as it is written, compressed where the crawler takes it. */
function sendXml(request: FastifyRequest, reply: FastifyReply, xml: Readable): FastifyReply {
  reply
    .headers({ ...RESERVATION_HEADERS, 'x-content-type-options': 'nosniff' })
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', 'Accept-Encoding')
    .type(XML);
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(xml);
  const gzip = createGzip();
  xml.on('error', (error) => gzip.destroy(error));
  return reply.header('content-encoding', 'gzip').send(xml.pipe(gzip));
}

/** Waits for the first thing of a stream without taking it; false when the stream ends before. */
async function holdsAnything(stream: Readable): Promise<boolean> {
  const ended = once(stream, 'end').then(() => false);
  const readable = once(stream, 'readable').then(() => stream.readableLength > 0);
  const isHolding = await Promise.race([ended, readable]);
  if (!isHolding) stream.destroy();
  return isHolding;
}

/**
 * `/sitemap.xml` names the parts, `/sitemaps/{kind}[-{bucket}].xml` are they, each written while it is read. Also
 * `/robots.txt` and `/.well-known/tdmrep.json`.
 */
export function serveSitemaps(
  app: FastifyInstance,
  services: Needs<'database' | 'config'>,
  { mostAddresses = MOST_ADDRESSES }: { mostAddresses?: number } = {},
): void {
  const { database } = services;
  const { language } = services.config;
  const origin = services.config.http.publicUrl;
  const mostPages = Math.floor(mostAddresses / LANGUAGES.length);
  let underWay = 0;

  /** All of them, a handful, before the answer begins: a failure can still be told then. */
  async function listParts(): Promise<{ url: string }[]> {
    const parts = [{ url: `${origin}/sitemaps/pages.xml` }];
    for (const { kind } of sitemapKinds) {
      const count = await countPages(database, kind);
      if (count === 0) continue;
      for (const bucket of bucketsFor(count, mostPages))
        parts.push({ url: `${origin}/sitemaps/${kind}${bucket && `-${bucket}`}.xml` });
    }
    return parts;
  }

  function openPart(name: string): AsyncIterable<unknown> | Iterable<unknown> | null {
    if (name === 'pages')
      return FIXED_PATHS.filter((path) => !UNLISTED.has(path)).flatMap((url) => inEveryLanguage({ url }, language));
    const [, kindName = '', bucket = ''] = /^([a-z]+)(?:-([0-9a-v]+))?$/.exec(name) ?? [];
    const kind = sitemapKinds.find((one) => one.kind === kindName);
    return kind && isBucket(bucket) ? listSitemap(database, { kind, bucket, most: mostPages, language }) : null;
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const parts = Readable.from(await listParts());
    return sendXml(request, reply, parts.pipe(new SitemapIndexStream({ level: ErrorLevel.THROW })));
  });

  app.get('/sitemaps/:part.xml', async (request: PartRequest, reply) => {
    const items = openPart(request.params.part);
    if (!items) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
    if (underWay >= PARTS_AT_ONCE)
      return reply.code(503).header('retry-after', '10').header('cache-control', 'no-store').send();
    underWay += 1;
    const source = Readable.from(items);
    source.once('close', () => (underWay -= 1));
    // A part that lost its last page since it was named.
    if (!(await holdsAnything(source)))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
    const xml = new SitemapStream({ hostname: origin, level: ErrorLevel.THROW, xmlns: NAMESPACES });
    source.once('error', (error) => xml.destroy(error));
    xml.once('close', () => source.destroy());
    return sendXml(request, reply, source.pipe(xml));
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(writeRobots(origin, language)),
  );
  app.get('/.well-known/tdmrep.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(tdmReservation),
  );
}
