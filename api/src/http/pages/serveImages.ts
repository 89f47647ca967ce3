import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileBelow } from '@komawari/storage/files';
import { isIdOf } from '../../kernel/ids.ts';
import { IMAGE_HEADERS } from './securityHeaders.ts';
import { IMMUTABLE, typeOfFile } from './sendFile.ts';

/** A request for one derivative of one picture. */
export type ImageRequest = FastifyRequest<{ Params: { imageId: string; name: string } }>;

type ImageHandler = (request: ImageRequest, reply: FastifyReply) => Promise<FastifyReply>;

export interface ImageServing {
  publicDir: string;
  /** Answer for a picture that is not public (yet): the images domain checks signature and owner. */
  privateImages?: { serve: ImageHandler; ask: ImageHandler } | undefined;
}

const DERIVATIVE = /^[a-z0-9-]+\.(?:webp|avif)$/;
const isDerivativeOf = ({ params }: ImageRequest): boolean =>
  isIdOf('Image', params.imageId) && DERIVATIVE.test(params.name);

/**
 * Serves public pictures from the folder the publisher keeps; whatever is not there is the images domain's to decide. A web server
 * that keeps the bytes asks below /may_fetch (deploy/nginx.conf) and sends them itself.
 */
export function serveImages(app: FastifyInstance, { publicDir, privateImages }: ImageServing): void {
  const images = join(publicDir, 'images');
  app.get('/images/:imageId/:name', async (request: ImageRequest, reply) => {
    const { imageId, name } = request.params;
    const isDerivative = isDerivativeOf(request);
    const file = isDerivative ? await open(fileBelow(images, `${imageId}/${name}`)).catch(() => null) : null;
    if (file) {
      const { size } = await file.stat();
      reply
        .headers(IMAGE_HEADERS)
        .header('cache-control', IMMUTABLE)
        .header('content-length', size)
        .type(typeOfFile(name));
      return reply.send(file.createReadStream());
    }
    if (isDerivative && privateImages) return privateImages.serve(request, reply);
    return reply
      .code(404)
      .headers(IMAGE_HEADERS)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Not found\n');
  });
  app.get('/may_fetch/images/:imageId/:name', async (request: ImageRequest, reply) =>
    isDerivativeOf(request) && privateImages ? privateImages.ask(request, reply) : reply.code(403).send(),
  );
}
