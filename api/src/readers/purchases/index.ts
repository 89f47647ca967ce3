export { completePurchase } from './completePurchase.ts';
export { followPurchases } from './followPurchases.ts';
export { servePaymentWebhook } from './serveWebhook.ts';
