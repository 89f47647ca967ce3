export { followPurchases } from './followPurchases.ts';
export { servePaymentWebhook } from './serveWebhook.ts';
