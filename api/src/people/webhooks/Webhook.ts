import { createHmac, randomBytes } from 'node:crypto';

/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = ['EPISODE_PUBLISHED', 'COMMENT_RECEIVED', 'FAN_GAINED'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent only when the owner asks for it. */
export const TEST_EVENT = 'TEST';
export type SentEvent = WebhookEvent | typeof TEST_EVENT;

export type DeliveryState = 'WAITING' | 'DELIVERED' | 'FAILED';

/** A new secret: 256 random bits behind a mark. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** The signature header of a body sent at an instant (seconds of the epoch): HMAC-SHA256 over "seconds.body". */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
