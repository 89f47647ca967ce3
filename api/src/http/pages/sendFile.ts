import type { FastifyReply, FastifyRequest } from 'fastify';
import { extname } from 'node:path';
import type { CachedFile } from './createFileCache.ts';

/** The types block of deploy/nginx.conf says the same. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

/** The content type of a file by its name. */
export const typeOfFile = (name: string): string => TYPES[extname(name)] ?? 'application/octet-stream';

/** Browsers ask again every time, and get 304 while nothing changed. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
/** For what hardly ever changes under the same name. */
export const FOR_A_DAY = 'public, max-age=86400';
/** The name changes with the content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The best precompressed file the client takes; `q=0` is a refusal (RFC 9110 §12.5.3). */
export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | null {
  const offers = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((text) => text.trim().split(/\s*;\s*/));
  const takes = (name: string): boolean =>
    offers.some(
      ([offer, ...parameters]) => offer === name && !parameters.some((one) => /^q=0(?:\.0{0,3})?$/.test(one)),
    );
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/** Whether the client has this version already (RFC 9110 §13.1.2: weak comparison). */
function hasVersion(condition: string | undefined, tag: string): boolean {
  if (!condition) return false;
  return condition === '*' || condition.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** Answers with a file in the best form the client takes, or with 304. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: CachedFile,
  { type, caching, status = 200 }: { type: string; caching: string; status?: number },
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = encoding === 'br' && file.br ? file.br : encoding !== null && file.gz ? file.gz : file.body;
  const used = body === file.br ? 'br' : body === file.gz ? 'gzip' : null;
  const tag = `"${file.hash}${used ? `-${used}` : ''}"`;
  reply.header('cache-control', caching).header('vary', 'Accept-Encoding').header('etag', tag);
  if (status === 200 && hasVersion(request.headers['if-none-match'], tag)) return reply.code(304).send();
  reply.code(status).type(type);
  if (used) reply.header('content-encoding', used);
  return reply.send(body);
}
