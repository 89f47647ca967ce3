import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the inbox page shows it. */
interface CaughtMail {
  id: number;
  at: Date;
  to: string;
  subject: string;
  text: string;
}

/** Mails kept, latest first. */
const KEPT = 100;

/** A real SMTP server on this machine that keeps what is sent, for development and tests. */
export interface DevInbox {
  smtpUrl: string;
  /** Adds `/dev/inbox` (a page) and `/dev/inbox.json`. */
  register(app: FastifyInstance): void;
  close(): Promise<void>;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Addresses become links, so that a person can go on with a click. */
const withLinks = (text: string): string =>
  escape(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** Starts the server on a free port of the loopback interface. */
export async function startDevInbox(): Promise<DevInbox> {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const to = session.envelope.rcptTo.map((recipient) => recipient.address).join(', ');
          mails.unshift({
            id: (mails[0]?.id ?? 0) + 1,
            at: new Date(),
            to,
            subject: mail.subject ?? '',
            text: mail.text ?? '',
          });
          mails.length = Math.min(mails.length, KEPT);
          callback();
        }, callback);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    register(app) {
      app.get('/dev/inbox.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(mails));
      app.get('/dev/inbox', async (_request, reply) =>
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(inboxPage(mails)),
      );
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function inboxPage(mails: CaughtMail[]): string {
  const list = mails.map(
    (mail) =>
      `<article><h2>${escape(mail.subject)}</h2><p><b>${escape(mail.to)}</b> <time datetime="${mail.at.toISOString()}">${mail.at.toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo' })}</time></p><pre>${withLinks(mail.text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Inbox (development)</title>
<style>body{font:15px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border:2px solid;padding:1rem;margin:0 0 .75rem}h2{margin:0;font-size:1.1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style>
<h1>Inbox</h1><p>Mails this development server sent, latest first.</p>${list.join('') || '<p>Nothing yet. Ask for a sign-up link and it arrives here.</p>'}</html>`;
}
