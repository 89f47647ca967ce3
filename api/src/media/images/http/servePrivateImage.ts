import type { FastifyReply, FastifyRequest } from 'fastify';
import { ObjectNotFound } from '@komawari/storage/objects';
import type { Needs } from '../../../graphql/context.ts';
import { IMAGE_HEADERS } from '../../../http/pages/index.ts';
import { accountOfSignature, reviewLinkOf } from '../imageUrls.ts';
import { findPublicUses, mayFetchInReview, mayFetchPrivately } from '../store/images.ts';

type ImageRequest = FastifyRequest<{ Params: { imageId: string; name: string } }>;
type ImageHandler = (request: ImageRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Whom a request for a file comes from; null for nobody the process knows. */
export type AccountOfFileRequest = (request: FastifyRequest) => Promise<string | null>;

/** Is told, before the bytes leave, that an account gets a picture that is not public. */
export type NoteFetch = (imageId: string, accountId: string) => Promise<void>;

/** A web server that asks whether a request may have a picture says by which method that came; who asks for the picture comes by it. */
const methodOf = ({ method, headers }: ImageRequest): string => String(headers['x-picture-method'] ?? method);

/** Whom the URL of a request was signed for; null where it was not. */
const signedForOf = ({ config }: Needs<'config'>, request: ImageRequest, method: string): string | null =>
  accountOfSignature(config.secret, {
    method,
    file: request.params,
    query: request.query as Record<string, unknown>,
  });

/** For how long, in seconds, a web server may let the same request pass again without asking: less where the URL expires before. */
const GOOD_FOR_SECONDS = 10;
const goodForSeconds = ({ query }: ImageRequest): number => {
  const rest = Number((query as { exp?: unknown }).exp) - Date.now() / 1000;
  return Math.max(0, Math.floor(Math.min(GOOD_FOR_SECONDS, Number.isNaN(rest) ? GOOD_FOR_SECONDS : rest)));
};

/**
 * Answers for pictures that do not lie in the public folder: those this very request may have, and those that became
 * public a moment ago. Everything else does not exist. `serve` sends the picture; `ask` tells a web server that has its bytes
 * whether it may (204, with how long browsers keep them) or not (403).
 */
export function createPrivateImageServing(
  services: Needs<'config' | 'database' | 'objects'>,
  accountOfFileRequest: AccountOfFileRequest,
  noteFetch: NoteFetch,
): { serve: ImageHandler; ask: ImageHandler } {
  /**
   * The account that may have a picture that is not public: the request's URL was signed for it, the request comes from it, and
   * it still may. A URL passed on opens nothing, and none outlives what it was given for.
   */
  async function findAllowed(request: ImageRequest, signedFor: string): Promise<string | null> {
    if ((await accountOfFileRequest(request)) !== signedFor) return null;
    return (await mayFetchPrivately(services.database, request.params.imageId, signedFor)) ? signedFor : null;
  }

  /** Whether its URL was signed for a review link that still opens on an episode with this picture; no account is asked. */
  async function isReviewed(request: ImageRequest, signedFor: string): Promise<boolean> {
    const linkId = reviewLinkOf(signedFor);
    return linkId !== null && linkId !== '' && mayFetchInReview(services.database, request.params.imageId, linkId);
  }

  /** How the picture may be kept by who gets it; null where this request may not have it. */
  async function findCaching(request: ImageRequest, method: string): Promise<string | null> {
    const { imageId } = request.params;
    const signedFor = signedForOf(services, request, method);
    if (signedFor !== null && (await isReviewed(request, signedFor))) return 'no-store';
    const accountId = signedFor === null ? null : await findAllowed(request, signedFor);
    if (accountId !== null) {
      await noteFetch(imageId, accountId);
      return 'private, max-age=450';
    }
    // A public picture is cached briefly here: the publisher puts it into the public folder, where it lives longer.
    return (await findPublicUses(services.database, imageId)).length > 0 ? 'public, max-age=5' : null;
  }

  async function serve(request: ImageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { imageId, name } = request.params;
    const caching = await findCaching(request, request.method);
    reply.headers(IMAGE_HEADERS);
    if (caching === null) return notHere(reply);
    try {
      const { stream, size, contentType } = await services.objects.get(`derivatives/${imageId}/${name}`);
      return reply.header('cache-control', caching).header('content-length', size).type(contentType).send(stream);
    } catch (error) {
      if (error instanceof ObjectNotFound) return notHere(reply);
      throw error;
    }
  }

  async function ask(request: ImageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const caching = await findCaching(request, methodOf(request));
    if (caching === null) return reply.code(403).header('cache-control', 'no-store').send();
    return reply
      .code(204)
      .headers({ 'cache-control': caching, 'x-accel-expires': String(goodForSeconds(request)) })
      .send();
  }

  return { serve, ask };
}

const notHere = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
