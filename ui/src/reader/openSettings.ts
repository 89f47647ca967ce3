import { keysField } from './keysField.ts';
import { openDialog } from './openDialog.ts';
import type { Reader } from './Reader.ts';
import { choice, group, range } from './settingsFields.ts';

/** The settings sheet. Every choice holds at once; what is about this work is remembered for this work. */
export function openSettings(reader: Reader): void {
  const { body, close } = openDialog(reader.root, 'Reader settings', 'sheet');
  body.append(workFields(reader), commonFields(reader), keysField(reader), furtherPanels(reader, close));
}

function workFields(reader: Reader): HTMLElement {
  const { direction, layout, shifted, stripWidth } = reader.settings.works[reader.episode.workId] ?? {};
  const directions = [
    ['work', 'Set by the work'],
    ['RIGHT_TO_LEFT', 'Right to left'],
    ['LEFT_TO_RIGHT', 'Left to right'],
    ['TOP_TO_BOTTOM', 'Top to bottom'],
  ] as const;
  const layouts = [
    ['auto', 'Follow the screen'],
    ['spread', 'Spread'],
    ['single', 'Single'],
    ['scroll', 'Scroll'],
  ] as const;
  const pairings = [
    ['work', 'Set by the author'],
    ['shifted', 'Shifted by one page'],
  ] as const;
  const work = group('This work');
  work.append(
    choice('Direction', direction ?? 'work', directions, (value) =>
      reader.chooseForWork({ direction: value === 'work' ? undefined : value }),
    ),
    choice('Layout', layout ?? 'auto', layouts, (value) =>
      reader.chooseForWork({ layout: value === 'auto' ? undefined : value }),
    ),
    choice('Pairing', shifted ? 'shifted' : 'work', pairings, (value) =>
      reader.chooseForWork({ shifted: value === 'shifted' ? true : undefined }),
    ),
    range('Width of strips', { value: stripWidth ?? 100, min: 40, max: 100, step: 5 }, (value) =>
      reader.chooseForWork({ stripWidth: value }),
    ),
  );
  return work;
}

function commonFields(reader: Reader): HTMLElement {
  const { background, tapZones, dataSaver, keepsWidePages, letterKeys } = reader.settings;
  const backgrounds = [
    ['match', 'Match'],
    ['paper', 'Paper'],
    ['ink', 'Ink'],
  ] as const;
  const zones = [
    ['sides', 'Both sides'],
    ['onehand', 'One hand'],
    ['off', 'Off'],
  ] as const;
  const savers = [
    ['auto', 'Follow the device'],
    ['on', 'On'],
    ['off', 'Off'],
  ] as const;
  const ways = [
    ['cut', 'Cut in two'],
    ['whole', 'Whole'],
  ] as const;
  const everywhere = group('Everywhere');
  const switches = [
    ['on', 'On'],
    ['off', 'Off'],
  ] as const;
  everywhere.append(
    choice('Background', background, backgrounds, (value) => reader.changeSettings({ background: value })),
    choice('Tap zones', tapZones, zones, (value) => reader.changeSettings({ tapZones: value })),
    choice('Wide pages on a phone', keepsWidePages ? 'whole' : 'cut', ways, (value) =>
      reader.changeSettings({ keepsWidePages: value === 'whole' }),
    ),
    choice('Data saver', dataSaver, savers, (value) => reader.changeSettings({ dataSaver: value })),
    choice('Letters and signs as keys', letterKeys ? 'on' : 'off', switches, (value) =>
      reader.changeSettings({ letterKeys: value === 'on' }),
    ),
  );
  return everywhere;
}

/** What a phone's top bar has no room for. */
function furtherPanels(reader: Reader, close: () => void): HTMLElement {
  const row = document.createElement('div');
  row.className = 'reader-choice';
  const add = (words: string, open: () => Promise<void>) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'btn btn--line';
    button.textContent = words;
    button.addEventListener('click', () => {
      close();
      void open();
    });
    row.append(button);
  };
  add('Share this page', async () => (await import('./sharePage.ts')).sharePage(reader));
  add('Text of the pages', async () => (await import('./openTextView.ts')).openTextView(reader));
  add('Keys and help', async () => (await import('./openHelp.ts')).openHelp(reader));
  return row;
}
