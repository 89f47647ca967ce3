import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isIdOf } from '../../kernel/ids.ts';
import { DERIVATIVE, imagePath, type PageStore } from '../../publishing/index.ts';
import { IMAGE_HEADERS } from './securityHeaders.ts';
import { tagged } from './tagged.ts';
import { IMMUTABLE, typeOfFile } from '../../kernel/fileTypes.ts';

/** A request for one derivative of one picture. */
export type ImageRequest = FastifyRequest<{ Params: { imageId: string; name: string } }>;

type ImageHandler = (request: ImageRequest, reply: FastifyReply) => Promise<FastifyReply>;

export interface ImageServing {
  store: Pick<PageStore, 'openImage'>;
  /** In which headers caches in front look for tags; none unless told. */
  tagHeaders?: readonly string[];
  /** Answer for a picture that is not public (yet): the images domain checks signature and owner. */
  privateImages?: { serve: ImageHandler; ask: ImageHandler } | undefined;
}

const isDerivativeOf = ({ params }: ImageRequest): boolean =>
  isIdOf('Image', params.imageId) && DERIVATIVE.test(params.name);

/**
 * Serves public pictures from the page store; whatever is not there is the images domain's to decide. A web server
 * that keeps the bytes asks below /may_fetch (deploy/nginx.conf) and sends them itself.
 */
export function serveImages(app: FastifyInstance, { store, tagHeaders = [], privateImages }: ImageServing): void {
  app.get('/images/:imageId/:name', async (request: ImageRequest, reply) => {
    const { imageId, name } = request.params;
    const isDerivative = isDerivativeOf(request);
    const picture = isDerivative ? await store.openImage(imageId, name) : null;
    if (picture) {
      reply
        .headers(IMAGE_HEADERS)
        .headers(tagged(tagHeaders, imagePath(imageId)))
        .header('cache-control', IMMUTABLE)
        .header('content-length', picture.size)
        .type(typeOfFile(name));
      return reply.send(picture.stream);
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
