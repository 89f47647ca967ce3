/**
 * The one GraphQL client. Framework-free; the hooks on TanStack Query are in "@komawari/ui/graphql/react".
 *
 * Documents come from the client preset with documentMode "string" and persistedDocuments with sha256 (codegen.ts at the
 * root): an object whose text is `toString()` and whose hash is `__meta__.hash`. The generated persisted-documents.json
 * (hash to text) is what the API trusts; the text stays in the bundle, so that a page of an older release still works
 * against a newer API.
 */
export { execute, type ExecuteOptions } from './execute.ts';
export { messageOfError } from './errorMessages.ts';
export { reasonOfError } from './reasonOfError.ts';
export { mayBeSaved } from './mayBeSaved.ts';
export { flashError } from './flashError.ts';
export { setOfflineAnswers, type OfflineAnswers } from './offlineAnswers.ts';
export { operationNameOf, type GraphQLDocument } from './GraphQLDocument.ts';
export {
  GraphQLRequestError,
  isOutOfReach,
  wasSaved,
  type RequestErrorCode,
  type RequestErrorDetails,
} from './GraphQLRequestError.ts';
