/**
 * The one GraphQL client. Framework-free; the hooks on TanStack Query are in "@komawari/ui/graphql/react".
 *
 * Documents come from @graphql-codegen/cli with the client preset. Each front end generates its own, with:
 *   preset: 'client',
 *   presetConfig: {
 *     fragmentMasking: false,
 *     persistedDocuments: { mode: 'embedHashInDocument', hashPropertyName: 'hash', hashAlgorithm: 'sha256' },
 *   },
 *   config: { documentMode: 'string', useTypeImports: true, enumsAsTypes: true, scalars: { DateTime: 'string' } },
 * The generated persisted-documents.json (hash to text) is what the API loads; the text stays in the bundle, so that a
 * page of an older release still works against a newer API.
 */
export { execute, type ExecuteOptions } from './execute.ts';
export { wordsOfError } from './errorWords.ts';
export { operationNameOf, type GraphQLDocument } from './GraphQLDocument.ts';
export { GraphQLRequestError, type RequestErrorCode, type RequestErrorDetails } from './GraphQLRequestError.ts';
