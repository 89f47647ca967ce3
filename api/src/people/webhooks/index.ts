export { deliverWebhooks } from './deliverWebhooks.ts';
export { notifyWebhooksOfComment, notifyWebhooksOfEpisodes, notifyWebhooksOfFan } from './store/queueDeliveries.ts';
export { webhooksLifecycle } from './lifecycle.ts';
