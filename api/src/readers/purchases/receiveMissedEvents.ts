import type { Needs } from '../../graphql/context.ts';
import { findNewEvents, listEventsOfSales } from '../../money/payments/index.ts';
import { receiveEvent } from './receiveEvent.ts';

/**
 * Takes in what the processor told of payments, refunds and disputes and what did not reach us. One that cannot be taken in is
 * logged, and keeps no other one back. Answers how many events were missed.
 */
export async function receiveMissedEvents(
  services: Needs<'config' | 'database'>,
  log: { error(facts: object, message: string): void },
): Promise<number> {
  if (services.config.selling === null) return 0;
  let count = 0;
  for await (const events of listEventsOfSales(services)) {
    const missed = await findNewEvents(
      services.database,
      events.map(({ id }) => id),
    );
    count += missed.size;
    for (const event of events)
      if (missed.has(event.id))
        await receiveEvent(services, event).catch((error: unknown) =>
          log.error({ err: error, eventId: event.id }, 'an event of the processor could not be taken in'),
        );
  }
  return count;
}
