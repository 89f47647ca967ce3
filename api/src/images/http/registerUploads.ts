import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../graphql/context.ts';
import { limitRate } from '../../database/index.ts';
import { actorOfBearer } from '../../identity/index.ts';
import { accountOfToken } from '../../tokens/index.ts';
import { hasProvider } from '../../kernel/actor.ts';
import { isRetryable, Refusal, type RefusalCode, type RefusalDetails } from '../../kernel/errors.ts';
import { newUploadId } from '../uploadId.ts';

const MB = 1024 * 1024;
/** decisions 4.3: one picture, and one archive (an episode's worth). */
const MAX_IMAGE_BYTES = 20 * MB;
const MAX_ARCHIVE_BYTES = 500 * MB;
/** A person's own data, as we give it out (account/data): the name we gave it, and room for many originals. */
const MAX_DATA_BYTES = 4096 * MB;
const DATA = /^komawari-[\w-]+(?: ?\(\d+\))?\.zip$/i;
const ARCHIVE = /\.(?:zip|cbz)$/i;

/** What tus answers with when a hook throws it. */
const refuse = (
  status: number,
  code: RefusalCode | 'TOO_LARGE_FILE',
  message: string,
  messageJa: string,
  details: RefusalDetails = {},
) => ({
  status_code: status,
  body: JSON.stringify({
    code,
    message,
    messageJa,
    retryable: code !== 'TOO_LARGE_FILE' && isRetryable(code),
    ...details,
  }),
});

/** A file's name as it is shown again: without what could end a line or a text early. */
const cleanFileName = (name: string | null | undefined): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  (name ?? '').replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '').slice(0, 300) || 'file';

/** The account a call speaks for, where it may upload; null otherwise. */
async function findUploader(services: Services, authorization: string | null): Promise<string | null> {
  const ofToken = await accountOfToken(services, authorization, 'UPLOAD_IMAGES');
  if (ofToken !== null) return ofToken;
  const actor = await actorOfBearer(services, authorization);
  return hasProvider(actor) ? actor.accountId : null;
}

async function takeUploadPermit(services: Services, accountId: string): Promise<void> {
  try {
    await limitRate(services.database, 'upload', accountId);
  } catch (error) {
    if (error instanceof Refusal) throw refuse(429, error.code, error.message, error.messageJa, error.details);
    throw error;
  }
}

/**
 * `/uploads`: resumable uploads by the tus protocol. Every call carries an identity token of an account somebody can sign in to, or a
 * personal one that may upload; an upload of somebody else does not exist. The owner is written into the upload's note here, whatever the client sends.
 */
export function registerUploads(app: FastifyInstance, services: Services): void {
  const owners = new WeakMap<Request, string>();
  const tus = new Server({
    path: '/uploads',
    datastore: new FileStore({ directory: services.uploads.folder, expirationPeriodInMilliseconds: 24 * 3_600_000 }),
    maxSize: MAX_DATA_BYTES,
    relativeLocation: true,
    respectForwardedHeaders: false,
    allowedOrigins: [services.config.http.publicUrl],
    namingFunction: () => newUploadId(),
    async onIncomingRequest(request, uploadId) {
      const authorization = request.headers.get('authorization');
      const accountId = await findUploader(services, authorization);
      if (accountId === null)
        throw refuse(
          401,
          'UNAUTHENTICATED',
          'Sign in to upload. What you chose stays here.',
          'アップロードするにはログインしてください。選んだファイルは残っています。',
        );
      owners.set(request as unknown as Request, accountId);
      if (request.method !== 'POST' && (await services.uploads.ownerOf(uploadId)) !== accountId) {
        throw refuse(
          404,
          'NOT_FOUND',
          'This upload is not here any more. Start it again.',
          'このアップロードは見つかりません。もう一度始めてください。',
        );
      }
    },
    async onUploadCreate(request, upload) {
      const accountId = owners.get(request as unknown as Request) ?? '';
      const fileName = cleanFileName(upload.metadata?.['filename']);
      // A length that is told later could pass every limit, and no one could say when the file is whole.
      if (upload.size === undefined)
        throw refuse(
          400,
          'BAD_USER_INPUT',
          `${fileName}: say how long the file is before it is sent.`,
          `${fileName}: ファイルの大きさを先に指定してください。`,
        );
      const limit = DATA.test(fileName) ? MAX_DATA_BYTES : ARCHIVE.test(fileName) ? MAX_ARCHIVE_BYTES : MAX_IMAGE_BYTES;
      if (upload.size > limit) {
        const size = (upload.size / MB).toFixed(1);
        throw refuse(
          413,
          'TOO_LARGE_FILE',
          `${fileName} is ${size} MB, the limit is ${limit / MB} MB. Make it smaller and add it again.`,
          `${fileName}は${size} MBです。上限は${limit / MB} MBです。`,
        );
      }
      await takeUploadPermit(services, accountId);
      return { metadata: { filename: fileName, accountId } };
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
