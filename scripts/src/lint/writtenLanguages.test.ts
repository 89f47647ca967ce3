import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../config.ts';
import { linesRefusedBy } from '../testing/lintExample.ts';
import { judgesLanguages } from './writtenLanguages.ts';

/** The lines that the linter refuses for a language they name. */
const refusedIn = (lines: readonly string[]): Promise<number[]> =>
  linesRefusedBy('languages', 'workspace/src/exampleOfLanguages/Example.tsx', lines);

it('nobody says that the words of a work are Japanese: it has a language of its own', async () => {
  const lines = [
    "export const Example = ({ work, isOn, lang = 'ja' }: Props) => (",
    '  <section>',
    '    <h1 lang="ja">{work.title}</h1>',
    "    <h2 lang={isOn ? 'ja' : undefined}>{work.title}</h2>",
    "    <h3 lang={work?.language ?? 'ja'}>{work.title}</h3>",
    '    <Cover title={work.title} lang="ja" />',
    '    <p lang="ja">',
    '      {work.title} {formatDay(work.createdAt)}',
    '    </p>',
    "    <Select options={[{ value: work.id, label: work.title, lang: 'ja' }]} />",
    '    <p lang={work.language}>{work.title}</p>',
    '    <p lang={lang}>{work.user.displayName}</p>',
    '  </section>',
    ');',
  ];
  expect(await refusedIn(lines)).toEqual([1, 3, 4, 5, 6, 7, 10]);
});

it('a date is Japanese, and what is written in Japanese right there', async () => {
  const lines = [
    "export const languages = [{ label: '日本語', lang: 'ja' }];",
    'export const Example = ({ at, isOn, month }: Props) => (',
    '  <section>',
    '    <time dateTime={at} lang="ja">{at}</time>',
    '    <span lang="ja">{isOn ? formatTime(at) : formatExact(at)}</span>',
    '    <h2 lang="ja">{nameOfMonth(month)}1日</h2>',
    '    <p lang="ja">',
    '      <span>{formatDay(at)}</span>',
    '    </p>',
    "    <p lang={getLanguage() === 'ja' ? 'en' : 'fr'}>{at}</p>",
    '    <b lang="ja">第1話</b>',
    '  </section>',
    ');',
  ];
  expect(await refusedIn(lines)).toEqual([]);
});

it.each([
  ['workspace/src/works/pages/WorkPage.tsx', true],
  ['ui/src/components/Cover.tsx', true],
  ['ui/src/search/proposeBelow.ts', true],
  ['workspace/src/works/pages/WorkPage.test.tsx', false],
  ['site/src/works/ListedWork.tsx', true],
  ['ui/gallery/CardParts.tsx', false],
])('%s is judged: %s', (path, isJudged) => {
  expect(judgesLanguages(path)).toBe(isJudged);
});

it('no template says by itself that what it shows is Japanese', () => {
  const templates = globSync('site/src/**/*.astro', { cwd: root });
  expect(templates.length).toBeGreaterThan(50);
  expect(templates.filter((path) => /\blang(?:="ja"|: 'ja')/.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
