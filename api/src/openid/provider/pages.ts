import { createHash } from 'node:crypto';
import type { KoaContext } from 'oidc-provider';
import { readAcceptLanguage } from '../../http/languageOf.ts';
import type { Language } from '../../kernel/language.ts';
import { asRefusal } from '../../kernel/outages.ts';
import { escapeHtml } from '../../kernel/escapeHtml.ts';
import openidPagesTexts, { type OpenidPages } from '../../messages/openidPages.js';
import { currentFlow } from './flow.ts';

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
const page = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} | Komawari</title><style>${STYLE}</style></head>
<body><main>${LOGO}<h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

/** The pages of an installation, in the language the application wishes for its user, else the browser's, else the installation's. */
export function createPages(own: Language) {
  const languageOf = (ctx: KoaContext): Language => {
    const wished = ctx.oidc.params?.['ui_locales'];
    // Written like the entries of the header, in the order they are wished for.
    const asked = typeof wished === 'string' ? readAcceptLanguage(wished.split(' ').join(',')) : null;
    return asked ?? readAcceptLanguage(ctx.req.headers['accept-language']) ?? own;
  };
  function send(ctx: KoaContext, write: (texts: OpenidPages) => [title: string, body: string]): Promise<void> {
    const language = languageOf(ctx);
    ctx.type = 'html';
    ctx.set('vary', 'Accept-Language');
    ctx.body = page(language, ...write(openidPagesTexts[language]));
    return Promise.resolve();
  }
  return {
    /** Asks before a client's wish to end the session is granted. `form` is the library's, with its proof against other sites. */
    logout: (ctx: KoaContext, form: string): Promise<void> =>
      send(ctx, ({ signOut }) => [
        signOut.title(),
        `<p>${signOut.what()}</p>${form}
<div class="go"><button class="ink" autofocus type="submit" form="op.logoutForm" value="yes" name="logout">${signOut.yes()}</button>
<button type="submit" form="op.logoutForm">${signOut.no()}</button></div>`,
      ]),
    /** Says that the session is over, where the client named no address to go back to. */
    signedOut: (ctx: KoaContext): Promise<void> =>
      send(ctx, ({ signedOut }) => [
        signedOut.title(),
        `<p>${signedOut.leave()} <a href="/">${signedOut.go()}</a></p>`,
      ]),
    /** Says what is wrong with a request whose browser must not be led on; in process it is noted. */
    error(ctx: KoaContext, out: { error: string; error_description?: string }, error?: unknown): Promise<void> {
      const description = out.error_description ?? '';
      const flow = currentFlow();
      if (flow) flow.page = { error: out.error, description };
      return send(ctx, ({ unavailable, refused }) =>
        asRefusal(error)
          ? [unavailable.title(), `<p>${unavailable.wait()}</p>`]
          : [
              refused.title(),
              `<p>${refused.why()}</p><p><code>${escapeHtml(out.error)}</code> ${escapeHtml(description)}</p>`,
            ],
      );
    },
  };
}
