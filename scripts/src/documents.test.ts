import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './config.ts';

const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

const read = (path: string) => readFileSync(join(root, path), 'utf8');

it.each(documents)('every link of %s leads somewhere', (document) => {
  const targets = [...read(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);
  const broken = targets.filter(
    (target) => !target.includes(':') && !existsSync(join(root, dirname(document), target)),
  );
  expect(broken).toEqual([]);
});

it('the front page explains every variable that is read at the start', () => {
  const namesIn = (path: string) => [
    ...read(path).matchAll(/\b(?:KOMAWARI|S3|SMTP|DATABASE|MAIL|LOG)_[A-Z_]+\b|\b(?:PORT|HOST)\b/g),
  ];
  const variables = new Set(
    ['api/src/config/config.ts', 'scripts/src/config.ts'].flatMap(namesIn).map(([name]) => name),
  );
  const front = read('README.md');
  expect([...variables].filter((name) => !front.includes(`\`${name}\``))).toEqual([]);
});

it('the front page names every command of package.json that exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const front = read('README.md');
  expect(Object.keys(scripts).filter((name) => !new RegExp(`\\b${name}\\b`).test(front))).toEqual([]);
  for (const command of Object.values(scripts)) {
    for (const file of command.split(' ').filter((word) => word.endsWith('.ts'))) {
      expect(existsSync(join(root, file)), file).toBe(true);
    }
  }
});

it('the front page draws every floor of the API, and no other', () => {
  const drawing = read('README.md').split('\n api/src\n')[1]?.split('```')[0] ?? '';
  const floors = [...drawing.matchAll(/[├└]─ (\w+) +(.*)/g)].map(([, floor = '', what = '']) => ({ floor, what }));
  const drawn = floors.flatMap(({ floor, what }) => (floor === 'ground' ? what.trim().split(/ +/) : [floor]));
  const folders = readdirSync(join(root, 'api/src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const ofProduct = folders.map(({ name }) => name).filter((name) => name !== 'testing');
  expect(drawn.toSorted()).toEqual(ofProduct.toSorted());
});

it('the front page names every workspace', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const front = read('README.md');
  expect(workspaces.filter((folder) => !front.includes(`| [\`${folder}/\`](${folder}) |`))).toEqual([]);
});
