import { isOutage } from './outages.ts';

/**
 * Does something for each of many, one after the other; what goes wrong with one keeps no other back. An outage ends it at once:
 * it would meet all others, too.
 * @throws AggregateError, when all were tried, with what went wrong
 */
export async function tryEach<Item>(items: Iterable<Item>, act: (item: Item) => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  let count = 0;
  for (const item of items) {
    count += 1;
    try {
      await act(item);
    } catch (error) {
      if (isOutage(error)) throw error;
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${count} could not be done`);
}
