import type { KeyAction } from './keymap.ts';
import type { Reader } from './Reader.ts';
import { layouts } from './settings.ts';
import type { Layout } from './views.ts';
import { warnMissing } from './warnMissing.ts';
import type { ReaderWord } from './words.ts';

/** What a key, a button (`data-reader-do`) or a tap can ask for. */
export type Action = KeyAction | 'next' | 'previous' | 'share' | `layout:${Layout}`;

export interface Bars {
  readonly isShown: boolean;
  /** The page fills the window and bars lie over it. */
  readonly isImmersive: boolean;
  /** On this screen bars always lie over the page. */
  isUsual(): boolean;
  toggle(isShown?: boolean): void;
  set(change: { isShown?: boolean; isImmersive?: boolean }): void;
}

/** The panels stand in chunks of their own: nobody waits for a settings sheet to read page one. */
const panels = {
  settings: async (reader: Reader) => (await import('./openSettings.ts')).openSettings(reader),
  help: async (reader: Reader) => (await import('./openHelp.ts')).openHelp(reader),
  text: async (reader: Reader) => (await import('./openTextView.ts')).openTextView(reader),
  share: async (reader: Reader) => (await import('./sharePage.ts')).sharePage(reader),
};

function fetchPart(reader: Reader, use: (reader: Reader) => Promise<void>): void {
  use(reader).catch((error: unknown) => {
    warnMissing(error);
    reader.say(reader.word('absent'));
  });
}

/** Goes to a neighbouring episode; mode and shift are kept by work, so they are still there. */
function leaveFor(reader: Reader, url: string | null, absent: ReaderWord): void {
  if (reader.options.preview) return;
  if (url) location.assign(url);
  else reader.say(reader.word(absent));
}

/** Scrolls a long page, or says false when its end is reached and it is time to turn. */
export function scrollLongPage(reader: Reader, distance: number): boolean {
  const tall = reader.layer.querySelector<HTMLElement>('.page.is-shown[data-tall]');
  if (!tall || reader.atEnd) return false;
  const before = tall.scrollTop;
  const room = distance > 0 ? tall.scrollHeight - tall.clientHeight - before : before;
  if (room < 2) return false;
  tall.scrollTop += distance;
  return true;
}

function pace(reader: Reader, direction: 1 | -1, isHeldKey: boolean): void {
  if (reader.layout !== 'scroll' && scrollLongPage(reader, direction * reader.stage.clientHeight * 0.85)) return;
  if (direction === 1) reader.next(isHeldKey);
  else reader.previous();
}

/** Does what was asked for. `isHeldKey` is true while a key repeats. */
export function perform(reader: Reader, bars: Bars, action: Action, isHeldKey = false): void {
  const { episode } = reader;
  switch (action) {
    case 'next':
      return reader.next(isHeldKey);
    case 'previous':
      return reader.previous();
    case 'left':
    case 'right':
      return action === reader.nextSide ? reader.next(isHeldKey) : reader.previous();
    case 'forward':
    case 'backward':
      return pace(reader, action === 'forward' ? 1 : -1, isHeldKey);
    case 'first':
      return reader.go(1);
    case 'last':
      return reader.go(episode.pages.length);
    case 'overlay':
      return bars.toggle();
    case 'shift':
      return reader.shift();
    case 'layout': {
      const following = layouts[(layouts.indexOf(reader.layout) + 1) % layouts.length];
      return reader.chooseForWork({ layout: following });
    }
    case 'fullscreen':
      return fetchPart(reader, async () => (await import('./toggleImmersive.ts')).toggleImmersive(reader, bars));
    case 'zoomIn':
    case 'zoomOut':
      return fetchPart(reader, async () => {
        const { attachZoom } = await import('./attachZoom.ts');
        attachZoom(reader).zoomBy(action === 'zoomIn' ? 1.5 : 1 / 1.5);
      });
    case 'nextEpisode':
      return leaveFor(reader, episode.nextUrl, 'newest');
    case 'previousEpisode':
      return leaveFor(reader, episode.previousUrl, 'first');
    case 'settings':
    case 'help':
    case 'text':
    case 'share':
      return fetchPart(reader, panels[action]);
    default:
      return reader.chooseForWork({ layout: layouts.find((layout) => action === `layout:${layout}`) });
  }
}
