import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readerBoot } from './boot.ts';
import { storePlace } from './places.ts';
import { changeWork, defaultSettings, layoutFor, serialiseSettings } from './settings.ts';
import { settingsKey } from './settingsStore.ts';

let isLandscape: boolean;

/** Runs the script as the browser does: as the first child of the reader's element. */
function boot(attributes: Record<string, string> = {}): DOMStringMap {
  const root = document.createElement('main');
  Object.assign(root.dataset, { reader: '', episodeId: 'e1', workId: 'w1', direction: 'RIGHT_TO_LEFT', ...attributes });
  const script = document.createElement('script');
  root.append(script);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  new Function(readerBoot)();
  return root.dataset;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  isLandscape = true;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('landscape') ? isLandscape : false }));
});

describe('the script before the first paint', () => {
  it.each(['RIGHT_TO_LEFT', 'LEFT_TO_RIGHT', 'TOP_TO_BOTTOM'] as const)(
    'chooses the same layout for %s as the reader does',
    (direction) => {
      for (const landscape of [true, false]) {
        isLandscape = landscape;
        expect(boot({ direction })['layout']).toBe(layoutFor(undefined, direction, landscape));
      }
    },
  );

  it('follows what the reader chose for the work', () => {
    const chosen = changeWork({ ...defaultSettings, background: 'ink' }, 'w1', { layout: 'single' });
    localStorage.setItem(settingsKey, serialiseSettings(chosen));
    expect(boot()).toMatchObject({ layout: 'single', background: 'ink' });
    expect(boot({ workId: 'w2' })['layout']).toBe('spread');
  });

  it('puts page one on its side', () => {
    expect(boot({ startPosition: 'LATTER' })['first']).toBe('left');
    expect(boot({ startPosition: 'FORMER' })['first']).toBe('right');
    expect(boot({ startPosition: 'LATTER', direction: 'LEFT_TO_RIGHT' })['first']).toBe('right');
    localStorage.setItem(settingsKey, serialiseSettings(changeWork(defaultSettings, 'w1', { shifted: true })));
    expect(boot({ startPosition: 'LATTER' })['first']).toBe('right');
  });

  it('keeps page one out of sight when another page is about to open', () => {
    expect(boot()['resuming']).toBeUndefined();
    storePlace(localStorage, 'e1', { page: 4, fraction: 0 });
    expect(boot()['resuming']).toBe('');
    storePlace(localStorage, 'e1', { page: 24, fraction: 0, done: true });
    expect(boot()['resuming']).toBeUndefined();
  });

  it('lets the plain list come back when the reader never starts', () => {
    const dataset = boot();
    expect(dataset['paged']).toBe('');
    dispatchEvent(new Event('load'));
    expect(dataset['layout']).toBeUndefined();
    expect(dataset['paged']).toBeUndefined();
  });

  it('has the window as it was left in the episode before', () => {
    isLandscape = false;
    expect(boot()).toMatchObject({ bars: 'pinned' });
    expect(boot()['barsHidden']).toBeUndefined();
    sessionStorage.setItem('komawari.reader.window', 'immersive full');
    expect(boot()).toMatchObject({ bars: 'immersive', barsHidden: '' });
    sessionStorage.setItem('komawari.reader.window', 'hidden');
    expect(boot()).toMatchObject({ bars: 'pinned', barsHidden: '' });
    sessionStorage.setItem('komawari.reader.window', ' z1.500');
    expect(boot()['barsHidden']).toBeUndefined();
  });

  it('is not stopped by a damaged store', () => {
    localStorage.setItem(settingsKey, '{"version":1,"works":7');
    localStorage.setItem('komawari.reader.places', '[');
    expect(boot()['layout']).toBe('spread');
  });
});
