import { GraphQLRequestError, isOutOfReach } from './GraphQLRequestError.ts';

/** Whether a change may have been done although no answer came: it is not to be called undone. */
export const mayBeSaved = (error: unknown): boolean =>
  error instanceof GraphQLRequestError && isOutOfReach(error) && error.details.saved !== 'NO';
