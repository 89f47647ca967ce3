import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import { loadPresent } from '../../../graphql/defineLoader.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { canSeeSite, userLoader, UserRef } from '../../sites/index.ts';
import { actorsLoader } from '../loaders.ts';
import { NOTIFICATION_TYPES } from '../NotificationType.ts';
import { countOwnUnread, findOwnLastReadAt, listOwnNotifications } from '../ownNotifications.ts';
import type { NotificationRecord } from '../store/notifications.ts';

const NotificationTypeEnum = builder.enumType('NotificationType', {
  description: 'What a notification tells of.',
  values: Object.fromEntries(
    Object.entries(NOTIFICATION_TYPES).map(([name, description]) => [name, { description }]),
  ) as Record<keyof typeof NOTIFICATION_TYPES, { description: string }>,
});

const ModerationEnum = builder.enumType('Moderation', {
  description: 'What the operators did.',
  values: {
    TAKEN_DOWN: { description: 'Readers do not see it any more.' },
    RESTORED: { description: 'Readers see it again, as far as its creator publishes it.' },
    WARNED: { description: 'It stays, and may be suspended if what breaks the rules is not changed.' },
  },
});

/** Of a notification; what it is about is added where all the types it can be of are known. */
export const NotificationRef = builder.objectRef<NotificationRecord>('Notification').implement({
  description: 'One thing a person is told. The same kind of deed to the same thing within a day is one of these.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    type: t.expose('type', { type: NotificationTypeEnum, description: 'What it tells of.' }),
    occurredAt: t.expose('occurredAt', { type: 'DateTime', description: 'When it happened last.' }),
    isRead: t.exposeBoolean('isRead', { description: 'Whether it was marked as read since.' }),
    actorCount: t.exposeInt('actorCount', {
      description: 'How many different people did it; 0 where nobody in particular did.',
    }),
    actors: t.field({
      type: [UserRef],
      description: 'Up to three of them, the latest first; those without a profile have no name here.',
      resolve: async (notification, _args, context) => {
        const ids = notification.actorCount === 0 ? [] : ((await actorsLoader(context).load(notification.id)) ?? []);
        const users = await loadPresent(userLoader(context), ids);
        return users.filter((user) => canSeeSite(context.actor, user));
      },
    }),
    moderation: t.expose('moderation', {
      type: ModerationEnum,
      nullable: true,
      description: 'What the operators did; null for every other type.',
    }),
    amount: t.exposeInt('amount', {
      nullable: true,
      description: 'The yen that were paid, came back or expire; null where it is not about money of the viewer.',
    }),
  }),
});

const NotificationConnection = defineConnection('Notification', NotificationRef, {
  unreadCount: 'How many were not read yet; 100 stands for a hundred or more.',
});
builder.objectField(NotificationConnection, 'lastReadAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Up to when everything was marked as read last; null when it never was.',
    resolve: (_connection, _args, context) => findOwnLastReadAt(context),
  }),
);

builder.objectFields(RegisteredViewerRef, (t) => ({
  notifications: t.field({
    type: NotificationConnection,
    description: 'What the viewer is told, latest first, for 180 days.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (_viewer, page, context) => ({
      ...toConnection(await listOwnNotifications(context, page), (row) => row, page.after),
      unreadCount: () => countOwnUnread(context),
    }),
  }),
  unreadNotificationCount: t.int({
    description: 'How many notifications were not read yet; 100 stands for a hundred or more.',
    resolve: (_viewer, _args, context) => countOwnUnread(context),
  }),
}));
