import { builder } from '../../../graphql/builder.ts';
import { definePayload } from '../../../graphql/payload.ts';
import { readNotification } from '../readNotification.ts';
import type { NotificationSettingsRecord } from '../store/settings.ts';
import { updateNotificationSettings2 } from '../updateNotificationSettings2.ts';
import { NotificationSettingsRef } from './settings.ts';

const ReadNotificationInput = builder.inputType('ReadNotificationInput', {
  description: 'What was read: one notification, or everything up to an instant.',
  fields: (t) => ({
    id: t.id({ description: 'One notification; without it everything.' }),
    until: t.field({
      type: 'DateTime',
      description: 'The latest `occurredAt` on screen, so that what came meanwhile stays unread; without it now.',
    }),
  }),
});
const ReadNotificationPayload = definePayload<{ unreadCount: number }>(
  'ReadNotificationPayload',
  'What is left to read.',
  { unreadCount: { type: 'Int', description: 'How many were not read yet.' } },
);
builder.mutationField('readNotification', (t) =>
  t.field({
    type: ReadNotificationPayload,
    description: 'Marks notifications as read.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: ReadNotificationInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { unreadCount: await readNotification(context, input) },
      problems: [],
    }),
  }),
);

const UpdateNotificationSettings2Input = builder.inputType('UpdateNotificationSettings2Input', {
  description: 'Switches that change; those left out stay.',
  fields: (t) => ({
    episodeLikeEnabled: t.boolean({ description: 'Likes of own episodes.' }),
    episodeCommentEnabled: t.boolean({ description: 'Comments on own episodes.' }),
    workBookmarkEnabled: t.boolean({ description: 'Bookmarks of own works.' }),
    userWatchEnabled: t.boolean({ description: 'Readers who begin to watch.' }),
    purchaseEpisodeEnabled: t.boolean({ description: 'Own episodes that are sold.' }),
  }),
});
const UpdateNotificationSettings2Payload = definePayload<{ notificationSettings: NotificationSettingsRecord }>(
  'UpdateNotificationSettings2Payload',
  'The settings as they are now.',
  { notificationSettings: { type: NotificationSettingsRef, description: 'All switches.' } },
);
builder.mutationField('updateNotificationSettings2', (t) =>
  t.field({
    type: UpdateNotificationSettings2Payload,
    description: 'Says what the viewer wants to be told of. Holds for what happens from now on.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: UpdateNotificationSettings2Input, required: true, description: 'The switches.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { notificationSettings: await updateNotificationSettings2(context, input) },
      problems: [],
    }),
  }),
);
