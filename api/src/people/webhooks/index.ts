export { deliverWebhooks } from './deliverWebhooks.ts';
export { tellOfComment, tellOfEpisodes, tellOfFan } from './store/queueDeliveries.ts';
export { webhooksLifecycle } from './lifecycle.ts';
