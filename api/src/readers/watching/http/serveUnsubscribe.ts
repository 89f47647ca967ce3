import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Needs } from '../../../graphql/context.ts';
import { languageOf, sayLanguage } from '../../../http/languageOf.ts';
import type { Language } from '../../../kernel/language.ts';
import { escapeHtml } from '../../../kernel/escapeHtml.ts';
import unsubscribeTexts, { type Unsubscribe } from '../../../messages/unsubscribe.js';
import { describeSubscription, endSubscription, type MailAbout } from '../unsubscribe.ts';

/** The look of the product in a page that loads nothing, because a mail program opens it. */
const STYLE = `:root{color-scheme:light dark;--paper:#fbf8f2;--box:#fff;--ink:#17130f;--soft:#4b443b;--act:#c7341a;--on:#fff;--link:#234173}
@media (prefers-color-scheme:dark){:root{--paper:#0f0d0b;--box:#181512;--ink:#f4eee2;--soft:#cbc3b5;--act:#f2603f;--on:#1a0803;--link:#9fbcf0}}
*{box-sizing:border-box}body{margin:0;padding:32px 16px;background:var(--paper);color:var(--ink);font:16px/1.7 system-ui,'Hiragino Sans','Noto Sans JP',sans-serif}
main{max-width:34rem;margin:0 auto;padding:28px 24px;background:var(--box);border:2px solid var(--ink)}
h1{margin:0 0 12px;font-size:1.4rem;line-height:1.3}p{margin:0 0 16px;color:var(--soft);overflow-wrap:anywhere}p:last-child{margin:0}form p:last-child{margin:4px 0 20px}a{color:var(--link)}
button{min-height:44px;padding:8px 24px;border:0;border-radius:2px;background:var(--act);color:var(--on);font:600 1rem system-ui,sans-serif;cursor:pointer}
:is(a,button):focus-visible{outline:3px solid var(--link);outline-offset:2px}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, noai, noimageai',
} as const;

const writePage = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} | Komawari</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;

interface Page {
  status?: number;
  title: string;
  /** HTML. */
  body: string;
}

/** Sends a page in the language that the browser asks for. */
async function send(reply: FastifyReply, write: (texts: Unsubscribe) => Page): Promise<FastifyReply> {
  const language = await languageOf(reply.request);
  const texts = unsubscribeTexts[language];
  const { status = 200, title, body } = write(texts);
  sayLanguage(reply, language);
  const settings = `<p><a href="/my/settings/notification">${texts.settings()}</a></p>`;
  return reply
    .code(status)
    .headers(HEADERS)
    .type('text/html; charset=utf-8')
    .send(writePage(language, title, `${body}${settings}`));
}

const refuse = (reply: FastifyReply): Promise<FastifyReply> =>
  send(reply, ({ broken }) => ({ status: 404, title: broken.title(), body: `<p>${broken.why()}</p>` }));

/** What is going to end, as HTML. */
const sayStops = (about: MailAbout, { stops }: Unsubscribe): string =>
  about.kind === 'creator' ? stops.creator({ name: escapeHtml(about.name) }) : stops[about.kind]();

/** What has ended, as HTML. */
const sayStopped = (about: MailAbout, { stopped }: Unsubscribe): string =>
  about.kind === 'creator' ? stopped.creator({ name: escapeHtml(about.name) }) : stopped[about.kind]();

/**
 * `/mail/unsubscribe?token=…`: opened, it asks; posted, it is done, by the button of the page or by a mail program (RFC
 * 8058). The signed token is all it takes: no session, and no cookie is looked at.
 */
export function serveUnsubscribe(app: FastifyInstance, services: Needs<'config' | 'database'>): void {
  type Request = { Querystring: { token?: unknown } };
  const tokenOf = ({ token }: Request['Querystring']): string => (typeof token === 'string' ? token : '');

  void app.register(async (scope) => {
    // RFC 8058 posts "List-Unsubscribe=One-Click" in one of two forms; the token says everything already.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.get<Request>('/mail/unsubscribe', async ({ query }, reply) => {
      const token = tokenOf(query);
      const found = await describeSubscription(services, token);
      if (!found) return refuse(reply);
      return send(reply, (texts) => ({
        title: texts.title(),
        body: `<p>${sayStops(found.about, texts)}</p>
<form method="post" action="/mail/unsubscribe?token=${encodeURIComponent(token)}"><p><button>${texts.stop()}</button></p></form>`,
      }));
    });
    scope.post<Request>('/mail/unsubscribe', async ({ query }, reply) => {
      const found = await describeSubscription(services, tokenOf(query));
      if (!found) return refuse(reply);
      await endSubscription(services, found.subscription);
      return send(reply, (texts) => ({ title: texts.done(), body: `<p>${sayStopped(found.about, texts)}</p>` }));
    });
  });
}
