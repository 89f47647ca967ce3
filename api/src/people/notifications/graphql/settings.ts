import { builder } from '../../../graphql/builder.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { findOwnSettings } from '../ownNotifications.ts';
import type { NotificationSettingsRecord } from '../store/settings.ts';

export const NotificationSettingsRef = builder.objectRef<NotificationSettingsRecord>('NotificationSettings').implement({
  description: 'What a person wants to be told of. Money and moderation are always told.',
  fields: (t) => ({
    episodeLikeEnabled: t.exposeBoolean('episodeLikeEnabled', { description: 'Likes of own episodes.' }),
    episodeCommentEnabled: t.exposeBoolean('episodeCommentEnabled', { description: 'Comments on own episodes.' }),
    workBookmarkEnabled: t.exposeBoolean('workBookmarkEnabled', { description: 'Bookmarks of own works.' }),
    userWatchEnabled: t.exposeBoolean('userWatchEnabled', { description: 'Readers who begin to watch.' }),
    purchaseEpisodeEnabled: t.exposeBoolean('purchaseEpisodeEnabled', { description: 'Own episodes that are sold.' }),
  }),
});

builder.objectField(RegisteredViewerRef, 'notificationSettings', (t) =>
  t.field({
    type: NotificationSettingsRef,
    description: 'What the viewer wants to be told of.',
    resolve: (_viewer, _args, context) => findOwnSettings(context),
  }),
);
