import type { QueryClient } from '@tanstack/react-query';
import type { AnyDocument } from './GraphQLDocument.ts';

/** The types of the schema that each operation with a cache key reads, by its name. */
const readsByOperation = new Map<string, readonly string[]>();

/** Notes what an operation reads, as its document says; see codegen.ts at the root. */
export function noteReads(operation: string, document: AnyDocument): void {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- the generator's name
  const reads = document.__meta__?.['reads'];
  readsByOperation.set(operation, Array.isArray(reads) ? reads : []);
}

/** Has everything asked for again that reads one of the types: at once what is on screen, the rest when it is opened. */
export const refreshQueries = (client: QueryClient, types: readonly string[]): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [operation] }) =>
      readsByOperation.get(String(operation))?.some((type) => types.includes(type)) ?? false,
  });
