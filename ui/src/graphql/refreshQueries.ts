import type { QueryClient } from '@tanstack/react-query';
import type { AnyDocument } from './GraphQLDocument.ts';

/** The types of the schema that an operation reads, as its document says; see codegen.ts at the root. */
export function readsOf(document: AnyDocument): readonly string[] {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- the generator's name
  const reads = document.__meta__?.['reads'];
  return Array.isArray(reads) ? reads : [];
}

/** Has everything asked for again that reads one of the types: at once what is on screen, the rest when it is opened. */
export const refreshQueries = (client: QueryClient, types: readonly string[]): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ meta }) =>
      (meta?.['reads'] as readonly string[] | undefined)?.some((type) => types.includes(type)) ?? false,
  });
