import { createHash } from 'node:crypto';
import type { KoaContext } from 'oidc-provider';
import { asRefusal } from '../../kernel/outages.ts';
import { currentFlow } from './flow.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/["&'<>]/g, (character) => escapes[character] ?? character);

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;margin:0;padding:10vh 20px;display:grid;justify-content:center}
main{max-width:26rem}h1{font-size:1.375rem;line-height:1.3}button{font:inherit;font-weight:600;min-height:44px;padding:0 20px;margin:8px 8px 0 0;border:1px solid;border-radius:8px;cursor:pointer}`;

/**
 * What these pages may do. The library adds the hash of the script it sends. Forms go wherever the library leads them: the
 * address of a client after the session ended.
 */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The few pages the library shows by itself. They load nothing, so they look the same when everything else is away. */
const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escape(title)}</h1>${body}</main></body></html>`;

/** Asks before a client's wish to end the session is granted. `form` is the library's, with its proof against other sites. */
export async function logoutPage(ctx: KoaContext, form: string): Promise<void> {
  ctx.type = 'html';
  ctx.body = page(
    'Sign out of Komawari?',
    `<p>This browser will be signed out here and of the sites it signed in to with Komawari.</p>${form}
<button autofocus type="submit" form="op.logoutForm" value="yes" name="logout">Sign out</button>
<button type="submit" form="op.logoutForm">Stay signed in</button>`,
  );
  await Promise.resolve();
}

/** Says that the session is over, where the client named no address to go back to. */
export async function signedOutPage(ctx: KoaContext): Promise<void> {
  ctx.type = 'html';
  ctx.body = page('All done', '<p>You can close this page, or go to <a href="/">Komawari</a>.</p>');
  await Promise.resolve();
}

/** Says what is wrong with a request whose browser must not be led on; in process it is noted. */
export async function errorPage(
  ctx: KoaContext,
  out: { error: string; error_description?: string },
  error?: unknown,
): Promise<void> {
  const description = out.error_description ?? '';
  const flow = currentFlow();
  if (flow) flow.page = { error: out.error, description };
  ctx.type = 'html';
  if (asRefusal(error)) {
    ctx.body = page('Komawari cannot do this right now', '<p>Wait a moment, and load this page again.</p>');
    return Promise.resolve();
  }
  ctx.body = page(
    'This link does not work',
    `<p>The site that sent you here made a mistake. Go back and try again, or tell its owner:</p><p><code>${escape(out.error)}</code> ${escape(description)}</p>`,
  );
  await Promise.resolve();
}
