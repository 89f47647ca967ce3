import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import type { Needs } from '../../../graphql/context.ts';
import { limitRate } from '../../../database/index.ts';
import { languageOf } from '../../../http/languageOf.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import mediaErrors from '../../../messages/mediaErrors.js';
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
  ...said(mediaErrors, (t) => t.images.signIn()),
};
const NOT_HERE = {
  code: 'NOT_FOUND',
  ...said(mediaErrors, (t) => t.images.notHere()),
};
const OVER = {
  code: 'UPLOAD_OVER',
  ...said(mediaErrors, (t) => t.images.over()),
};
const lengthless = (fileName: string) => ({
  code: 'BAD_USER_INPUT',
  ...said(mediaErrors, (t) => t.images.lengthless({ fileName })),
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

/** A request of Node's as the library hands it on. */
interface NodeRequest {
  node?: { req: IncomingMessage };
}

/** What the server of uploads works with beside the services. */
interface Serving {
  log: FastifyBaseLogger;
  findUploader: FindUploader;
  /** The answers to requests on their way. */
  asked: WeakMap<IncomingMessage, FastifyReply>;
}

function createUploadServer(
  services: Needs<'config' | 'database' | 'uploads' | 'disk'>,
  { log, findUploader, asked }: Serving,
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
    async onResponseError(request, error) {
      const { node } = request as unknown as NodeRequest;
      const reply = node && asked.get(node.req);
      const language = reply ? await languageOf(reply.request) : config.language;
      reply?.raw.setHeader('content-language', language).setHeader('vary', 'Accept-Language');
      return presentUploadError(error, language, log);
    },
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
  const asked = new WeakMap<IncomingMessage, FastifyReply>();
  const tus = createUploadServer(services, { log: app.log, findUploader, asked });
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
          asked.set(request.raw, reply);
          await tus.handle(request.raw, reply.raw);
        },
      });
    }
  });
}
