import type { Lifecycle } from '../../database/index.ts';
import { webhookDeliveries, deleteOldDeliveries, forgetDeliveriesAbout } from './store/deliveries.ts';
import { webhooks } from './store/webhooks.ts';
import { collectWebhooks } from './store/ownData.ts';

export const webhooksLifecycle: Lifecycle = {
  name: 'people/webhooks',
  tables: [webhookDeliveries, webhooks],
  purge: deleteOldDeliveries,
  forgetAccount: forgetDeliveriesAbout,
  collectData: collectWebhooks,
};
