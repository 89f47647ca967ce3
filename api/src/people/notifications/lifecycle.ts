import type { Lifecycle } from '../../database/index.ts';
import { notificationActors, notificationSettings, notifications } from './store/notifications.ts';

export const notificationsLifecycle: Lifecycle = {
  name: 'people/notifications',
  tables: [notificationActors, notificationSettings, notifications],
};
