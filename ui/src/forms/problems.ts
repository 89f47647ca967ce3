import { GraphQLRequestError } from '../graphql/index.ts';
import { textsOf } from '../language/index.ts';
import errorsTexts from '../messages/errors.js';
import { IdentityError } from '../session/index.ts';

/** Something the person can fix: where, and what to do. An empty path means the form as a whole. */
export interface Problem {
  path: readonly string[];
  message: string;
}

/**
 * The field a problem belongs to: the server's path may start at its own arguments ("workInput", "title"), so leading
 * segments are dropped until a field of the form is found. Null when the form has no such field.
 */
export function fieldOfProblem(path: readonly string[], fields: readonly string[]): string | null {
  for (let start = 0; start < path.length; start += 1) {
    const name = path.slice(start).join('.');
    const first = path[start];
    if (first !== undefined && fields.includes(first)) return name;
  }
  return null;
}

/**
 * What a failed submission means for the form. A refusal without a field was already said by a flash message.
 * Null when the error is a mistake of ours and has to be thrown on.
 */
export function problemsOfError(error: unknown): Problem[] | null {
  if (error instanceof IdentityError) {
    const message = error.code === 'NETWORK' ? textsOf(errorsTexts).offline.read() : error.messageText;
    return [{ path: error.field ? [error.field] : [], message }];
  }
  if (error instanceof GraphQLRequestError) {
    return error.field ? [{ path: error.field.split('.'), message: error.message }] : [];
  }
  return null;
}
