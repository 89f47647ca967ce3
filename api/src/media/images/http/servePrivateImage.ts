import type { FastifyReply, FastifyRequest } from 'fastify';
import { ObjectNotFound } from '@komawari/storage/objects';
import type { Needs } from '../../../graphql/context.ts';
import { IMAGE_HEADERS } from '../../../http/pages/index.ts';
import { accountOfSignature, reviewLinkOf } from '../imageUrls.ts';
import { findPublicUses, mayFetchInReview, mayFetchPrivately } from '../store/images.ts';

type ImageRequest = FastifyRequest<{ Params: { imageId: string; name: string } }>;

/** Whom a request for a file comes from; null for nobody the process knows. */
export type AccountOfFileRequest = (request: FastifyRequest) => Promise<string | null>;

/**
 * Whether a request may have a picture that is not public: its URL was signed for an account, the request comes from
 * that account, and the account still may. A URL passed on opens nothing, and none outlives what it was given for.
 */
async function isAllowed(
  services: Needs<'config' | 'database'>,
  request: ImageRequest,
  accountOfFileRequest: AccountOfFileRequest,
): Promise<boolean> {
  const { imageId } = request.params;
  const accountId = accountOfSignature(services.config.secret, imageId, request.query as Record<string, unknown>);
  if (accountId === null || (await accountOfFileRequest(request)) !== accountId) return false;
  return mayFetchPrivately(services.database, imageId, accountId);
}

/** Whether its URL was signed for a review link that still opens on an episode with this picture; no account is asked. */
async function isReviewed(services: Needs<'config' | 'database'>, request: ImageRequest): Promise<boolean> {
  const { imageId } = request.params;
  const signedFor = accountOfSignature(services.config.secret, imageId, request.query as Record<string, unknown>);
  const linkId = signedFor && reviewLinkOf(signedFor);
  return linkId !== null && linkId !== '' && mayFetchInReview(services.database, imageId, linkId);
}

/**
 * Answers for pictures that do not lie in the public folder: those this very request may have, and those that became
 * public a moment ago. Everything else does not exist.
 */
export function createPrivateImageServing(
  services: Needs<'config' | 'database' | 'objects'>,
  accountOfFileRequest: AccountOfFileRequest,
) {
  return async (request: ImageRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { imageId, name } = request.params;
    const isInReview = await isReviewed(services, request);
    const isSigned = isInReview || (await isAllowed(services, request, accountOfFileRequest));
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
