import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { isRetryable, type Refusal } from '../kernel/errors.ts';
import { asRefusal } from '../kernel/outages.ts';

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

/** A refusal as clients see it. `place` is where in the document it happened. */
const presentRefusal = (refusal: Refusal, place: Pick<GraphQLErrorOptions, 'nodes' | 'path'>): GraphQLError =>
  new GraphQLError(refusal.message, {
    ...place,
    extensions: {
      code: refusal.code,
      messageJa: refusal.messageJa,
      retryable: isRetryable(refusal.code),
      ...refusal.details,
    },
  });

/**
 * The one mapping from what was thrown to what a client sees. A refusal keeps its words; what is out of reach is
 * SERVICE_UNAVAILABLE; a mistake in the document is BAD_USER_INPUT; everything else is a fault: masked, logged, with an id
 * that stands in both places.
 */
export function presentError(error: unknown, noteFault: NoteFault): GraphQLError {
  const graphqlError = error instanceof GraphQLError ? error : null;
  const original = causeOf(error);
  const place = { nodes: graphqlError?.nodes, path: graphqlError?.path };
  const refusal = asRefusal(original);
  if (refusal) {
    if (refusal !== original) noteFault(original, null);
    return presentRefusal(refusal, place);
  }
  if (graphqlError && original instanceof GraphQLError) {
    return new GraphQLError(graphqlError.message.replace(GUESSES, ''), {
      ...place,
      extensions: { code: 'BAD_USER_INPUT', messageJa: '入力が正しくありません。', retryable: false },
    });
  }
  const traceId = randomUUID();
  noteFault(original, traceId);
  return new GraphQLError(`Something went wrong on our side. If it keeps happening, tell us this number: ${traceId}`, {
    ...place,
    extensions: {
      code: 'INTERNAL',
      messageJa: `サーバーで問題が起きました。番号: ${traceId}`,
      retryable: true,
      traceId,
    },
  });
}
