import { expect, it } from 'vitest';
import { operatorPagePlaces } from '@komawari/ui/operatorPages';
import { Refusal } from '../testing/fakeExecute.ts';
import { sampleOperatorPage } from '../testing/sampleOperatorPage.ts';
import { headingLevels, loadBuiltSite } from '../testing/loadBuiltSite.ts';

const openPage = await loadBuiltSite();
const words = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim();

it.each(operatorPagePlaces)(
  '$href shows its text, since when it is in effect, what comes and what was',
  async ({ href }) => {
    const { document, status } = await openPage(href);
    expect(status).toBe(200);
    expect(words(document.querySelector('.page-head p'))).toBe('In effect since 2026年12月1日');
    expect(words(document.querySelector('main .notice'))).toBe(
      'A new version takes effect on 2027年4月1日(木) 0:00 JST. Read it Gifts have rules.',
    );
    expect(document.querySelector('.text-page__body p')?.textContent).toBe('Be kind.');
    const links = [...document.querySelectorAll('main a')].map((link) => [link.getAttribute('href'), words(link)]);
    expect(links).toContainEqual([`/editions${href}/1`, 'From 2026年4月1日 version 1']);
    expect(links).toContainEqual(['#s-two', 'Two']);
    const levels = headingLevels(document);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1));
  },
);

it('an earlier version says so, leads to the one in effect, and is not indexed', async () => {
  const { document } = await openPage('/editions/terms/1');
  expect(words(document.querySelector('main .notice'))).toContain('An earlier version, from 2026年12月1日.');
  expect(document.querySelector('main .notice a')?.getAttribute('href')).toBe('/terms');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
});

it('the contact page names the address of the operator, and other pages do not', async () => {
  const address = async (path: string) =>
    (await openPage(path)).document.querySelector('[href^="mailto:"]')?.textContent;
  expect((await address('/contact'))?.trim()).toBe('help@komawari.example');
  expect(await address('/terms')).toBeUndefined();
});

it('a page that nobody has written says so instead of failing', async () => {
  const { operatorPage } = sampleOperatorPage('HELP');
  const empty = { GetOperatorPage: { operatorPage: { ...operatorPage, current: null, editions: [] } } };
  const { document, status } = await openPage('/help', empty);
  expect([status, document.querySelector('h1')?.textContent]).toEqual([200, 'Help']);
  expect(words(document.querySelector('.empty h2'))).toBe('Not written yet');
});

it.each(['/editions/terms/0', '/editions/terms/x', '/editions/rules/1', '/editions/terms'])(
  '%s is not found',
  async (path) => {
    expect((await openPage(path)).status).toBe(404);
  },
);

it('an edition that does not exist is not found', async () => {
  const missing = { GetOperatorPageEdition: new Refusal('Not found') };
  expect((await openPage('/editions/terms/9', missing)).status).toBe(404);
});

it('every page leads to all of them in its footer', async () => {
  const { document } = await openPage('/');
  const links = [...document.querySelectorAll('.site-footer a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(operatorPagePlaces.map(({ href }) => href)));
});

it('what stands around the text of the operator is in the language of the build', async () => {
  const openJapanese = await loadBuiltSite(undefined, 'ja');
  const { document } = await openJapanese('/contact');
  expect(words(document.querySelector('.page-head p'))).toBe('2026年12月1日から有効');
  expect(words(document.querySelector('main .notice p'))).toBe(
    '2027年4月1日(木) 0:00 JSTから新しい版が有効になります。新しい版を読む',
  );
  expect(words(document.querySelector('.text-page__address'))).toBe('連絡先：help@komawari.example');
  expect(words(document.querySelector('.text-page__earlier a'))).toBe('2026年4月1日から（第1版）');
  const edition = (await openJapanese('/editions/terms/1')).document;
  expect(words(edition.querySelector('main .notice'))).toContain('2026年12月1日からの、以前の版です。');
});

it('a text names its language, whatever that of the page around it is', async () => {
  const openJapanese = await loadBuiltSite(undefined, 'ja');
  const { document } = await openJapanese('/terms');
  const parts = document.querySelectorAll('.page-head h1, .text-page__contents ol, .text-page__body');
  expect(document.documentElement.lang).toBe('ja');
  expect([...parts].map((part) => part.getAttribute('lang'))).toEqual(['en', 'en', 'en']);
  const changes = document.querySelector('main .notice p:last-child');
  expect([words(changes), changes?.getAttribute('lang')]).toEqual(['Gifts have rules.', 'en']);
});

it('a title, and a heading in the contents, name their own language', async () => {
  const { operatorPage } = sampleOperatorPage('TOKUSHOHO');
  const japanese = { anchor: 's-four', text: '作者による販売について', level: 2 };
  const current = {
    ...operatorPage.current,
    title: '特定商取引法に基づく表記',
    headings: [...operatorPage.current.headings, japanese],
  };
  const answers = { GetOperatorPage: { operatorPage: { ...operatorPage, current } } };
  const { document } = await openPage('/tokushoho', answers);
  const langOf = (selector: string) => document.querySelector(selector)?.getAttribute('lang');
  expect(langOf('h1')).toBe('ja');
  expect(langOf('.text-page__body')).toBe('en');
  expect([langOf('.text-page__contents li:first-child'), langOf('.text-page__contents li:last-child')]).toEqual([
    'en',
    'ja',
  ]);
});
