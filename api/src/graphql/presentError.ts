import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { isRetryable, Refusal } from '../kernel/errors.ts';

/** What was thrown first: the layers between wrap it, some of them twice. */
function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/** The library's guesses at what was meant: names of the schema, which is not told to whoever asks. */
const GUESSES = / ?Did you mean [^]*\?$/;

/**
 * The one mapping from what was thrown to what a client sees. A refusal keeps its words; a mistake in the document
 * is BAD_USER_INPUT; everything else is a fault: masked, logged, with an id that stands in both places.
 */
export function presentError(error: unknown, logFault: (fault: unknown, traceId: string) => void): GraphQLError {
  const graphqlError = error instanceof GraphQLError ? error : null;
  const original = causeOf(error);
  const place = { nodes: graphqlError?.nodes, path: graphqlError?.path };
  if (original instanceof Refusal) {
    return new GraphQLError(original.message, {
      ...place,
      extensions: {
        code: original.code,
        messageJa: original.messageJa,
        retryable: isRetryable(original.code),
        ...original.details,
      },
    });
  }
  if (graphqlError && original instanceof GraphQLError) {
    return new GraphQLError(graphqlError.message.replace(GUESSES, ''), {
      ...place,
      extensions: { code: 'BAD_USER_INPUT', messageJa: '入力が正しくありません。', retryable: false },
    });
  }
  const traceId = randomUUID();
  logFault(original, traceId);
  return new GraphQLError(`Something went wrong on our side. If it stays, tell us this number: ${traceId}`, {
    ...place,
    extensions: {
      code: 'INTERNAL',
      messageJa: `サーバーで問題が起きました。番号: ${traceId}`,
      retryable: true,
      traceId,
    },
  });
}
