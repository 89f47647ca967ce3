export { sellingIsClosed } from './askStripe.ts';
export { paymentsLifecycle } from './lifecycle.ts';
export { openPayment } from './openPayment.ts';
export type { DisputeState, Payment, PaymentFailure, PaymentMethod, RefundState, Slip } from './Payment.ts';
export { listEventsOfSales, readEvent, type PaymentEvent } from './readEvent.ts';
export { closePayment, findSessionOf, readPayment } from './readPayment.ts';
export { readDispute, readRefund, refundPayment } from './refundPayment.ts';
export { serveStandIn } from './serveStandIn.ts';
export { findNewEvents, insertEvent } from './store/paymentEvents.ts';
