import { sign } from '@komawari/stripe';
import type { TestApp } from './createTestApp.ts';

/** An event as the stand-in wrote it down. */
export interface ToldEvent {
  id: string;
  type: string;
  data: { object: unknown };
}

/** Events of these types the stand-in has written down since a place in its book, in their order. */
export const eventsSince = (test: TestApp, place = 0): ToldEvent[] =>
  Object.values(test.stripe.world.state.kept.events).slice(place);

/** How many events there are: the place to look from. */
export const eventCount = (test: TestApp): number => Object.keys(test.stripe.world.state.kept.events).length;

/** Sends an event to the webhook as the processor does; answers the status. `age` in seconds, below 0 in the future. */
export async function tell(
  test: TestApp,
  event: object,
  { secret = test.stripe.webhookSecret, age = 0, alter = (text: string) => text } = {},
): Promise<number> {
  const payload = JSON.stringify(event);
  const answer = await test.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': sign(payload, secret, Math.floor(Date.now() / 1000) - age),
    },
    payload: alter(payload),
  });
  return answer.statusCode;
}

/** Does something at the stand-in as its page `/dev/stripe` does; answers the status. */
export async function atStripe(test: TestApp, path: string, fields: object = {}): Promise<number> {
  const answer = await fetch(`${test.stripe.url}/dev/stripe/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  return answer.status;
}
