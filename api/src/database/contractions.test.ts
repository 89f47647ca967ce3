import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Migration } from './runStep.ts';

// Two releases work on one database while an installation is upgraded. A step may add; what takes away comes a release after the
// one that does without it, and says so (`contractsAfter`).

const FOLDER = new URL('../../migrations/', import.meta.url);
/** No release went out before this step: nobody works beside those. */
const FIRST = 99;

/** Words in any case, with any space between them. */
const words = (text: string): RegExp => new RegExp(`\\b${text.replaceAll(' ', '\\s+')}`, 'i');

const TAKING_AWAY: [pattern: RegExp, what: string][] = [
  // A default is what fills in a row of the previous release; the word COLUMN may be left out.
  [
    words('(?<!ON COMMIT )DROP (?!NOT NULL\\b|CONSTRAINT\\b|INDEX\\b|VIEW\\b|FUNCTION\\b)\\S'),
    'takes away what the previous release reads or writes',
  ],
  [words('DROP (VIEW|FUNCTION)\\b'), 'takes away what the previous release reads; CREATE OR REPLACE keeps it'],
  [words('(RENAME|SET SCHEMA)\\b'), 'renames: add the new one, and take the old one away a release later'],
  [words('ALTER (COLUMN )?\\S+ (SET DATA )?TYPE\\b'), 'changes a type'],
  [words('SET NOT NULL\\b'), 'refuses rows that the previous release writes'],
];

const TOUCHING_A_TABLE = /\bALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?(\S+)[^;`]*/gi;
const NEW_DEMAND = words('ADD (CONSTRAINT \\S+ )?(CHECK|UNIQUE|PRIMARY KEY|FOREIGN KEY|EXCLUDE|NOT NULL)\\b');
const FILLED_IN = /\b(DEFAULT|GENERATED|(small|big)?serial)\b/i;

/** `text` without what stands in brackets: lengths of types, sums of checks. */
function withoutBrackets(text: string): string {
  const flat = text.replaceAll(/\([^()]*\)/g, ' ');
  return flat === text ? text : withoutBrackets(flat);
}

/** Whether a column is added that is empty in a row of the previous release, and may not be. */
const addsUnfilled = (code: string): boolean =>
  [...withoutBrackets(code).matchAll(/\bADD\s+(?!CONSTRAINT\b)[^,;`]*/gi)].some(
    ([clause]) => words('NOT NULL\\b').test(clause) && !FILLED_IN.test(clause),
  );

/** Why a step may not run beside the previous release. Comments of TypeScript are not looked at, nor what is done to its own new tables. */
function findContractions(source: string): string[] {
  const text = source.replaceAll(/^\s*(\/\/|\*|\/\*\*).*$/gm, '');
  const made = [...text.matchAll(/\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(\w+)/gi)].map(([, name]) => name);
  const code = text.replaceAll(TOUCHING_A_TABLE, (all, name) => (made.includes(name) ? '' : all));
  const found = TAKING_AWAY.filter(([pattern]) => pattern.test(code)).map(([, what]) => what);
  if (addsUnfilled(code)) found.push('adds a column that the previous release does not fill in: give it a DEFAULT');
  const isUnique = [...code.matchAll(/\bCREATE\s+UNIQUE\s+INDEX\b[^;`]*?\bON\s+(?:ONLY\s+)?(\w+)/gi)].some(
    ([, table]) => !made.includes(table),
  );
  // One that takes the place of another is wider, as far as a text can say.
  if (isUnique || (NEW_DEMAND.test(code) && !words('DROP CONSTRAINT\\b').test(code)))
    found.push('demands more of rows than the previous release knows of');
  return found;
}

const files = readdirSync(FOLDER).toSorted();
const names = files.map((file) => file.replace(/\.ts$/, ''));

describe('a step of the schema', () => {
  it.each([
    'ALTER TABLE works DROP COLUMN subtitle',
    'ALTER TABLE works DROP subtitle',
    'alter table works\n  add column note text,\n  drop\n  column if exists subtitle',
    'ALTER TABLE works ALTER COLUMN note DROP DEFAULT',
    'ALTER TABLE works RENAME COLUMN a TO b',
    'ALTER TABLE works SET SCHEMA old',
    'DROP TABLE old_works',
    'DROP VIEW visible_works',
    'DROP MATERIALIZED VIEW ranked_works',
    'DROP TRIGGER count_likes ON likes',
    'ALTER TABLE works ALTER COLUMN title TYPE varchar(10)',
    'ALTER TABLE works ALTER "title" SET DATA\n TYPE text',
    'ALTER TABLE works ALTER title SET NOT NULL',
    'ALTER TABLE works ADD COLUMN note text NOT NULL',
    'ALTER TABLE works ADD COLUMN "note" text NOT NULL',
    'ALTER TABLE works ADD note text NOT NULL',
    'ALTER TABLE works ADD COLUMN IF NOT EXISTS price numeric(10, 2) NOT NULL',
    'ALTER TABLE works ADD COLUMN note text NOT NULL CHECK (length(note) < 9), ADD COLUMN b int NOT NULL DEFAULT 0',
    'ALTER TABLE works ADD CONSTRAINT works_title CHECK (title <> note)',
    'ALTER TABLE works ADD UNIQUE (user_id, title)',
    'CREATE UNIQUE INDEX works_title ON works (title)',
  ])('%s: the previous release cannot work beside it', (statement) => {
    expect(findContractions(statement)).toHaveLength(1);
  });

  it.each([
    `ALTER TABLE works ADD COLUMN note text NOT NULL DEFAULT ''`,
    'ALTER TABLE works ADD COLUMN note text, ADD COLUMN b int DEFAULT 3 NOT NULL',
    'ALTER TABLE works ADD COLUMN n int NOT NULL GENERATED ALWAYS AS (1) STORED',
    'ALTER TABLE works ADD COLUMN price numeric(10, 2) CHECK (price IS NOT NULL OR id > 3)',
    'ALTER TABLE works ALTER COLUMN note DROP NOT NULL, DROP CONSTRAINT works_note_check',
    `ALTER TABLE works DROP CONSTRAINT works_kind_check, ADD CONSTRAINT works_kind_check CHECK (kind IN ('A', 'B', 'C'))`,
    'CREATE TABLE notes (id text NOT NULL PRIMARY KEY); CREATE UNIQUE INDEX notes_id ON notes (id)',
    'CREATE TABLE notes (id text); ALTER TABLE notes ADD UNIQUE (id)',
    'CREATE TEMPORARY TABLE kept ON COMMIT DROP AS SELECT 1',
    'CREATE INDEX works_title ON works (title)',
    'CREATE OR REPLACE VIEW visible_works AS SELECT 1',
  ])('%s: the previous release can work beside it', (statement) => {
    expect(findContractions(statement)).toEqual([]);
  });

  it.each(files.filter((file) => Number(file.slice(0, 4)) >= FIRST))(
    '%s adds, or says which release does without what it takes away',
    async (file) => {
      const { default: step } = (await import(new URL(file, FOLDER).href)) as { default: Migration };
      const found = findContractions(readFileSync(new URL(file, FOLDER), 'utf8'));
      if (step.contractsAfter === undefined)
        expect(found, `${file}: mark it with contractsAfter, or only add`).toEqual([]);
      else expect(names.slice(0, files.indexOf(file))).toContain(step.contractsAfter);
    },
  );

  it('is looked at once there is one', () => {
    expect(names.length).toBeGreaterThan(50);
  });
});
