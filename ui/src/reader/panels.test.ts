import { afterEach, expect, it } from 'vitest';
import { textsOf } from '../language/index.ts';
import { inLanguage } from '../testing/inLanguage.ts';
import '../testing/installDialog.ts';
import { defaultKeys, isLetterKey, nameOfKey } from './keymap.ts';
import { openHelp } from './openHelp.ts';
import { openSettings } from './openSettings.ts';
import { openTextView } from './openTextView.ts';
import type { Reader } from './Reader.ts';
import { readerTexts, readerWords } from './readerWords.ts';
import { parseSettings } from './settings.ts';
import { wordOf } from './words.ts';

/** What the panels see of a reader of an episode without pages. */
function readerWithoutPages(): Reader {
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const keys = { usual: defaultKeys, nameOf: nameOfKey, isLetter: isLetterKey };
  const episode = { workId: 'w1', pages: [] };
  return { root, keys, episode, settings: parseSettings(null), nextSide: 'left', place: { page: 1 } } as never;
}

afterEach(() => inLanguage('en'));

const shownBy = ({ root }: Reader) => root.querySelector('dialog')?.textContent;

it.each([
  ['en', ['Reader settings', 'Both sides', 'Next episode'], 'Tap or click a side to turn', 'Nobody has described'],
  ['ja', ['ビューアの設定', '左右', '次の話'], '左右をタップまたはクリック', 'これらのページの説明は'],
] as const)('the panels are in the language of the page: %s', async (language, settings, tip, nothing) => {
  await inLanguage(language);
  const reader = readerWithoutPages();
  await openSettings(reader);
  for (const words of settings) expect(shownBy(reader)).toContain(words);
  reader.root.replaceChildren();
  await openHelp(reader);
  expect(shownBy(reader)).toContain(tip);
  reader.root.replaceChildren();
  await openTextView(reader);
  expect(shownBy(reader)).toContain(nothing);
});

it('what the first script says comes with the page, and its numbers are filled in', async () => {
  await inLanguage('ja');
  const { root } = readerWithoutPages();
  root.dataset['words'] = readerWords(textsOf(readerTexts));
  expect(wordOf(root, 'pages', { page: 10, last: 11, total: 24 })).toBe('24ページ中10・11ページ目');
  expect(wordOf(root, 'newest')).toBe('これが最新の話です。');
});

it('a reader whose markup has no words says nothing', () => {
  expect(wordOf(readerWithoutPages().root, 'newest')).toBe('');
});
