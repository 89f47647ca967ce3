import { textsOf } from '@komawari/ui/language';
import * as z from 'zod';
import webhooksTexts from '../messages/webhooks.js';

const EVENTS = ['EPISODE_PUBLISHED', 'COMMENT_RECEIVED', 'FAN_GAINED'] as const;

/** What a webhook can be told of, as people choose it. */
export function webhookEvents() {
  const { events, eventHints } = textsOf(webhooksTexts);
  return EVENTS.map((value) => ({ value, label: events[value](), description: eventHints[value]() }));
}

/** The form that adds a webhook. */
export const webhookForm = z.object({
  url: z
    .string()
    .trim()
    .min(1, { error: () => textsOf(webhooksTexts).newWebhook.noAddress() })
    .max(2048, { error: () => textsOf(webhooksTexts).newWebhook.longAddress() }),
  events: z.array(z.enum(EVENTS)).min(1, { error: () => textsOf(webhooksTexts).newWebhook.noEvent() }),
});
