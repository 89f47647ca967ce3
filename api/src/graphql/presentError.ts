import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { faultWords, isRetryable, type Refusal } from '../kernel/errors.ts';
import type { Language } from '../kernel/language.ts';
import { asRefusal } from '../kernel/outages.ts';
import { inLanguage, said, type Said } from '../kernel/said.ts';
import groundErrors from '../messages/groundErrors.js';

/** Hears what a client is not told. An outage has no number: whoever meets it meets the same. */
export type NoteFault = (fault: unknown, traceId: string | null) => void;

/** Notes faults with their number, and outages, in a log. */
export const noteFaultIn =
  (log: { error(facts: object, message: string): void }): NoteFault =>
  (fault, traceId) =>
    traceId === null
      ? log.error({ err: fault }, 'something this needs does not answer')
      : log.error({ err: fault, traceId }, 'fault');

/** What was thrown first: the layers between wrap it, some of them twice. */
function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/** The library's guesses at what was meant: names of the schema, which is not told to whoever asks. */
const GUESSES = / ?Did you mean [^]*\?$/;

/** What a client is told beside the words; a refusal's own facts stand there too. */
const factsOf = (refusal: Refusal) => ({
  code: refusal.code,
  retryable: isRetryable(refusal.code),
  ...refusal.details,
});

/**
 * The one mapping from what was thrown to what a client sees, in its language. A refusal keeps its words; what is out of reach is
 * SERVICE_UNAVAILABLE; a mistake in the document is BAD_USER_INPUT; everything else is a fault: masked, logged, with an id
 * that stands in both places.
 */
export function presentError(error: unknown, noteFault: NoteFault, language: Language): GraphQLError {
  const graphqlError = error instanceof GraphQLError ? error : null;
  const original = causeOf(error);
  const place = { nodes: graphqlError?.nodes, path: graphqlError?.path };
  const present = (
    words: Said,
    { code, ...facts }: { code: string; retryable: boolean; traceId?: string },
  ): GraphQLError =>
    new GraphQLError(inLanguage(language, words), {
      ...place,
      extensions: { code, messageJa: words.messageJa, ...facts },
    });
  const refusal = asRefusal(original);
  if (refusal) {
    if (refusal !== original) noteFault(original, null);
    return present(refusal, factsOf(refusal));
  }
  if (graphqlError && original instanceof GraphQLError) {
    const words = {
      ...said(groundErrors, (t) => t.requests.wrongDocument()),
      message: graphqlError.message.replace(GUESSES, ''),
    };
    return present(words, { code: 'BAD_USER_INPUT', retryable: false });
  }
  const traceId = randomUUID();
  noteFault(original, traceId);
  return present(faultWords(traceId), { code: 'INTERNAL', retryable: true, traceId });
}
