export { createMailer, type Mail, type Mailer } from './mailer.ts';
export { startDevInbox, type DevInbox } from './devInbox.ts';
