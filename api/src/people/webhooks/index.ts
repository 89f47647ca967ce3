export { deliverWebhooks } from './deliverWebhooks.ts';
export { deleteOldDeliveries } from './store/deliveries.ts';
export { tellOfComment, tellOfEpisodes, tellOfFan } from './store/queueDeliveries.ts';
