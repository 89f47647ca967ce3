import * as z from 'zod';
import type { CheckCardOption } from '../shared/components/CheckCards.tsx';

/** What a webhook can be told of, as people choose it. */
export const webhookEvents = [
  {
    value: 'EPISODE_PUBLISHED',
    label: 'An episode is published',
    description: 'For everybody or for fans; a scheduled one at its time.',
  },
  {
    value: 'COMMENT_RECEIVED',
    label: 'A new comment',
    description: 'Soft comments once they are delivered; held comments not at all.',
  },
  { value: 'FAN_GAINED', label: 'A new fan', description: 'Somebody with a profile started watching you.' },
] as const satisfies readonly CheckCardOption[];

type SentEvent = (typeof webhookEvents)[number]['value'] | 'TEST';

/** How an event is called in a line. */
export const wordOfEvent = (event: SentEvent): string =>
  webhookEvents.find(({ value }) => value === event)?.label ?? 'Test';

/** The form that adds a webhook. */
export const webhookForm = z.object({
  url: z.string().trim().min(1, 'Enter the address.').max(2048, 'An address has at most 2,048 characters.'),
  events: z.array(z.enum(['EPISODE_PUBLISHED', 'COMMENT_RECEIVED', 'FAN_GAINED'])).min(1, 'Choose at least one event.'),
});
