import type { TypedDocumentString } from '../gql/graphql.ts';

/** Runs one document as a guest and gives its data. Variables may be left out where the document has none. */
export type Execute = <Result, Variables>(
  document: TypedDocumentString<Result, Variables> | string,
  ...[variables]: Variables extends Record<string, never> ? [variables?: Variables] : [variables: Variables]
) => Promise<Result>;
