import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { JSDOM } from 'jsdom';
import { loadRenderer } from './renderer.ts';
import { fakeExecute } from './testing/fakeExecute.ts';

const distDir = fileURLToPath(new URL('../dist', import.meta.url));
const { render } = await loadRenderer({ distDir, language: 'ja' });

/** One page of each kind, and those that stand alone. */
const paths = [
  '/',
  '/new_works',
  '/works/w0',
  '/works/w0/episodes/1',
  '/works/w0/illustrations/1',
  '/illustrations/l0',
  '/episodes/e24',
  '/@amamiya_mashiro',
  '/@amamiya_mashiro/manga',
  '/@amamiya_mashiro/illustrations',
  '/@amamiya_mashiro/profile',
  '/@amamiya_mashiro/mangafolio',
  '/@amamiya_mashiro/mangafolio/external_works/x1',
  '/@amamiya_mashiro/mangafolio/komawari_works/o1',
  '/mangafolio',
  '/terms',
  `/tags/${encodeURIComponent('日常')}`,
  '/tags',
  '/search',
  '/rankings/daily',
  '/rankings/total',
  '/editions/terms/1',
  '/komawari_award_1st',
  '/offline',
  '/creator',
  '/analytics',
  '/nowhere',
];

/** Names, and abbreviations that Japanese writes in Latin letters. */
const names = new Set(
  'Komawari Atom JSON Feed RSS PDF PSD ZIP CSV SF BL GL JavaScript PNG JPEG AVIF WebP URL SNS AI X ID OK QR Mastodon Bluesky Instagram YouTube PayPay Stripe Google Chrome Safari Firefox GMT JST Copilot OpenAI'.split(
    ' ',
  ),
);

const attributes = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'data-label'];

/** What somebody sees or hears of a page, or a search engine shows of it. */
function textsOfPage(html: string): string[] {
  const { document, NodeFilter } = new JSDOM(html).window;
  for (const one of document.querySelectorAll('script, style, svg, [lang="en"], code')) one.remove();
  const found: string[] = [document.title];
  for (const meta of document.querySelectorAll('meta[name="description"], meta[property^="og:"]'))
    if (!/^(?:og:(?:url|image|type)|og:image:(?:width|height))$/.test(meta.getAttribute('property') ?? ''))
      found.push(meta.getAttribute('content') ?? '');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '');
  for (const name of attributes)
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name) ?? '');
  return found.map((text) => text.trim()).filter((text) => text !== '');
}

describe('a page built in Japanese shows English only in names', () => {
  it.each(paths)('%s', async (path) => {
    const plain = fakeExecute();
    let known = '';
    const execute = async (...call: Parameters<typeof plain>) => {
      const answer = await plain(...call);
      known += JSON.stringify(answer);
      return answer;
    };
    const { body, status } = await render(path, { execute, origin: 'https://komawari.example' });
    expect(status).toBe(path === '/nowhere' ? 404 : 200);
    const isUnknown = (word: string) => !names.has(word) && !known.includes(word);
    const english = textsOfPage(body).filter((text) =>
      (text.replaceAll(/https?:\S+|[@#/][\w./-]+/g, '').match(/[A-Za-z]{2,}/g) ?? []).some(isUnknown),
    );
    expect(english).toEqual([]);
  });
});
