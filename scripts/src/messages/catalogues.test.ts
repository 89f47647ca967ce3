import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../config.ts';
import { compileCatalogue } from './compileCatalogue.ts';
import { flatten, parametersOf } from './parameters.ts';
import { languages, listCatalogues, readCatalogue, workspaces, type Catalogue } from './readCatalogues.ts';

const catalogues = workspaces.flatMap((workspace) =>
  listCatalogues(workspace, 'en').map((name) => ({ workspace, name, catalogue: readCatalogue(workspace, name) })),
);
const read = (workspace: string, file: string) => readFileSync(join(root, workspace, 'src/messages', file), 'utf8');

/** Where the texts of a workspace are shown. */
const showsTexts = { api: 'api', site: 'site', ui: '{ui,site,workspace}', workspace: 'workspace' };

/** What `composeLetter` calls of the group that it is handed. */
const letterTexts = new Set(['subject', 'heading', 'action']);

/** Each text with what it is called with. */
const shapeOf = (texts: Catalogue['texts']['en']) =>
  Object.fromEntries(Object.entries(flatten(texts)).map(([path, text]) => [path, parametersOf(text)]));

it('every language has the same catalogues, and nothing else lies among what is compiled', () => {
  for (const workspace of workspaces) {
    const names = listCatalogues(workspace, 'en');
    expect(names.length).toBeGreaterThan(0);
    for (const language of languages) expect(listCatalogues(workspace, language), language).toEqual(names);
    const compiled = names.flatMap((name) => Object.keys(compileCatalogue(readCatalogue(workspace, name)))).toSorted();
    expect(readdirSync(join(root, workspace, 'src/messages')).toSorted()).toEqual(compiled);
  }
});

type Source = { text: string; words: ReadonlySet<string> };
const sources = new Map<string, Source[]>();

/** The code that shows the texts of a workspace, read once. */
function sourcesThatShow(workspace: (typeof workspaces)[number]): Source[] {
  const known = sources.get(workspace);
  if (known) return known;
  const files = globSync(`${showsTexts[workspace]}/src/**/*.{ts,tsx,astro}`, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|messages|gql)$/.test(path),
  });
  const found = files.map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { text, words: new Set(text.match(/\w+/g)) };
  });
  sources.set(workspace, found);
  return found;
}

describe.each(catalogues)('the catalogue $name', ({ workspace, name, catalogue }) => {
  it.each(languages)('has in %s the texts and parameters of the first language', (language) => {
    expect(shapeOf(catalogue.texts[language])).toEqual(shapeOf(catalogue.texts[languages[0]]));
  });

  it('leaves no text empty, and none in Japanese without a Japanese letter', () => {
    for (const language of languages)
      for (const [path, text] of Object.entries(flatten(catalogue.texts[language]))) {
        expect(text.trim(), `${language} ${path}`).not.toBe('');
        const isWord = /\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''));
        if (language === 'ja' && isWord) expect(text, path).toMatch(/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u);
      }
  });

  it('is compiled', () => {
    for (const [file, text] of Object.entries(compileCatalogue(catalogue))) expect(read(workspace, file)).toBe(text);
  });

  it('has no text that nobody shows', () => {
    const sources = sourcesThatShow(workspace);
    const unused = Object.keys(flatten(catalogue.texts[languages[0]])).filter((path) => {
      const [group = '', text = group] = path.split('.');
      // Names in capitals are values, by which a text is looked up.
      const call = /^[A-Z]/.test(text) ? /\](?:\)|\()/ : new RegExp(`\\b${text}\\(`);
      const composes = letterTexts.has(text) ? new RegExp(`\\bcomposeLetter\\(\\w+, ${group},`) : /(?!)/;
      // One of the group's, whichever is meant: `goesOn[place]()`.
      const looksUp = new RegExp(`\\b${group}\\[[^\\]]+\\]\\(`);
      const parts = sources.filter((source) => source.words.has(group));
      return !parts.some(({ text: source }) => composes.test(source) || call.test(source) || looksUp.test(source));
    });
    expect(unused).toEqual([]);
  });
});

describe('a parameter', () => {
  it.each([
    ['Hello, {name}', { name: 'string' }],
    ['{count, plural, one {# fan} other {# fans of {name}}}', { count: 'number', name: 'string' }],
    ['{amount, number} yen', { amount: 'number' }],
    ['{kind, select, WORK {a work} other {something}}', { kind: `'WORK' | 'other'` }],
    ['Hello', {}],
  ])('of %j has the type that its use asks for', (text, parameters) => {
    expect(parametersOf(text)).toEqual(parameters);
  });

  it('that is broken is refused when the catalogue is compiled', () => {
    expect(() => parametersOf('{count, plural, one {# fan}')).toThrow();
  });
});
