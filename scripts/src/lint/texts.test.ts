import { describe, expect, it } from 'vitest';
import { linesRefusedBy } from '../testing/lintExample.ts';
import { bringsLetters, judgeAttribute, judgeShown, judgesTexts, judgeText, judgeWritten } from './texts.ts';

const FOLDER = 'workspace/src/exampleOfTexts';
const SAYING = 'api/src/people/exampleOfTexts/example.ts';

/** The lines of a file that the linter refuses for their texts. */
const refusedIn = (path: string, lines: readonly string[]): Promise<number[]> => linesRefusedBy('texts', path, lines);

it('a screen may not show words of its own, between tags or in what is read aloud', async () => {
  const lines = [
    'export const Example = ({ name, isOn }: { name: string; isOn: boolean }) => (',
    '  <section className="box stack" aria-label="Your works">',
    '    Hello',
    '    <p title={`By ${name}`}>{name}: 12 %</p>',
    '    <img src="/x.webp" alt={isOn ? \'Works\' : name} />',
    '  </section>',
    ');',
  ];
  expect(await refusedIn(`${FOLDER}/Example.tsx`, lines)).toEqual([2, 2, 4, 5]);
});

it('what is said beside a screen has no words of its own: in flashes, options, rules of forms and what scripts write', async () => {
  const lines = [
    "export const looks = { error: 'alert', value: 'Bank', title: '' };",
    "export const languages = [{ label: '日本語', lang: 'ja' }];",
    "export const options = (isOn: boolean) => [{ label: isOn ? 'On' : '12', body: `${isOn}` }];",
    "flash.set({ body: 'Saved', type: 'success' });",
    "z.email({ error: () => 'This is no address.' });",
    'z.email({ error: () => texts.noAddress() });',
    "button.textContent = 'Retry';",
    "button.className = 'btn btn--line';",
    "list.setAttribute('aria-label', 'Proposals');",
    "list.setAttribute('role', 'listbox');",
    'const { title = "none" } = options;',
  ];
  for (const file of ['example.ts', 'Beside.tsx'])
    expect(await refusedIn(`${FOLDER}/${file}`, lines)).toEqual([3, 4, 5, 7, 9]);
});

it('a problem or a refusal has no words of its own, in any language', async () => {
  const lines = [
    'export const one = { code: "X", message: "Too long.", messageJa: "長すぎます。" };',
    'export const two = (name: string) => ({',
    '  message: `${name} is gone.`,',
    '  messageJa: name,',
    '});',
    'export const three = (words: { message: string; messageJa: string }, issue: string) => ({ ...words, message: issue });',
    'export const four = { message: "for the log" };',
  ];
  expect(await refusedIn(SAYING, lines)).toEqual([1, 1, 3]);
});

it('HTML that the API writes has no words of its own', async () => {
  const lines = [
    "export const one = '<p>Gone.</p>';",
    'export const two = (name: string) => `<h1>Hello ${name}</h1><p>`;',
    'export const three = (name: string) => `<p class="x">${name}</p><style>p{color:red}</style>`;',
    "export const four = 'a < b and b > c';",
    'export const five = (x: string, y: string) => `<a href="${x}" title="${y}" rel="next">${x}</a>`;',
  ];
  expect(await refusedIn(SAYING, lines)).toEqual([1, 2]);
});

describe('which files are looked at', () => {
  it.each([
    ['workspace/src/exampleOfTexts/Example.tsx', 'SCREEN'],
    ['site/src/exampleOfTexts/Example.tsx', 'SCREEN'],
    ['workspace/src/exampleOfTexts/Example.test.tsx', null],
    ['workspace/src/exampleOfTexts/options.ts', 'BESIDE'],
    ['ui/src/exampleOfTexts/options.ts', 'BESIDE'],
    ['site/src/exampleOfTexts/options.ts', 'BESIDE'],
    ['api/src/people/identity/notifyOfChange.ts', 'LETTERS'],
    ['api/src/testing/mailLanguages.ts', null],
    ['scripts/src/admin.ts', null],
  ])('%s: %s', (path, kind) => {
    expect(judgesTexts(path)).toBe(kind);
  });

  it('a file writes letters when it makes or queues one', () => {
    expect(bringsLetters('../../mail/index.ts', ['queueMail'])).toBe(true);
    expect(bringsLetters('../letters.ts', ['mailNews'])).toBe(true);
    expect(bringsLetters('../../mail/index.ts', ['findNewsCapacity'])).toBe(false);
  });
});

it.each([
  ['Publish', true],
  ['公開する', true],
  ['12 / 24', false],
  ['·', false],
  ['Komawari', false],
  ['Komawari today', true],
])('%j has a word: %s', (text, hasWord) => {
  expect(judgeText(text) !== null).toBe(hasWord);
  expect(judgeAttribute('label', text) !== null).toBe(hasWord);
  expect(judgeAttribute('className', text)).toBeNull();
  expect(judgeShown('label', text, ['label', 'value']) !== null).toBe(hasWord);
  expect(judgeShown('label', text, ['label', 'lang'])).toBeNull();
  expect(judgeWritten('textContent', text) !== null).toBe(hasWord);
});
