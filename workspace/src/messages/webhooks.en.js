// Compiled from messages/en/webhooks.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  page: {
    title: () => "Webhooks",
    none: () => "No webhooks yet.",
    emailFirst: () => "Add an e-mail address to your account first. Then you can add webhooks."
  },
  newWebhook: {
    title: () => "A new webhook",
    made: () => "Your new webhook",
    lead: () => "We tell an address of yours what happens here, so that your program can react. It gets ids, never what others wrote, and each message is signed.",
    address: () => "Address",
    addressHint: () => "Public, beginning with https://.",
    noAddress: () => "Enter the address.",
    longAddress: () => "An address has at most 2,048 characters.",
    events: () => "What it is told",
    noEvent: () => "Choose at least one event.",
    adding: () => "Adding",
    add: () => "Add the webhook",
    secret: () => "Secret",
    secretHint: () => "What arrives is signed with it. Your program checks the signature."
  },
  events: {
    EPISODE_PUBLISHED: () => "An episode is published",
    COMMENT_RECEIVED: () => "A new comment",
    FAN_GAINED: () => "A new fan",
    TEST: () => "Test"
  },
  eventHints: {
    EPISODE_PUBLISHED: () => "For everybody or for fans; a scheduled one at its time.",
    COMMENT_RECEIVED: () => "Soft comments once they are delivered; held comments not at all.",
    FAN_GAINED: () => "Somebody with a profile started watching you."
  },
  webhook: {
    label: (d) => "Webhook " + d.host,
    on: () => "On",
    off: () => "Off",
    failed: () => "Nothing could be delivered for days, so it was switched off.",
    testSent: () => "The test is on its way",
    isOff: () => "The webhook is off",
    isOn: () => "The webhook is on",
    sending: () => "Sending",
    sendTest: () => "Send a test",
    switching: () => "Switching",
    switchOff: () => "Switch off",
    switchOn: () => "Switch on",
    "delete": () => "Delete",
    deliveries: () => "Last deliveries",
    noDeliveries: () => "Nothing has been sent yet.",
    deliveriesTo: (d) => "Deliveries to " + d.host
  },
  leaving: {
    ask: (d) => "Delete the webhook to " + d.host + "?",
    keep: () => "Keep it",
    deleting: () => "Deleting",
    "delete": () => "Delete the webhook",
    consequence: () => "Nothing more is sent there, and the list of its deliveries goes too.",
    deleted: (d) => "The webhook to " + d.host + " is deleted"
  },
  deliveryStates: {
    WAITING: () => "Waiting",
    DELIVERED: () => "Delivered",
    FAILED: () => "Failed"
  },
  delivery: {
    answer: (d) => "Answer " + d.status,
    answerAfter: (d) => "Answer " + d.status + " after " + number("en", d.tries, 0) + " tries",
    failureAfter: (d) => d.failure + " after " + number("en", d.tries, 0) + " tries",
    notSent: () => "Not sent yet",
    line: () => "<when/>, <answer/>",
    sending: () => "Sending",
    again: () => "Send again"
  }
}
