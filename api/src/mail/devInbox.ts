/* oxlint-disable komawari/texts -- a tool for developers, which is English */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { escapeHtml } from '../kernel/escapeHtml.ts';

/** A mail as the inbox page shows it. */
export interface CaughtMail {
  id: number;
  at: Date;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
}

/** Mails kept, latest first. */
const KEPT = 100;

/** A real SMTP server on this machine that keeps what is sent, for development and tests. */
export interface DevInbox {
  smtpUrl: string;
  /** What was sent, latest first. */
  mails(): CaughtMail[];
  /** Adds `/dev/inbox` (a page) and `/dev/inbox.json`. */
  register(app: FastifyInstance): void;
  close(): Promise<void>;
}

/** Addresses become links, so that a person can go on with a click. */
const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

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
            html: mail.html ?? '',
            headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
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
    mails: () => mails,
    register(app) {
      app.get('/dev/inbox.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(mails));
      app.get('/dev/inbox', async (_request, reply) =>
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(inboxPage(mails)),
      );
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The HTML body as a mail client shows it: shut in a frame without scripts, its links open in place of the inbox. */
const framed = ({ html, subject }: CaughtMail): string =>
  html === ''
    ? ''
    : `<iframe title="HTML of ${escapeHtml(subject)}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(html.replace('<head>', '<head><base target="_top">'))}"></iframe>`;

function article(mail: CaughtMail): string {
  const time = mail.at.toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo' });
  return `<article><h2>${escapeHtml(mail.subject)}</h2><p><b>${escapeHtml(mail.to)}</b> <time datetime="${mail.at.toISOString()}">${time}</time></p>
${framed(mail)}<details${mail.html === '' ? ' open' : ''}><summary>Plain text</summary><pre>${withLinks(mail.text)}</pre></details></article>`;
}

function inboxPage(mails: CaughtMail[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Inbox (development)</title>
<style>body{font:15px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border:2px solid;padding:1rem;margin:0 0 .75rem}h2{margin:0;font-size:1.1rem}iframe{width:100%;height:30rem;border:1px solid}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style>
<h1>Inbox</h1><p>Mails this development server sent, latest first.</p>${mails.map(article).join('') || '<p>Nothing yet. Ask for a sign-up link and it arrives here.</p>'}</html>`;
}
