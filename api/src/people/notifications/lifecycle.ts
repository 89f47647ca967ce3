import type { Lifecycle } from '../../database/index.ts';
import { notificationActors, notificationSettings, notifications } from './store/notifications.ts';
import { collectNotificationSettings } from './store/ownData.ts';

export const notificationsLifecycle: Lifecycle = {
  name: 'people/notifications',
  tables: [notificationActors, notificationSettings, notifications],
  collectData: collectNotificationSettings,
};
