import { expect, it } from 'vitest';
import { Refusal } from '../testing/fakeExecute.ts';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';
import { sampleEpisode, samplePage, sampleWork } from '../testing/sampleSite.ts';

const openPage = await loadBuiltSite();
const openJapanese = await loadBuiltSite(undefined, 'ja');
const withEpisode = (over: Record<string, unknown>) => ({ GetEpisode: { episode: sampleEpisode(24, over) } });

it('[R2-022] gives a reader without scripts every page with its size, in order', async () => {
  const { document, status } = await openPage('/episodes/e24');
  expect(status).toBe(200);
  const images = [...document.querySelectorAll<HTMLImageElement>('.reader-pages > .page img')];
  expect(images.map((image) => image.getAttribute('src'))).toEqual(
    Array.from({ length: 8 }, (_, index) => `/images/page-${index + 1}/960.webp`),
  );
  for (const image of images) {
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '1697']);
    expect(image.alt).not.toBe('');
  }
});

it('loads the first page first and the others when they come near', async () => {
  const { document } = await openPage('/episodes/e24');
  const [first, ...others] = document.querySelectorAll('.page img');
  expect(first?.getAttribute('fetchpriority')).toBe('high');
  expect(first?.hasAttribute('loading')).toBe(false);
  expect(others.every((image) => image.getAttribute('loading') === 'lazy')).toBe(true);
});

it('draws a tall strip as its slices, described once', async () => {
  const slice = samplePage(1).image.slices[0];
  const strip = samplePage(1, { width: 800, height: 6000, image: { id: 'i1', slices: [slice, slice, slice] } });
  const pages = { totalCount: 1, viewableCount: 1, edges: [{ node: strip }] };
  const { document } = await openPage('/episodes/e24', withEpisode({ pages }));
  const alts = [...document.querySelectorAll<HTMLImageElement>('.page img')].map((image) => image.alt);
  expect(alts).toEqual(['A witch rides her broom through a thunderstorm.', '', '']);
});

it('[R2-028] leads on to the next episode, to other works of the author, back to the last one and to all of them without a script', async () => {
  const { document } = await openPage('/episodes/e24');
  const links = [...document.querySelectorAll('.reader-end a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/episodes/e25', '/episodes/e23', '/works/w0', '/works/w2']));
});

it('[R2-023] shows the afterword and the newest comments without a script', async () => {
  const { document } = await openPage('/episodes/e24');
  const balloons = [...document.querySelectorAll('.balloon')].map((balloon) => balloon.textContent);
  expect(balloons[0]).toContain('嵐の季節に入ります');
  expect(balloons).toHaveLength(4);
});

it('what the author wrote at the end of an episode is in the language of the work', async () => {
  const work = sampleWork(0, { language: 'fr' });
  const { document } = await openPage('/episodes/e24', withEpisode({ work }));
  const written = [
    '.next b',
    '.end-b .btn span[lang]',
    '.end-a .balloon',
    '.author-survey legend span',
    '.author-survey .btn',
  ];
  const languages = written.map((selector) => document.querySelector(selector)?.getAttribute('lang'));
  expect(languages).toEqual(written.map(() => 'fr'));
});

it('[R2-025] has neither pages nor their addresses behind the fan wall', async () => {
  const pages = { totalCount: 24, viewableCount: 0, edges: [] };
  const { document, body } = await openPage('/episodes/e24', withEpisode({ status: 'FAN_ONLY', pages }));
  expect(document.querySelectorAll('.page')).toHaveLength(0);
  expect(body).not.toContain('/images/page-');
  expect(document.querySelector('[data-fan-wall] button')?.textContent?.trim()).toBe('Watch and continue');
  expect(document.querySelector<HTMLInputElement>('[data-fan-wall] [name="email"]')?.checked).toBe(false);
  expect(document.querySelector('main')?.hasAttribute('data-reader')).toBe(false);
});

it('offers before the fan wall nothing that only fans may do, and has a place for all of it', async () => {
  const walled = {
    status: 'FAN_ONLY',
    afterword: '',
    canShowSurvey: false,
    surveyFromAuthor: null,
    pages: { totalCount: 24, viewableCount: 0, edges: [] },
    daredemoComments: { totalCount: 0, edges: [] },
  };
  const { document } = await openPage('/episodes/e24', withEpisode(walled));
  const hidden = [...document.querySelectorAll<HTMLElement>('[data-behind-wall]')];
  expect(hidden.filter((element) => !element.hidden)).toEqual([]);
  for (const offered of ['.likebox', '.survey', '[data-afterword]', '#comments', '[data-to-comments]'])
    expect([offered, document.querySelector(offered)?.closest('[data-behind-wall]') !== null]).toEqual([offered, true]);
  expect(document.querySelector('#comments form')).toBeNull();
  // The wall itself and the ways to go on stay.
  for (const open of ['[data-fan-wall] button', '.end-b a'])
    expect([open, document.querySelector(open)?.closest('[hidden]')]).toEqual([open, null]);
});

it('hides nothing of what a guest may read', async () => {
  const { document } = await openPage('/episodes/e24');
  expect(document.querySelector('[data-behind-wall]')).toBeNull();
});

it('is not found where a guest may not see it', async () => {
  const { status, document } = await openPage('/episodes/e404', { GetEpisode: new Refusal('Not found') });
  expect(status).toBe(404);
  expect(document.querySelector('h1')?.textContent).toBe('This page is not here');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

it('shows nothing after its last episode and no afterword that was not written', async () => {
  const { document } = await openPage('/episodes/e24', withEpisode({ nextEpisode: null, afterword: '' }));
  expect(document.querySelector('.next')).toBeNull();
  expect(document.querySelector('.end-a .balloon')).toBeNull();
});

it('asks for one script at once, and for no React before a guest goes for what needs it', async () => {
  const { document } = await openPage('/episodes/e24');
  const scripts = [...document.querySelectorAll('script[src]')];
  expect(scripts).toHaveLength(1);
  const islands = [...document.querySelectorAll('astro-island')];
  expect(islands.length).toBeGreaterThan(0);
  expect(islands.every((island) => island.getAttribute('client') === 'wanted')).toBe(true);
});

it('speaks Japanese: the bars, the end and the fan wall', async () => {
  const { document } = await openJapanese('/episodes/e24');
  const labelled = [...document.querySelectorAll('.reader-bar [aria-label]')].map(({ ariaLabel }) => ariaLabel);
  expect(labelled).toEqual(expect.arrayContaining(['作品に戻る', 'ビューアの設定', 'ページの一覧', '次の話']));
  const { next, missing } = JSON.parse(document.querySelector('main')?.dataset['words'] ?? '{}');
  expect([next, missing]).toEqual(['次へ', '{page}ページはありません。この話は全{total}ページです。']);
  expect(document.querySelector('.reader-end__bar .muted')?.textContent?.trim()).toBe('話の終わり（全8ページ）');
  const pages = { totalCount: 24, viewableCount: 0, edges: [] };
  const walled = await openJapanese('/episodes/e24', withEpisode({ status: 'FAN_ONLY', pages }));
  expect(walled.document.querySelector('.wall__cap')?.textContent?.trim()).toBe('全24ページ');
  expect(walled.document.querySelector('.wall__panel h2')?.textContent?.trim()).toMatch(/.さんのファンになって読む$/);
  expect(walled.document.querySelector('.wall__panel .soft')?.textContent?.trim()).toMatch(
    /^[\d,]+人が.+さんをファン登録しています。/,
  );
});
