import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

/** One mail, ready to be sent. `writeMail` makes both bodies from one letter. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** More header fields, such as List-Unsubscribe. */
  headers?: Record<string, string>;
}

/** Sends mail by SMTP. */
export interface Mailer {
  /** Hands the mail to the SMTP server; rejects when it does not take it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The way out for mail. Without SMTP_URL a call fails with a sentence that says so: nothing is dropped in silence. */
export function createMailer({ smtpUrl, from }: Config['mail']): Mailer {
  if (smtpUrl === null) {
    return {
      send: () => Promise.reject(new Error('SMTP_URL is not set, so no mail can be sent.')),
      close: () => undefined,
    };
  }
  const transport = createTransport(smtpUrl);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}
