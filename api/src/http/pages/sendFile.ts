import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../../publishing/index.ts';

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
  file: StoredFile,
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
