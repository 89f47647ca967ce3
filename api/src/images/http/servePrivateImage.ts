import type { FastifyReply, FastifyRequest } from 'fastify';
import { ObjectNotFound } from '@komawari/storage/objects';
import type { Services } from '../../graphql/context.ts';
import { isValidSignature } from '../addresses.ts';
import { findPublicUses } from '../store/images.ts';

type ImageRequest = FastifyRequest<{ Params: { imageId: string; name: string } }>;

/**
 * Answers for pictures that do not lie in the public folder: those with a valid signature, and those that became public
 * a moment ago. Everything else does not exist.
 */
export function createPrivateImageServing(services: Services) {
  return async (request: ImageRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { imageId, name } = request.params;
    const isSigned = isValidSignature(
      services.config.secret,
      imageId,
      request.query as { exp?: unknown; sig?: unknown },
    );
    reply.header('x-content-type-options', 'nosniff').header('content-security-policy', "default-src 'none'; sandbox");
    if (!isSigned && (await findPublicUses(services.database, imageId)).length === 0) return notHere(reply);
    try {
      const { stream, size, contentType } = await services.objects.get(`derivatives/${imageId}/${name}`);
      // A public picture is cached briefly here: the publisher puts it into the public folder, where it lives longer.
      return reply
        .header('cache-control', isSigned ? 'private, max-age=450' : 'public, max-age=5')
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
