import { STYLE } from './style.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML and in quoted attributes. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** Whole yen: ¥1,200. */
export const yen = (amount: number): string => `¥${amount.toLocaleString('en-US')}`;

/** A whole page below the band that says what it is. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)} | Komawari</title><style>${STYLE}</style></head>
<body><p class="band">${ALERT}Test payment page. No card is charged and no money moves.</p>${body}</body></html>`;

const icon = (path: string): string => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

export const ALERT = icon('M12 3 2 20.5h20zM12 10v4.5M12 17.5h.01');
export const BACK = icon('M20 12H4M10 6l-6 6 6 6');
export const CHECK = icon('m4 12.5 5.5 5.5L20 6.5');
export const SHIELD = icon('M12 3 4.5 6v5.500c0 4.500 3 8 7.500 9.500 4.500-1.500 7.500-5 7.500-9.500V6z');
