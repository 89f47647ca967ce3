export { createMailSender, type MailSender } from './createMailSender.ts';
export { startDevInbox, type CaughtMail, type DevInbox } from './devInbox.ts';
export { escapeHtml } from './escapeHtml.ts';
export type { Letter } from './letter.ts';
export { queueMail } from './queueMail.ts';
export { dropMails, retryMails } from './store/unsent.ts';
export { listUnsentMails, type UnsentMail } from './unsentMails.ts';
export { isMailSlow, findNewsCapacity } from './store/mails.ts';
export { mailLifecycle } from './lifecycle.ts';
