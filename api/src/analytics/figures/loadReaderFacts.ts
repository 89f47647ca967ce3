import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { toReaderFacts, type ReaderFacts } from './readerCells.ts';
import { findCells } from './store/sums.ts';

const readerFactsLoader = defineLoader<string, ReaderFacts>('readerFacts', async (ids, { reader }) => {
  const cells = Map.groupBy(await findCells(reader, ids), ({ workId }) => workId);
  return new Map(ids.map((id) => [id, toReaderFacts(cells.get(id) ?? [])]));
});

/** What is known of the readers of a work; asked for twice in one answer, it is read once. */
export const loadReaderFacts = async (context: Context, workId: string): Promise<ReaderFacts> =>
  (await readerFactsLoader(context).load(workId)) ?? toReaderFacts([]);
