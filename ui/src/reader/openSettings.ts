import { textsOf, textsReady } from '../language/index.ts';
import panelsTexts, { type ReaderPanels } from '../messages/readerPanels.js';
import { keysField } from './keysField.ts';
import { openDialog } from './openDialog.ts';
import type { Reader } from './Reader.ts';
import { choice, group, range } from './settingsFields.ts';

/** The settings sheet. Every choice holds at once; what is about this work is remembered for this work. */
export async function openSettings(reader: Reader): Promise<void> {
  await textsReady();
  const texts = textsOf(panelsTexts);
  const { body, close } = openDialog(reader.root, texts, 'settings');
  body.append(
    workFields(reader, texts),
    commonFields(reader, texts),
    keysField(reader, texts),
    furtherPanels(reader, texts, close),
  );
}

function workFields(reader: Reader, { fields, choices }: ReaderPanels): HTMLElement {
  const { direction, layout, shifted, stripWidth } = reader.settings.works[reader.episode.workId] ?? {};
  const directions = [
    ['work', choices.setByWork()],
    ['RIGHT_TO_LEFT', choices.rightToLeft()],
    ['LEFT_TO_RIGHT', choices.leftToRight()],
    ['TOP_TO_BOTTOM', choices.topToBottom()],
  ] as const;
  const layouts = [
    ['auto', choices.byScreen()],
    ['spread', choices.spread()],
    ['single', choices.single()],
    ['scroll', choices.scroll()],
  ] as const;
  const pairings = [
    ['work', choices.setByAuthor()],
    ['shifted', choices.shifted()],
  ] as const;
  const work = group(fields.thisWork());
  work.append(
    choice(fields.direction(), direction ?? 'work', directions, (value) =>
      reader.chooseForWork({ direction: value === 'work' ? undefined : value }),
    ),
    choice(fields.layout(), layout ?? 'auto', layouts, (value) =>
      reader.chooseForWork({ layout: value === 'auto' ? undefined : value }),
    ),
    choice(fields.pairing(), shifted ? 'shifted' : 'work', pairings, (value) =>
      reader.chooseForWork({ shifted: value === 'shifted' ? true : undefined }),
    ),
    range(
      (values) => fields.stripWidth(values),
      { value: stripWidth ?? 100, min: 40, max: 100, step: 5 },
      (value) => reader.chooseForWork({ stripWidth: value }),
    ),
  );
  return work;
}

function commonFields(reader: Reader, { fields, choices }: ReaderPanels): HTMLElement {
  const { background, tapZones, dataSaver, keepsWidePages, letterKeys } = reader.settings;
  const backgrounds = [
    ['match', choices.match()],
    ['paper', choices.paper()],
    ['ink', choices.ink()],
  ] as const;
  const zones = [
    ['sides', choices.bothSides()],
    ['onehand', choices.oneHand()],
    ['off', choices.off()],
  ] as const;
  const savers = [
    ['auto', choices.byDevice()],
    ['on', choices.on()],
    ['off', choices.off()],
  ] as const;
  const ways = [
    ['cut', choices.cut()],
    ['whole', choices.whole()],
  ] as const;
  const everywhere = group(fields.everywhere());
  const switches = [
    ['on', choices.on()],
    ['off', choices.off()],
  ] as const;
  everywhere.append(
    choice(fields.background(), background, backgrounds, (value) => reader.changeSettings({ background: value })),
    choice(fields.tapZones(), tapZones, zones, (value) => reader.changeSettings({ tapZones: value })),
    choice(fields.widePages(), keepsWidePages ? 'whole' : 'cut', ways, (value) =>
      reader.changeSettings({ keepsWidePages: value === 'whole' }),
    ),
    choice(fields.dataSaver(), dataSaver, savers, (value) => reader.changeSettings({ dataSaver: value })),
    choice(fields.letterKeys(), letterKeys ? 'on' : 'off', switches, (value) =>
      reader.changeSettings({ letterKeys: value === 'on' }),
    ),
  );
  return everywhere;
}

/** What a phone's top bar has no room for. */
function furtherPanels(reader: Reader, { panels }: ReaderPanels, close: () => void): HTMLElement {
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
  add(panels.share(), async () => (await import('./sharePage.ts')).sharePage(reader));
  add(panels.text(), async () => (await import('./openTextView.ts')).openTextView(reader));
  add(panels.help(), async () => (await import('./openHelp.ts')).openHelp(reader));
  return row;
}
