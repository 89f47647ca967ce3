import type { FastifyReply, FastifyRequest } from 'fastify';
import { ObjectNotFound } from '@komawari/storage/objects';
import type { Needs } from '../../../graphql/context.ts';
import { IMAGE_HEADERS } from '../../../http/pages/index.ts';
import { accountOfSignature, reviewLinkOf } from '../imageUrls.ts';
import { findPublicUses, mayFetchInReview, mayFetchPrivately } from '../store/images.ts';

type ImageRequest = FastifyRequest<{ Params: { imageId: string; name: string } }>;

/** Whom a request for a file comes from; null for nobody the process knows. */
export type AccountOfFileRequest = (request: FastifyRequest) => Promise<string | null>;

/** Is told, before the bytes leave, that an account gets a picture that is not public. */
export type NoteFetch = (imageId: string, accountId: string) => Promise<void>;

/** Whom the URL of a request was signed for; null where it was not. */
const signedForOf = ({ config }: Needs<'config'>, { method, params, query }: ImageRequest): string | null =>
  accountOfSignature(config.secret, { method, file: params, query: query as Record<string, unknown> });

/**
 * The account that may have a picture that is not public: the request's URL was signed for it, the request comes from it, and
 * it still may. A URL passed on opens nothing, and none outlives what it was given for.
 */
async function findAllowed(
  services: Needs<'config' | 'database'>,
  request: ImageRequest,
  accountOfFileRequest: AccountOfFileRequest,
): Promise<string | null> {
  const accountId = signedForOf(services, request);
  if (accountId === null || (await accountOfFileRequest(request)) !== accountId) return null;
  return (await mayFetchPrivately(services.database, request.params.imageId, accountId)) ? accountId : null;
}

/** Whether its URL was signed for a review link that still opens on an episode with this picture; no account is asked. */
async function isReviewed(services: Needs<'config' | 'database'>, request: ImageRequest): Promise<boolean> {
  const signedFor = signedForOf(services, request);
  const linkId = signedFor && reviewLinkOf(signedFor);
  return linkId !== null && linkId !== '' && mayFetchInReview(services.database, request.params.imageId, linkId);
}

/**
 * Answers for pictures that do not lie in the public folder: those this very request may have, and those that became
 * public a moment ago. Everything else does not exist.
 */
export function createPrivateImageServing(
  services: Needs<'config' | 'database' | 'objects'>,
  accountOfFileRequest: AccountOfFileRequest,
  noteFetch: NoteFetch,
) {
  return async (request: ImageRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { imageId, name } = request.params;
    const isInReview = await isReviewed(services, request);
    const accountId = isInReview ? null : await findAllowed(services, request, accountOfFileRequest);
    const isSigned = isInReview || accountId !== null;
    if (accountId !== null) await noteFetch(imageId, accountId);
    reply.headers(IMAGE_HEADERS);
    if (!isSigned && (await findPublicUses(services.database, imageId)).length === 0) return notHere(reply);
    try {
      const { stream, size, contentType } = await services.objects.get(`derivatives/${imageId}/${name}`);
      // A public picture is cached briefly here: the publisher puts it into the public folder, where it lives longer.
      return reply
        .header('cache-control', isInReview ? 'no-store' : isSigned ? 'private, max-age=450' : 'public, max-age=5')
        .header('content-length', size)
        .type(contentType)
        .send(stream);
    } catch (error) {
      if (error instanceof ObjectNotFound) return notHere(reply);
      throw error;
    }
  };
}

const notHere = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
