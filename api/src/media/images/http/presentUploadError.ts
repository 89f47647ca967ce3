import { randomUUID } from 'node:crypto';
import { asRefusal, unavailable } from '../../../kernel/outages.ts';
import { presentSaid } from '../../../http/sendError.ts';
import { faultWords } from '../../../kernel/errors.ts';
import type { Language } from '../../../kernel/language.ts';
import { answerUpload, type RefusedUpload, type UploadAnswer } from './refuseUpload.ts';

/** What tus answers with where nobody says anything else. */
const isAnswer = (error: unknown): error is UploadAnswer =>
  typeof (error as Partial<UploadAnswer> | null)?.status_code === 'number';

/**
 * The answer to what went wrong under an upload, in the words of the rest of the API; undefined leaves the protocol's own.
 * What an installation stands on is away: 503, and the client goes on where it was. A fault is masked and logged with an id.
 */
export function presentUploadError(
  error: unknown,
  language: Language,
  log: { error(facts: object, message: string): void },
): UploadAnswer | undefined {
  const refused = (error as { refusal?: RefusedUpload } | null)?.refusal;
  if (isAnswer(error) && refused) return answerUpload(refused, language);
  // Bytes that could not be written: the folder of uploads is away or full. tus keeps the reason to itself.
  if (isAnswer(error)) return error.status_code === 500 ? answerUpload(unavailable(), language) : undefined;
  const refusal = asRefusal(error);
  if (refusal) {
    if (refusal !== error) log.error({ err: error }, 'something this needs does not answer');
    return answerUpload(refusal, language);
  }
  const traceId = randomUUID();
  log.error({ err: error, traceId }, 'fault');
  return {
    status_code: 500,
    body: JSON.stringify({
      code: 'INTERNAL',
      ...presentSaid(faultWords(traceId), language),
      retryable: true,
      traceId,
    }),
  };
}
