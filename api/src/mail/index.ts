export { escapeHtml } from './escapeHtml.ts';
export type { Letter } from './letter.ts';
export { createMailer, type Mail, type Mailer } from './mailer.ts';
export { startDevInbox, type DevInbox } from './devInbox.ts';
export { writeMail } from './writeMail.ts';
