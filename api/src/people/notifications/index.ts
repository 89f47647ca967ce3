export { forgetOldNotifications } from './forgetOldNotifications.ts';
export { NotificationRef } from './graphql/Notification.ts';
export type { FanOutType } from './NotificationType.ts';
export { notify, notifyModeration, notifyMoney, notifyReview, notifyScouted } from './notify.ts';
export { insertForMany } from './store/notifications.ts';
export { notificationsLifecycle } from './lifecycle.ts';
