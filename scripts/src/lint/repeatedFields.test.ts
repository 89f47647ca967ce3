import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findRepeatedFields, type DocumentText } from './repeatedFields.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The documents below a folder, except those that were generated from them. */
function readDocuments(folder: string): DocumentText[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('gql'))
    .flatMap((path) =>
      [...readFileSync(join(root, folder, path), 'utf8').matchAll(/\/\* GraphQL \*\/ `([^`]*)`/g)].map(([, text]) => ({
        path,
        text: text ?? '',
      })),
    );
}

it.each(['workspace/src', 'site/src'])('documents of %s name a fragment instead of repeating its fields', (folder) => {
  const documents = readDocuments(folder);
  expect(documents.length).toBeGreaterThan(20);
  expect(findRepeatedFields(documents)).toEqual([]);
});

it('fields that a fragment lists are found in any order, and beside others', () => {
  const fragment = { path: 'fields.ts', text: 'fragment ProblemFields on Problem {\n  path\n  message\n  code\n}' };
  const document = (fields: string) => ({
    path: 'save.ts',
    text: `mutation save {\n  save {\n    problems {\n${fields}\n    }\n  }\n}`,
  });
  expect(findRepeatedFields([fragment, document('code\nmessage\nmessageJa\npath')])).toEqual([
    'save.ts: problems repeats ProblemFields',
  ]);
  expect(findRepeatedFields([fragment, document('message')])).toEqual([]);
  expect(findRepeatedFields([fragment, document('...ProblemFields')])).toEqual([]);
});
