import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../graphql/context.ts';
import { accountOfBearer } from '../../identity/index.ts';
import { newUploadId } from '../uploadId.ts';

const MB = 1024 * 1024;
/** decisions 4.3: one picture, and one archive (an episode's worth). */
const MAX_IMAGE_BYTES = 20 * MB;
const MAX_ARCHIVE_BYTES = 500 * MB;
const ARCHIVE = /\.(?:zip|cbz)$/i;

/** What tus answers with when a hook throws it. */
const refuse = (status: number, code: string, message: string) => ({ status_code: status, body: JSON.stringify({ code, message }) });

/**
 * `/uploads`: resumable uploads by the tus protocol. Every call carries an identity token; an upload of somebody else
 * does not exist. The owner is written into the upload's note here, whatever the client sends.
 */
export function registerUploads(app: FastifyInstance, services: Services): void {
  const owners = new WeakMap<Request, string>();
  const tus = new Server({
    path: '/uploads',
    datastore: new FileStore({ directory: services.uploads.folder, expirationPeriodInMilliseconds: 24 * 3_600_000 }),
    maxSize: MAX_ARCHIVE_BYTES,
    relativeLocation: true,
    respectForwardedHeaders: false,
    namingFunction: () => newUploadId(),
    async onIncomingRequest(request, uploadId) {
      const accountId = await accountOfBearer(services, request.headers.get('authorization'));
      if (accountId === null) throw refuse(401, 'UNAUTHENTICATED', 'Sign in to upload. What you chose stays here.');
      owners.set(request as unknown as Request, accountId);
      if (request.method !== 'POST' && (await services.uploads.ownerOf(uploadId)) !== accountId) {
        throw refuse(404, 'NOT_FOUND', 'This upload is not here any more. Start it again.');
      }
    },
    async onUploadCreate(request, upload) {
      const fileName = (upload.metadata?.['filename'] ?? 'file').slice(0, 300);
      const limit = ARCHIVE.test(fileName) ? MAX_ARCHIVE_BYTES : MAX_IMAGE_BYTES;
      if ((upload.size ?? 0) > limit) {
        throw refuse(413, 'TOO_LARGE_FILE', `${fileName} is ${((upload.size ?? 0) / MB).toFixed(1)} MB, the limit is ${limit / MB} MB. Make it smaller and add it again.`);
      }
      return { metadata: { filename: fileName, accountId: owners.get(request as unknown as Request) ?? '' } };
    },
  });

  void app.register(async (scope) => {
    // The bytes go straight to the upload's file: no parser may hold them in memory.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const url of ['/uploads', '/uploads/*']) {
      scope.route({
        method: ['POST', 'PATCH', 'HEAD', 'DELETE', 'OPTIONS'],
        url,
        handler: async (request, reply) => {
          reply.hijack();
          await tus.handle(request.raw, reply.raw);
        },
      });
    }
  });
}
