import type { Needs } from '../../graphql/context.ts';
import { findNewEvents, listEventsOfSales } from '../../money/payments/index.ts';
import { receiveEvent } from './receiveEvent.ts';

/**
 * Takes in what the processor told of refunds and disputes and what did not reach us. What is paid needs none of it: open
 * purchases are followed. Answers how many events it were.
 */
export async function receiveMissedEvents(services: Needs<'config' | 'database'>): Promise<number> {
  if (services.config.selling === null) return 0;
  const events = await listEventsOfSales(services);
  const missed = await findNewEvents(
    services.database,
    events.map(({ id }) => id),
  );
  for (const event of events) if (missed.has(event.id)) await receiveEvent(services, event);
  return missed.size;
}
