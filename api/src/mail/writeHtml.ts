import type { Language } from '../kernel/language.ts';
import type { SiteAddress } from '../kernel/languagePaths.ts';
import layout from '../messages/mailLayout.js';
import { escapeHtml } from '../kernel/escapeHtml.ts';
import { footerLinks } from './footerLinks.ts';
import type { Letter } from './letter.ts';

/**
 * Mail clients know tables and inline styles and little else. The colours are the design's tokens in light; clients that
 * know `prefers-color-scheme` get the dark ones, and those that know phrases break a Japanese heading between them. No
 * pictures: nothing to load, nothing that tells who opened it.
 */
const FONT =
  "-apple-system,BlinkMacSystemFont,'Segoe UI','Hiragino Sans','Noto Sans JP','Yu Gothic UI',Meiryo,sans-serif";
const P = `margin:0 0 16px;font:15px/1.7 ${FONT};color:#17130f`;
const SMALL = `margin:0 0 8px;font:13px/1.6 ${FONT};color:#4b443b`;

const DARK = `@media (prefers-color-scheme:dark){body,.k-page{background:#0f0d0b!important}.k-box{background:#181512!important;border-color:#f4eee2!important}
.k-ink,.k-ink a{color:#f4eee2!important}.k-soft,.k-soft a{color:#cbc3b5!important}.k-rule{border-color:#332d27!important}.k-link{color:#9fbcf0!important}
.k-act{background:#f2603f!important}.k-act a{color:#1a0803!important}}`;

const paragraph = (text: string): string => `<p class="k-ink" style="${P}">${escapeHtml(text)}</p>`;
const link = (url: string, words: string, style = ''): string =>
  `<a class="k-link" href="${escapeHtml(url)}" style="color:#234173;${style}">${escapeHtml(words)}</a>`;

/** Addresses of this installation lead there; others, which may be in what somebody wrote, stay words. */
function note(text: string, { http: { publicUrl } }: SiteAddress): string {
  const own = `${publicUrl}/`;
  const [before = '', ...rest] = text.split(own);
  const linked = rest.map((after) => {
    const [path = ''] = /^[\w./~%?=&-]*(?<!\.)/.exec(after) ?? [];
    return link(own + path, own + path) + escapeHtml(after.slice(path.length));
  });
  return `<p class="k-soft" style="${SMALL}">${escapeHtml(before)}${linked.join('')}</p>`;
}

function button({ label, url }: { label: string; url: string }, language: Language): string {
  const address = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="k-act" style="background:#c7341a;border-radius:2px">
<a href="${address}" style="display:inline-block;padding:13px 24px;font:600 15px/1.3 ${FONT};color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="k-soft" style="${SMALL};margin-bottom:20px">${layout[language].buttonFails()}<br>${link(url, url, 'word-break:break-all')}</p>`;
}

const item = ({ title, detail, url }: NonNullable<Letter['items']>[number]): string =>
  `<p class="k-ink k-rule" style="${P};margin:0;padding:12px 0;border-top:1px solid #ded6c7">${link(url, title, 'font-weight:600;text-decoration:none')}${
    detail ? `<br><span class="k-soft" style="font-size:13px;color:#4b443b">${escapeHtml(detail)}</span>` : ''
  }</p>`;

/** The HTML body of a letter; its end leads to pages of `site`. Everything a person wrote is escaped. */
export function writeHtml(letter: Letter, site: SiteAddress): string {
  const { heading, language, paragraphs, action, items = [], notes = [], unsubscribe } = letter;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title><style>${DARK}</style></head>
<body style="margin:0;background:#fbf8f2">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>
<table role="presentation" class="k-page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fbf8f2"><tr><td align="center" style="padding:24px 12px;overflow-wrap:anywhere">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;table-layout:fixed">
<tr><td class="k-ink" style="padding:0 4px 12px;font:800 20px/1.2 ${FONT};color:#17130f">Komawari</td></tr>
<tr><td class="k-box" style="padding:28px 24px 20px;background:#ffffff;border:2px solid #17130f">
<h1 class="k-ink" style="margin:0 0 16px;word-break:auto-phrase;font:800 22px/1.3 ${FONT};color:#17130f">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${action ? button(action, language) : ''}
${items.length > 0 ? `<div style="margin:0 0 16px">${items.map(item).join('\n')}</div>` : ''}
${notes.map((text) => note(text, site)).join('\n')}
</td></tr>
<tr><td class="k-soft" style="padding:12px 4px;font:12px/1.6 ${FONT};color:#6a6157">${layout[language].tagline()}<br>${footerLinks(
    site,
    language,
  )
    .map(({ url, words }) => link(url, words))
    .join(' · ')}${unsubscribe ? `<br>${link(unsubscribe.url, unsubscribe.words)}` : ''}</td></tr>
</table></td></tr></table>
</body></html>
`;
}
