import { builder } from '../../../graphql/builder.ts';
import { inAskedLanguage } from '../../../graphql/inAskedLanguage.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { listOwnWebhooks } from '../changeWebhooks.ts';
import { wordFailure } from '../failures.ts';
import type { DeliveryRecord } from '../store/deliveries.ts';
import type { WebhookRecord } from '../store/webhooks.ts';

const EVENTS = {
  EPISODE_PUBLISHED: { description: 'An episode of the creator can be read, for all or for fans.' },
  COMMENT_RECEIVED: { description: 'Somebody wrote a comment that the creator can read.' },
  FAN_GAINED: { description: 'Somebody with a profile began to watch the creator.' },
} as const;

/** What a webhook can be told of. */
export const WebhookEventEnum = builder.enumType('WebhookEvent', {
  description: 'What a webhook can be told of.',
  values: EVENTS,
});

const SentEventEnum = builder.enumType('WebhookSentEvent', {
  description: 'What a webhook was told of.',
  values: { ...EVENTS, TEST: { description: 'A test that its owner asked for.' } },
});

const WebhookDisabledBy = builder.enumType('WebhookDisabledBy', {
  description: 'Who switched a webhook off.',
  values: {
    OWNER: { description: 'Its owner.' },
    FAILURES: { description: 'Nothing arrived there for days.' },
  },
});

const WebhookDeliveryState = builder.enumType('WebhookDeliveryState', {
  description: 'How far a delivery is.',
  values: {
    WAITING: { description: 'It is tried soon, or again.' },
    DELIVERED: { description: 'It was answered with a status from 200 to 299.' },
    FAILED: { description: 'It was given up.' },
  },
});

const WebhookDelivery = builder.objectRef<DeliveryRecord>('WebhookDelivery').implement({
  description: 'One thing a webhook is told.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the delivery; it is sent along and stays the same when sent again.' }),
    event: t.expose('event', { type: SentEventEnum, description: 'What happened.' }),
    state: t.expose('state', { type: WebhookDeliveryState, description: 'How far it is.' }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    occurredAt: t.expose('occurredAt', { type: 'DateTime', description: 'When it happened.' }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried next; null at the end.',
    }),
    status: t.exposeInt('status', { nullable: true, description: 'The status of the last answer; null without one.' }),
    failure: t.string({
      nullable: true,
      description: 'Why no answer came, in the language of the request; null when one did.',
      resolve: ({ failure }, args, context) =>
        failure === null ? null : inAskedLanguage(wordFailure(failure), args, context),
    }),
  }),
});

/** A webhook of the viewer. */
export const WebhookRef = builder.objectRef<WebhookRecord>('Webhook').implement({
  description: 'A URL that is notified of what happens to the things of its owner.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the webhook.' }),
    url: t.exposeString('url', { description: 'Where it leads.' }),
    events: t.field({ type: [WebhookEventEnum], description: 'What it is told of.', resolve: ({ events }) => events }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    disabledBy: t.expose('disabledBy', {
      type: WebhookDisabledBy,
      nullable: true,
      description: 'Who switched it off; null while it is on.',
    }),
    deliveries: t.field({
      type: [WebhookDelivery],
      description: 'The latest 20 deliveries, latest first. They are kept 30 days.',
      resolve: ({ deliveries }) => deliveries,
    }),
  }),
});

builder.objectField(RegisteredViewerRef, 'webhooks', (t) =>
  t.field({
    type: [WebhookRef],
    description: 'The webhooks of the person, oldest first; up to ten.',
    resolve: (_viewer, _args, context) => listOwnWebhooks(context),
  }),
);
