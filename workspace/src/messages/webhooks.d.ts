// Written from messages/en/webhooks.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Webhooks {
  page: {
    /** Webhooks */
    title(): string;
    /** No webhooks yet. */
    none(): string;
    /** Add an e-mail address to your account first. Then you can add webhooks. */
    emailFirst(): string;
  };
  newWebhook: {
    /** A new webhook */
    title(): string;
    /** Your new webhook */
    made(): string;
    /** We tell an address of yours what happens here, so that your program can react. It gets ids, never what others wrote, and each message is signed. */
    lead(): string;
    /** Address */
    address(): string;
    /** Public, beginning with https://. */
    addressHint(): string;
    /** Enter the address. */
    noAddress(): string;
    /** An address has at most 2,048 characters. */
    longAddress(): string;
    /** What it is told */
    events(): string;
    /** Choose at least one event. */
    noEvent(): string;
    /** Adding */
    adding(): string;
    /** Add the webhook */
    add(): string;
    /** Secret */
    secret(): string;
    /** What arrives is signed with it. Your program checks the signature. */
    secretHint(): string;
  };
  events: {
    /** An episode is published */
    EPISODE_PUBLISHED(): string;
    /** A new comment */
    COMMENT_RECEIVED(): string;
    /** A new fan */
    FAN_GAINED(): string;
    /** Test */
    TEST(): string;
  };
  eventHints: {
    /** For everybody or for fans; a scheduled one at its time. */
    EPISODE_PUBLISHED(): string;
    /** Soft comments once they are delivered; held comments not at all. */
    COMMENT_RECEIVED(): string;
    /** Somebody with a profile started watching you. */
    FAN_GAINED(): string;
  };
  webhook: {
    /** Webhook {host} */
    label(values: { host: string }): string;
    /** On */
    on(): string;
    /** Off */
    off(): string;
    /** Nothing could be delivered for days, so it was switched off. */
    failed(): string;
    /** The test is on its way */
    testSent(): string;
    /** The webhook is off */
    isOff(): string;
    /** The webhook is on */
    isOn(): string;
    /** Sending */
    sending(): string;
    /** Send a test */
    sendTest(): string;
    /** Switching */
    switching(): string;
    /** Switch off */
    switchOff(): string;
    /** Switch on */
    switchOn(): string;
    /** Delete */
    delete(): string;
    /** Last deliveries */
    deliveries(): string;
    /** Nothing has been sent yet. */
    noDeliveries(): string;
    /** Deliveries to {host} */
    deliveriesTo(values: { host: string }): string;
  };
  leaving: {
    /** Delete the webhook to {host}? */
    ask(values: { host: string }): string;
    /** Keep it */
    keep(): string;
    /** Deleting */
    deleting(): string;
    /** Delete the webhook */
    delete(): string;
    /** Nothing more is sent there, and the list of its deliveries goes too. */
    consequence(): string;
    /** The webhook to {host} is deleted */
    deleted(values: { host: string }): string;
  };
  deliveryStates: {
    /** Waiting */
    WAITING(): string;
    /** Delivered */
    DELIVERED(): string;
    /** Failed */
    FAILED(): string;
  };
  delivery: {
    /** Answer {status} */
    answer(values: { status: string }): string;
    /** Answer {status} after {tries, number} tries */
    answerAfter(values: { status: string; tries: number }): string;
    /** {failure} after {tries, number} tries */
    failureAfter(values: { failure: string; tries: number }): string;
    /** Not sent yet */
    notSent(): string;
    /** <when/>, <answer/> */
    line(): string;
    /** Sending */
    sending(): string;
    /** Send again */
    again(): string;
  };
}

declare const webhooks: Catalogue<Webhooks>;
export default webhooks;
