export { serveReceipts } from './receipts/serveReceipts.ts';
export { followPurchases } from './followPurchases.ts';
export { receiveMissedEvents } from './receiveMissedEvents.ts';
export { servePaymentWebhook } from './serveWebhook.ts';
export { sellInPast } from './sellInPast.ts';
