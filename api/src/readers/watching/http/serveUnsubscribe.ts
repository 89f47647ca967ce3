import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Needs } from '../../../graphql/context.ts';
import { escapeHtml } from '../../../mail/index.ts';
import { describeSubscription, endSubscription } from '../unsubscribe.ts';

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

const writePage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} | Komawari</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;

const SETTINGS = '<p><a href="/my/settings/notification">All notification settings</a></p>';

function answer(reply: FastifyReply, status: number, title: string, body: string): FastifyReply {
  return reply.code(status).headers(HEADERS).type('text/html; charset=utf-8').send(writePage(title, body));
}

const refuse = (reply: FastifyReply): FastifyReply =>
  answer(
    reply,
    404,
    'This link does not work',
    `<p>Part of the link may be missing. Open it from the mail once more, or choose your mail in the settings.</p>${SETTINGS}`,
  );

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
      const body = `<p>You stop getting ${escapeHtml(found.about)}. Whom you watch stays as it is.</p>
<form method="post" action="/mail/unsubscribe?token=${encodeURIComponent(token)}"><p><button>Stop this mail</button></p></form>${SETTINGS}`;
      return answer(reply, 200, 'Stop this mail', body);
    });
    scope.post<Request>('/mail/unsubscribe', async ({ query }, reply) => {
      const found = await describeSubscription(services, tokenOf(query));
      if (!found) return refuse(reply);
      await endSubscription(services, found.subscription);
      const body = `<p>You get no more ${escapeHtml(found.about.replace(/^the /, ''))}. Notifications on the site go on, and you can choose mail again at any time.</p>${SETTINGS}`;
      return answer(reply, 200, 'Done', body);
    });
  });
}
