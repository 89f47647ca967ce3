import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { createWebhook, redeliverWebhook, removeWebhook, sendTestWebhook, updateWebhook } from '../changeWebhooks.ts';
import type { WebhookRecord } from '../store/webhooks.ts';
import { WebhookEventEnum, WebhookRef } from './Webhook.ts';

const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  description: 'A URL, and what it is notified of.',
  fields: (t) => ({
    url: t.string({ required: true, description: 'A public https URL without a port.' }),
    events: t.field({ type: [WebhookEventEnum], required: true, description: 'At least one.' }),
  }),
});

const CreateWebhookPayload = definePayload<{ webhook: WebhookRecord; secret: string }>(
  'CreateWebhookPayload',
  'The new webhook.',
  {
    webhook: { type: WebhookRef, description: 'The webhook.' },
    secret: { type: 'String', description: 'What deliveries are signed with. It is told this once.' },
  },
);

const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  description: 'What changes about a webhook; what is absent stays.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the webhook.' }),
    events: t.field({ type: [WebhookEventEnum], description: 'At least one.' }),
    isEnabled: t.boolean({ description: 'Whether it is on.' }),
  }),
});

const WebhookPayload = definePayload<{ webhook: WebhookRecord }>('WebhookPayload', 'The webhook as it is now.', {
  webhook: { type: WebhookRef, description: 'The webhook.' },
});

const DeleteWebhookPayload = definePayload<{ deletedId: string }>('DeleteWebhookPayload', 'The webhook that is gone.', {
  deletedId: { type: 'ID', description: 'Its id.' },
});

const RedeliverWebhookPayload = definePayload<{ deliveryId: string }>(
  'RedeliverWebhookPayload',
  'The delivery that is sent again.',
  { deliveryId: { type: 'ID', description: 'Its id; it stays the same.' } },
);

builder.mutationFields((t) => ({
  createWebhook: t.field({
    type: CreateWebhookPayload,
    description: 'Has a URL notified of what happens. Needs a sign-in of the last five minutes.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: CreateWebhookInput, required: true, description: 'Which URL, and of what.' }) },
    resolve: async (_root, { input }, context) => toPayload(await createWebhook(context, input), (made) => made),
  }),
  updateWebhook: t.field({
    type: WebhookPayload,
    description: 'Changes what a webhook is told of, or switches it on or off. NOT_FOUND for one that is not theirs.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: UpdateWebhookInput, required: true, description: 'What changes.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await updateWebhook(context, input as Parameters<typeof updateWebhook>[1]), (webhook) => ({ webhook })),
  }),
  deleteWebhook: t.field({
    type: DeleteWebhookPayload,
    description: 'Deletes a webhook and what waits for it. NOT_FOUND for one that is not theirs.',
    authScopes: { creator: true },
    args: { id: t.arg.id({ required: true, description: 'Id of the webhook.' }) },
    resolve: async (_root, { id }, context) => {
      await removeWebhook(context, id);
      return { result: { deletedId: id }, problems: [] };
    },
  }),
  sendTestWebhook: t.field({
    type: WebhookPayload,
    description: 'Sends a test to a webhook, also to one that is off.',
    authScopes: { creator: true },
    args: { id: t.arg.id({ required: true, description: 'Id of the webhook.' }) },
    resolve: async (_root, { id }, context) => ({
      result: { webhook: await sendTestWebhook(context, id) },
      problems: [],
    }),
  }),
  redeliverWebhook: t.field({
    type: RedeliverWebhookPayload,
    description: 'Sends a delivery again, with the id it had. NOT_FOUND for one that is not theirs, or still waits.',
    authScopes: { creator: true },
    args: { id: t.arg.id({ required: true, description: 'Id of the delivery.' }) },
    resolve: async (_root, { id }, context) => {
      await redeliverWebhook(context, id);
      return { result: { deliveryId: id }, problems: [] };
    },
  }),
}));
