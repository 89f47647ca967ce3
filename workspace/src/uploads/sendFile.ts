import { textsOf } from '@komawari/ui/language';
import { inScreenLanguage } from '@komawari/ui/screenLanguage';
import { type DetailedError, type HttpRequest, Upload } from 'tus-js-client';
import uploadsTexts from '../messages/uploads.js';
import { uploadUrls } from './uploadUrls.ts';

/** A dropped connection loses at most this much, also behind a proxy that buffers whole requests. */
const CHUNK_BYTES = 4 * 1024 * 1024;

/** Milliseconds between attempts; after the last one the tile offers Retry. */
const RETRY_DELAYS = [0, 1_000, 3_000, 5_000, 10_000];

/** What an upload needs to know about the outside. */
export interface SendFileSettings {
  /** Address of the tus server. */
  endpoint: string;
  /** A fresh identity token for every request; a session may be renewed halfway. */
  getToken: () => Promise<string | null>;
  /** Id of the account that uploads: the same file of another account is another upload. */
  owner?: () => string | null;
  /** Milliseconds between attempts. */
  retryDelays?: number[];
  /** Bytes a request carries at most. */
  chunkBytes?: number;
}

/** One file's way to the server. `path` tells files of the same name apart; `onProgress` gets shares of 0 to 1. */
export interface SendFileOptions {
  path: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** An upload that failed: `isConnection` when nobody answered, otherwise `message` is the server's sentence. */
export class UploadError extends Error {
  override name = 'UploadError';
  readonly isConnection: boolean;
  /** The server does not have the upload any more. */
  readonly isGone: boolean;

  constructor(
    message: string,
    isConnection: boolean,
    { isGone = false, ...options }: ErrorOptions & { isGone?: boolean } = {},
  ) {
    super(message, options);
    this.isConnection = isConnection;
    this.isGone = isGone;
  }
}

/**
 * Sends files with the resumable tus protocol; the result is the id under which the server knows the bytes. An upload the server
 * does not have any more, swept or taken by another tab, begins again.
 */
export function createSendFile(settings: SendFileSettings) {
  return async function sendFile(file: File, options: SendFileOptions): Promise<string> {
    const wanted = [settings.owner?.() ?? '', options.path, file.size, file.lastModified].join('|');
    await ending.get(wanted);
    const fingerprint = claimFingerprint(wanted);
    const send = () => sendOnce(file, { ...options, settings, fingerprint });
    try {
      return await send().catch((error: unknown) => {
        if (error instanceof UploadError && error.isGone && !options.signal.aborted) return send();
        throw error;
      });
    } finally {
      inFlight.delete(fingerprint);
    }
  };
}

/** One attempt to send a file whole, on from where an earlier one stopped. */
async function sendOnce(
  file: File,
  { settings, fingerprint, onProgress, signal }: SendFileOptions & { settings: SendFileSettings; fingerprint: string },
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const upload = new Upload(file, {
    endpoint: settings.endpoint,
    headers: inScreenLanguage(),
    retryDelays: settings.retryDelays ?? RETRY_DELAYS,
    chunkSize: settings.chunkBytes ?? CHUNK_BYTES,
    metadata: { filename: file.name, filetype: file.type },
    urlStorage: uploadUrls,
    fingerprint: async () => fingerprint,
    removeFingerprintOnSuccess: true,
    onShouldRetry: (error) => mayHelpNow(error.originalResponse?.getStatus() ?? null),
    onBeforeRequest: (request) => authorize(request, settings.getToken),
    onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 1),
    onSuccess: () => resolve(uploadIdOf(upload.url ?? '')),
    onError: (error) => reject(toUploadError(error)),
  });
  const stop = (): void => {
    const ended = upload.abort(true).catch(() => undefined);
    ending.set(fingerprint, ended);
    void ended.then(() => ending.delete(fingerprint));
    reject(signal.reason);
  };
  signal.addEventListener('abort', stop);
  await resume(upload);
  if (!signal.aborted) upload.start();
  // Bytes that have arrived are the server's: it clears them away when they are a picture, or when nobody comes for them.
  return promise.finally(() => signal.removeEventListener('abort', stop));
}

/** Uploads this tab is giving up: the same file waits, so as not to go on with what is about to be gone. */
const ending = new Map<string, Promise<void>>();

/** Fingerprints this tab is sending now. */
const inFlight = new Set<string>();

/** The same file dropped twice is two uploads: only one of them may go on where an earlier one stopped. */
function claimFingerprint(wanted: string): string {
  const fingerprint = inFlight.has(wanted) ? `${wanted}|${crypto.randomUUID()}` : wanted;
  inFlight.add(fingerprint);
  return fingerprint;
}

async function resume(upload: Upload): Promise<void> {
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
}

async function authorize(request: HttpRequest, getToken: SendFileSettings['getToken']): Promise<void> {
  const token = await getToken();
  if (token) request.setHeader('Authorization', `Bearer ${token}`);
}

function uploadIdOf(url: string): string {
  return decodeURIComponent(
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '',
  );
}

/** Nobody behind the proxy answered, or what the API needs is down. */
const isUnavailable = (status: number): boolean => status >= 502 && status <= 504;

/** Whether the same request may succeed within seconds: nobody answered, or somebody else holds the upload. */
function mayHelpNow(status: number | null): boolean {
  return status === null || isUnavailable(status) || status === 500 || status === 409 || status === 423;
}

function toUploadError(error: Error | DetailedError): UploadError {
  const { sending: texts } = textsOf(uploadsTexts);
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response || isUnavailable(response.getStatus())) return new UploadError(texts.broke(), true, { cause: error });
  const status = response.getStatus();
  return new UploadError(sentenceOf(response.getBody()) ?? texts.refused({ status: `${status}` }), false, {
    cause: error,
    isGone: status === 404 || status === 410,
  });
}

function sentenceOf(body: string): string | null {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : null;
  } catch {
    return body.length > 0 && body.length < 200 && !body.includes('<') ? body.trim() : null;
  }
}
