import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';

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
  /** Hands the mail to the SMTP server; rejects when it does not take it, and when it does not answer in time. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A server that does not answer is as good as away. Parameters of SMTP_URL with these names come first. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** For everything from the name to the last answer; less than a worker holds a mail for. */
const WITHIN_MS = 60_000;

/** Connects to the mail server and signs in, without sending anything. Rejects with what went wrong. */
export async function greetMailServer(smtpUrl: string): Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** The way out for mail. Without SMTP_URL a call fails with a sentence that says so: nothing is dropped in silence. */
export function createMailer({ smtpUrl, from }: Config['mail']): Mailer {
  if (smtpUrl === null) {
    return {
      send: () => Promise.reject(new Error('SMTP_URL is not set, so no mail can be sent.')),
      close: () => undefined,
    };
  }
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail, signal: AbortSignal.timeout(WITHIN_MS) });
    },
    close: () => transport.close(),
  };
}
