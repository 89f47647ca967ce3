import { bindKey, defaultKeys, keyActions, nameOfKey } from './keymap.ts';
import { keyWords, spellKey } from './keyWords.ts';
import { openDialog } from './openDialog.ts';
import type { Reader } from './Reader.ts';
import { choice, group, range } from './settingsFields.ts';

/** The settings sheet. Every choice holds at once; what is about this work is remembered for this work. */
export function openSettings(reader: Reader): void {
  const { body, close } = openDialog(reader.root, 'Reader settings', 'sheet');
  const own = () => reader.settings.works[reader.episode.workId] ?? {};
  const { settings } = reader;

  const work = group('This work');
  work.append(
    choice(
      'Direction',
      own().direction ?? 'work',
      [
        ['work', 'As the work says'],
        ['RIGHT_TO_LEFT', 'Right to left'],
        ['LEFT_TO_RIGHT', 'Left to right'],
        ['TOP_TO_BOTTOM', 'Top to bottom'],
      ],
      (direction) => reader.chooseForWork({ direction: direction === 'work' ? undefined : direction }),
    ),
    choice(
      'Layout',
      own().layout ?? 'auto',
      [
        ['auto', 'As the screen turns'],
        ['spread', 'Spread'],
        ['single', 'Single'],
        ['scroll', 'Scroll'],
      ],
      (layout) => reader.chooseForWork({ layout: layout === 'auto' ? undefined : layout }),
    ),
    choice(
      'Pairing',
      own().shifted ? 'shifted' : 'work',
      [
        ['work', 'As the author says'],
        ['shifted', 'Shifted by one page'],
      ],
      (pairing) => reader.chooseForWork({ shifted: pairing === 'shifted' ? true : undefined }),
    ),
    range('Width of strips', { value: own().stripWidth ?? 100, min: 40, max: 100, step: 5 }, (stripWidth) =>
      reader.chooseForWork({ stripWidth }),
    ),
  );

  const everywhere = group('Everywhere');
  everywhere.append(
    choice(
      'Background',
      settings.background,
      [
        ['match', 'Match'],
        ['paper', 'Paper'],
        ['ink', 'Ink'],
      ],
      (background) => reader.changeSettings({ background }),
    ),
    choice(
      'Tap zones',
      settings.tapZones,
      [
        ['sides', 'Both sides'],
        ['onehand', 'One hand'],
        ['off', 'Off'],
      ],
      (tapZones) => reader.changeSettings({ tapZones }),
    ),
    choice(
      'Data saver',
      settings.dataSaver,
      [
        ['auto', 'As the device says'],
        ['on', 'On'],
        ['off', 'Off'],
      ],
      (dataSaver) => reader.changeSettings({ dataSaver }),
    ),
  );
  const more = document.createElement('div');
  more.className = 'reader-choice';
  const link = (words: string, open: () => Promise<void>) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'btn btn--line';
    button.textContent = words;
    button.addEventListener('click', () => {
      close();
      void open();
    });
    more.append(button);
  };
  link('Text of the pages', async () => (await import('./openTextView.ts')).openTextView(reader));
  link('Keys and help', async () => (await import('./openHelp.ts')).openHelp(reader));
  body.append(work, everywhere, keysGroup(reader), more);
}

function keysGroup(reader: Reader): HTMLElement {
  const keys = document.createElement('details');
  keys.className = 'reader-field';
  const summary = document.createElement('summary');
  summary.textContent = 'Keys';
  const list = document.createElement('div');
  list.className = 'reader-bindings';
  const draw = () => {
    const rows = keyActions.map((action) => {
      const row = document.createElement('div');
      const words = document.createElement('span');
      words.textContent = keyWords[action];
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'btn btn--line';
      button.textContent = reader.settings.keys[action].map(spellKey).join(', ') || 'None';
      button.setAttribute('aria-label', `${keyWords[action]}: ${button.textContent}. Change`);
      button.addEventListener('click', () => {
        button.textContent = 'Press a key';
        button.addEventListener('keydown', hearKey);
      });
      const hearKey = (event: KeyboardEvent) => {
        if (event.key === 'Tab' || event.key === 'Escape') return draw();
        if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
        event.preventDefault();
        reader.changeSettings({ keys: bindKey(reader.settings.keys, action, nameOfKey(event.key)) });
        draw();
        (list.children[keyActions.indexOf(action)]?.lastElementChild as HTMLElement | null)?.focus();
      };
      row.append(words, button);
      return row;
    });
    const reset = document.createElement('button');
    reset.type = 'button';
    reset.className = 'btn btn--quiet';
    reset.textContent = 'Back to the usual keys';
    reset.addEventListener('click', () => {
      reader.changeSettings({ keys: defaultKeys });
      draw();
    });
    list.replaceChildren(...rows, reset);
  };
  draw();
  keys.append(summary, list);
  return keys;
}
