import { createHash } from 'node:crypto';
import type { KoaContext } from 'oidc-provider';
import { asRefusal } from '../../kernel/outages.ts';
import { currentFlow } from './flow.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/["&'<>]/g, (character) => escapes[character] ?? character);

/** The colours and shapes of the product (ui/src/styles), which these pages cannot load. */
const STYLE = `:root{color-scheme:light dark;--paper:#fbf8f2;--surface:#fff;--ink:#17130f;--soft:#4b443b;--accent:#c7341a;--focus:#1b4fc4}
@media(prefers-color-scheme:dark){:root{--paper:#0f0d0b;--surface:#181512;--ink:#f4eee2;--soft:#cbc3b5;--accent:#f2603f;--focus:#8fb4ff}}
body{font:16px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI","Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",Meiryo,sans-serif;margin:0;min-height:100vh;display:grid;align-content:center;justify-content:center;background:var(--paper);color:var(--ink)}
main{box-sizing:border-box;width:min(100vw,29.5rem);padding:2rem 1.25rem}h1{font-size:1.375rem;line-height:1.25;margin:2rem 0 0}p{margin:1rem 0 0;color:var(--soft)}a,code{color:inherit}code{overflow-wrap:anywhere}
.logo{display:flex;gap:.6rem;align-items:center;font-size:1.25rem;font-weight:700}.logo svg{width:1.75rem;height:1.75rem;fill:var(--ink)}.logo .accent{fill:var(--accent)}
.go{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0 0}button{font:inherit;font-weight:600;min-height:2.75rem;padding:0 1.125rem;border:1.5px solid var(--ink);border-radius:2px;cursor:pointer;background:var(--surface);color:var(--ink)}
button.ink{background:var(--ink);color:var(--paper)}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}`;

const LOGO =
  '<div class="logo"><svg viewBox="0 0 28 28" aria-hidden="true"><path d="M1 1h15.5l-2 14H1zM1 17.5h26V27H1z"/><path class="accent" d="M19 1h8v14H17z"/></svg>Komawari</div>';

/**
 * What these pages may do. The library adds the hash of the script it sends. Forms go wherever the library leads them: the
 * address of a client after the session ended.
 */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The few pages the library shows by itself. They load nothing, so they look the same when everything else is away. */
const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)} | Komawari</title><style>${STYLE}</style></head>
<body><main>${LOGO}<h1>${escape(title)}</h1>${body}</main></body></html>`;

/** Asks before a client's wish to end the session is granted. `form` is the library's, with its proof against other sites. */
export async function logoutPage(ctx: KoaContext, form: string): Promise<void> {
  ctx.type = 'html';
  ctx.body = page(
    'Sign out of Komawari?',
    `<p>This browser will be signed out here and of the sites it signed in to with Komawari.</p>${form}
<div class="go"><button class="ink" autofocus type="submit" form="op.logoutForm" value="yes" name="logout">Sign out</button>
<button type="submit" form="op.logoutForm">Stay signed in</button></div>`,
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
