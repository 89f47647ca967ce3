import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

/** One plain-text mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
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
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
    close: () => transport.close(),
  };
}
