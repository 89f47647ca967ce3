import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Needs } from '../../../graphql/context.ts';
import { limitRate } from '../../../database/index.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { admitUpload } from '../admitUpload.ts';
import { finishUpload, isUploadOver } from '../store/uploads.ts';
import { keepConnection } from './keepConnection.ts';
import { newUploadId } from '../uploadId.ts';
import { presentUploadError } from './presentUploadError.ts';
import { refuseUpload } from './refuseUpload.ts';
import { UploadFiles } from './UploadFiles.ts';
import { checkLimits, MAX_DATA_BYTES } from './uploadLimits.ts';
import { UploadServer } from './UploadServer.ts';

const SIGN_IN = {
  code: 'UNAUTHENTICATED',
  message: 'Sign in to upload. What you chose stays here.',
  messageJa: 'アップロードするにはログインしてください。選んだファイルは残っています。',
};
const NOT_HERE = {
  code: 'NOT_FOUND',
  message:
    'This upload is no longer here: uploads that do not finish within 24 hours are cleared away. Start it again.',
  messageJa: 'このアップロードは見つかりません。24時間以内に完了しなかったものは消去されます。もう一度始めてください。',
};
const OVER = {
  code: 'UPLOAD_OVER',
  message: 'This upload did not finish within 24 hours and was cleared away. Start it again.',
  messageJa: 'このアップロードは24時間以内に完了しなかったため終了しました。もう一度始めてください。',
};
const lengthless = (fileName: string) => ({
  code: 'BAD_USER_INPUT',
  message: `${fileName}: say how long the file is before it is sent.`,
  messageJa: `${fileName}: ファイルの大きさを先に指定してください。`,
});

/** A file's name as it is shown again: without what could end a line or a text early. */
const cleanFileName = (name: string | null | undefined): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  (name ?? '').replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '').slice(0, 300) || 'file';

/** The account a call speaks for by its `authorization`, where it may upload; null otherwise. */
export type FindUploader = (authorization: string | null) => Promise<string | null>;

async function takeUploadPermit(services: Needs<'database'>, accountId: string): Promise<void> {
  try {
    await limitRate(services.database, 'upload', accountId);
  } catch (error) {
    if (error instanceof Refusal) throw refuseUpload(error);
    throw error;
  }
}

/** Refuses to go on with an upload that is somebody else's, not there, or over. */
async function requireOwnUpload(
  { database, uploads }: Needs<'database' | 'uploads'>,
  accountId: string,
  uploadId: string,
): Promise<void> {
  if ((await uploads.ownerOf(uploadId)) !== accountId) throw refuseUpload(NOT_HERE);
  if (await isUploadOver(database, uploadId)) throw refuseUpload(OVER);
}

function createUploadServer(
  services: Needs<'config' | 'database' | 'uploads' | 'disk'>,
  log: FastifyBaseLogger,
  findUploader: FindUploader,
): UploadServer {
  const { config, database, uploads } = services;
  const owners = new WeakMap<Request, string>();
  return new UploadServer({
    path: '/uploads',
    datastore: new UploadFiles(uploads.folder, database),
    maxSize: MAX_DATA_BYTES,
    relativeLocation: true,
    respectForwardedHeaders: false,
    allowedOrigins: [config.http.publicUrl],
    namingFunction: () => newUploadId(),
    async onIncomingRequest(request, uploadId) {
      const accountId = await findUploader(request.headers.get('authorization'));
      if (accountId === null) throw refuseUpload(SIGN_IN);
      owners.set(request as unknown as Request, accountId);
      if (request.method !== 'POST') await requireOwnUpload(services, accountId, uploadId);
    },
    async onUploadCreate(request, upload) {
      const accountId = owners.get(request as unknown as Request) ?? '';
      const fileName = cleanFileName(upload.metadata?.['filename']);
      // A length that is told later could pass every limit, and no one could say when the file is whole.
      if (upload.size === undefined) throw refuseUpload(lengthless(fileName));
      const tooLarge = checkLimits(fileName, upload.size);
      if (tooLarge) throw tooLarge;
      await takeUploadPermit(services, accountId);
      const incoming = { id: upload.id, accountId, fileName, byteSize: upload.size, isWhole: false };
      const refusal = await admitUpload(services, incoming);
      if (refusal) throw refuseUpload(refusal);
      return { metadata: { filename: fileName, accountId } };
    },
    onResponseError: (_request, error) => presentUploadError(error, log),
    async onUploadFinish(_request, { id }) {
      await database.transact((tx) => finishUpload(tx, id), { isChange: false });
      return {};
    },
  });
}

/**
 * `/uploads`: resumable uploads by the tus protocol. Every call carries an identity token of an account somebody can sign in
 * to, or a personal one that may upload; an upload of somebody else does not exist. The owner is written into the upload's
 * note here, whatever the client sends.
 */
export function registerUploads(
  app: FastifyInstance,
  services: Needs<'config' | 'database' | 'uploads' | 'disk'>,
  findUploader: FindUploader,
): void {
  const tus = createUploadServer(services, app.log, findUploader);
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
          keepConnection(request.raw, reply.raw);
          await tus.handle(request.raw, reply.raw);
        },
      });
    }
  });
}
