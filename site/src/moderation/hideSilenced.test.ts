// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoot, type Root } from 'react-dom/client';
import { act, createElement as h, Fragment } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EpisodeCardFieldsFragment, WorkCardFieldsFragment } from '../gql/graphql.ts';
import { ListedEpisode } from '../episodes/ListedEpisode.tsx';
import { WorkCards } from '../works/WorkCards.tsx';
import { WatchCreator } from '../watching/WatchCreator.island.tsx';
import { hideSilenced } from './hideSilenced.ts';
import { tellSilencesChanged } from '@komawari/ui/silences';

const user = (id: string) => ({ id, screenName: id, displayName: id });
const work = (id: string, creator: string) => ({ id, title: id, user: user(creator) }) as WorkCardFieldsFragment;
const episode = (id: string, creator: string) =>
  ({
    id,
    title: id,
    number: 1,
    status: 'PUBLIC',
    statistic: {},
    work: work(`w${id}`, creator),
  }) as unknown as EpisodeCardFieldsFragment;

let kind: string;
let silenced: string[];
let asked: string[];
let root: Root | null = null;

beforeEach(() => {
  kind = 'REGISTERED';
  silenced = [];
  asked = [];
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('komawari_session', '1');
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no sheets a script can make; this one holds its text.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      text = '';
      replaceSync = (text: string) => void (this.text = text);
    },
  );
  Object.assign(document, { adoptedStyleSheets: [] });
  // The edge to the network.
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/identity/'))
      return Response.json({ token: 'token', expiresIn: 300, viewer: { kind, id: 'me' } });
    asked.push(/opname=(\w+)/.exec(address)?.[1] ?? '');
    return address.includes('GetSilencedCreators')
      ? Response.json({ data: { viewer: { __typename: 'RegisteredViewer', id: 'me', silencedCreatorIds: silenced } } })
      : Response.json({
          data: { node: { id: 'u1', viewerIsWatching: false, viewerCanWatch: !silenced.includes('u1') } },
        });
  });
  document.body.innerHTML = renderToStaticMarkup(
    h(
      Fragment,
      null,
      h(
        'ul',
        null,
        h(WorkCards, { works: [work('w1', 'u1'), work('w2', 'u2')] }),
        h(ListedEpisode, { episode: episode('e1', 'u1') }),
      ),
      h(
        'ul',
        null,
        h(WorkCards, { works: [work('w3', 'u1')], lineOf: () => '2話' }),
        h(ListedEpisode, { episode: episode('e2', 'u1'), hasCreator: false }),
      ),
    ),
  );
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What readers do not see any more, by the rules the page has. */
function hidden(): string[] {
  const rules = (document.adoptedStyleSheets as unknown as { text: string }[]).map(({ text }) => text).join('');
  const selector = rules.replace('{display:none!important}', '');
  if (selector === '') return [];
  return [...document.querySelectorAll(selector)].map((card) => card.querySelector('h3')?.textContent ?? '');
}

it('hides the cards of a muted creator wherever creators meet, and not on the creator’s own pages', async () => {
  silenced = ['u1'];
  await hideSilenced();
  expect(hidden()).toEqual(['w1', expect.stringContaining('e1')]);
});

it('asks once in ten minutes, and at once after somebody was blocked', async () => {
  silenced = ['u1'];
  await hideSilenced();
  Object.assign(document, { adoptedStyleSheets: [] });
  await hideSilenced();
  expect(asked).toEqual(['GetSilencedCreators']);
  expect(hidden()).toContain('w1');
  silenced = ['u2'];
  tellSilencesChanged();
  await vi.waitFor(() => expect(hidden()).toEqual(['w2']));
  const before = asked.length;
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await hideSilenced();
  expect(asked).toHaveLength(before + 1);
});

it('hides nothing for somebody else who reads in this tab', async () => {
  sessionStorage.setItem('komawari_silenced', JSON.stringify({ account: 'other', ids: ['u1'], at: Date.now() }));
  await hideSilenced();
  expect([hidden(), asked]).toEqual([[], ['GetSilencedCreators']]);
});

it('does not even begin with the list of whoever read in this tab before', async () => {
  sessionStorage.setItem('komawari_silenced', JSON.stringify({ account: 'other', ids: ['u1'], at: Date.now() }));
  localStorage.setItem('komawari_account', 'me');
  const underWay = hideSilenced();
  expect(hidden()).toEqual([]);
  await underWay;
  sessionStorage.setItem('komawari_silenced', JSON.stringify({ account: 'me', ids: ['u2'], at: Date.now() }));
  Object.assign(document, { adoptedStyleSheets: [] });
  const next = hideSilenced();
  expect(hidden()).toEqual(['w2']);
  await next;
});

it('a change in the workspace or another tab makes every kept list old', async () => {
  await hideSilenced();
  expect(asked).toHaveLength(1);
  silenced = ['u1'];
  // What another tab wrote: this page is not told by the document.
  localStorage.setItem('komawari_silences_changed', String(Date.now()));
  Object.assign(document, { adoptedStyleSheets: [] });
  await hideSilenced();
  expect(asked).toHaveLength(2);
  expect(hidden()).toContain('w1');
});

it('an open page follows a change in another tab, and one that comes back out of the browser’s cache', async () => {
  await hideSilenced();
  silenced = ['u1'];
  localStorage.setItem('komawari_silences_changed', String(Date.now()));
  window.dispatchEvent(new StorageEvent('storage', { key: 'komawari_silences_changed' }));
  await vi.waitFor(() => expect(hidden()).toContain('w1'));
  silenced = [];
  vi.setSystemTime(Date.now() + 1000);
  localStorage.setItem('komawari_silences_changed', String(Date.now()));
  window.dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => expect(hidden()).toEqual([]));
});

it('offers Watch until the creator is blocked, and again afterwards', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root?.render(h(WatchCreator, { userId: 'u1', creatorName: '雨宮' })));
  const button = () => place.querySelector('button')?.getAttribute('aria-label') ?? null;
  expect(button()).toBe('Watch 雨宮');
  silenced = ['u1'];
  await act(async () => tellSilencesChanged());
  await vi.waitFor(() => expect(button()).toBeNull());
  silenced = [];
  await act(async () => tellSilencesChanged());
  await vi.waitFor(() => expect(button()).toBe('Watch 雨宮'));
});
