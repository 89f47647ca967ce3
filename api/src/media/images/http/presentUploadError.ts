import { randomUUID } from 'node:crypto';
import { asRefusal, unavailable } from '../../../kernel/outages.ts';
import { refuseUpload, type UploadAnswer } from './refuseUpload.ts';

/** What tus answers with where nobody says anything else. */
const isAnswer = (error: unknown): error is UploadAnswer =>
  typeof (error as Partial<UploadAnswer> | null)?.status_code === 'number';

/**
 * The answer to what went wrong under an upload, in the words of the rest of the API; undefined leaves the protocol's own.
 * What an installation stands on is away: 503, and the client goes on where it was. A fault is masked and logged with an id.
 */
export function presentUploadError(
  error: unknown,
  log: { error(facts: object, message: string): void },
): UploadAnswer | undefined {
  // Bytes that could not be written: the folder of uploads is away or full. tus keeps the reason to itself.
  if (isAnswer(error)) return error.status_code === 500 ? refuseUpload(unavailable()) : undefined;
  const refusal = asRefusal(error);
  if (refusal) {
    if (refusal !== error) log.error({ err: error }, 'something this needs does not answer');
    return refuseUpload(refusal);
  }
  const traceId = randomUUID();
  log.error({ err: error, traceId }, 'fault');
  return {
    status_code: 500,
    body: JSON.stringify({
      code: 'INTERNAL',
      message: `Something went wrong on our side. If it keeps happening, tell us this number: ${traceId}`,
      messageJa: `サーバーで問題が起きました。番号: ${traceId}`,
      retryable: true,
      traceId,
    }),
  };
}
