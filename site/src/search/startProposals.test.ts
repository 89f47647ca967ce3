// @vitest-environment jsdom
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { beforeEach, expect, it, vi } from 'vitest';
import { startProposals } from './startProposals.ts';

let asked: string[];
let field: HTMLInputElement;

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  // The edge to the network.
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { keyword } = (JSON.parse(body) as { variables: { keyword: string } }).variables;
    asked.push(keyword);
    const search =
      keyword === '無'
        ? { titles: [], creators: [], tags: [] }
        : {
            titles: [{ id: 'w1', title: '雲の上', user: { id: 'u1', displayName: '楓' } }],
            creators: [{ id: 'u2', screenName: 'kumo', displayName: '雲' }],
            tags: [{ id: 't1', title: '雲' }],
          };
    return Response.json({ data: { search } });
  });
  document.body.innerHTML = '<form action="/search"><input id="q" name="q" type="search"></form>';
  field = document.querySelector<HTMLInputElement>('#q')!;
  field.focus();
  startProposals(field);
});

async function type(text: string): Promise<void> {
  field.value = text;
  field.dispatchEvent(new InputEvent('input'));
  await vi.advanceTimersByTimeAsync(200);
}
const press = (key: string) => field.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
const options = () => [...document.querySelectorAll<HTMLAnchorElement>('[role=option]')];
const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.getAttribute('href');

it('works, creators and tags are proposed below the field, and said to be there', async () => {
  await type('雲');
  expect(options().map((option) => [option.getAttribute('href'), option.textContent])).toEqual([
    ['/works/w1', '雲の上Work, 楓'],
    ['/@kumo', '雲Creator, @kumo'],
    [`/tags/${encodeURIComponent('雲')}`, '#雲Tag'],
  ]);
  expect([field.getAttribute('role'), field.getAttribute('aria-expanded')]).toEqual(['combobox', 'true']);
  expect(document.getElementById(field.getAttribute('aria-controls') ?? '')?.hidden).toBe(false);
});

it('what is proposed is named in the language of the page', async () => {
  await inLanguage('ja');
  await type('雲');
  expect(options().map(({ textContent }) => textContent)).toEqual(['雲の上作品・楓', '雲作者・@kumo', '#雲タグ']);
  await inLanguage('en');
});

it('what is proposed on a page of the other language leads on in it', async () => {
  document.documentElement.dataset['prefix'] = '/ja';
  await type('雲');
  delete document.documentElement.dataset['prefix'];
  const paths = ['/ja/works/w1', '/ja/@kumo', `/ja/tags/${encodeURIComponent('雲')}`];
  expect(options().map((option) => option.getAttribute('href'))).toEqual(paths);
});

it('the server is asked once somebody pauses, and not twice for the same', async () => {
  for (const text of ['く', 'くも']) {
    field.value = text;
    field.dispatchEvent(new InputEvent('input'));
  }
  await vi.advanceTimersByTimeAsync(200);
  await type('雲');
  await type('くも');
  expect(asked).toEqual(['くも', '雲']);
});

it('letters that are being composed ask for nothing', async () => {
  field.value = 'くm';
  field.dispatchEvent(new InputEvent('input', { isComposing: true }));
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual([]);
  field.value = '雲';
  field.dispatchEvent(new CompositionEvent('compositionend'));
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(['雲']);
});

it('arrows go through the list and back into the field, Enter opens, Escape keeps what was typed', async () => {
  await type('雲');
  press('ArrowDown');
  expect(active()).toBe('/works/w1');
  press('ArrowUp');
  expect(active()).toBeUndefined();
  press('ArrowUp');
  expect(active()).toBe(`/tags/${encodeURIComponent('雲')}`);
  const opened: (string | null)[] = [];
  document.addEventListener('click', (event) => {
    event.preventDefault();
    opened.push((event.target as HTMLElement).getAttribute('href'));
  });
  press('Enter');
  expect(opened).toEqual([`/tags/${encodeURIComponent('雲')}`]);
  press('Escape');
  expect([options().length, field.value, field.getAttribute('aria-expanded')]).toEqual([0, '雲', 'false']);
  // With the list closed, Enter belongs to the form.
  const enter = new KeyboardEvent('keydown', { key: 'Enter', cancelable: true });
  field.dispatchEvent(enter);
  expect(enter.defaultPrevented).toBe(false);
});

it('the list goes where nothing is proposed, with the last letter, and when the field is left', async () => {
  for (const leave of [() => type('無'), () => type(''), async () => field.blur()]) {
    field.focus();
    await type('雲');
    expect(options()).toHaveLength(3);
    await leave();
    expect(options()).toHaveLength(0);
  }
});
