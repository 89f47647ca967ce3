import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Edition, listPagesToFinish, OPERATOR_PAGES, writePageText } from '@komawari/api/operating';
import { ensureFolder } from '../../ensureFolder.ts';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';
import { diffLines, shortenDiff } from './diffLines.ts';
import { editText } from './editPage.ts';
import { findEdition, findKind, findKindOfFile, listOf, nameOf, showInstant } from './findPage.ts';
import { planEdition, writingOptions } from './setPage.ts';

const PAGE = { name: 'PAGE', says: OPERATOR_PAGES.map(nameOf).join(', ') } as const;
const EDITION = {
  value: 'NUMBER',
  says: 'which one, as pages history lists it; without it the one in effect',
} as const;

const STATES: Record<Edition['state'], string> = {
  EARLIER: 'earlier',
  IN_EFFECT: 'in effect',
  UPCOMING: 'to come',
};

const describeEdition = ({ number, state, effectiveAt, title, needsConsent, writtenAt, writtenBy, changes }: Edition) =>
  [
    `${String(number).padStart(3)}  ${STATES[state].padEnd(9)}  from ${showInstant(effectiveAt)}  ${title}${needsConsent ? '  (needs consent)' : ''}`,
    `     written ${showInstant(writtenAt)} by ${writtenBy ?? 'the product'}${changes ? `: ${changes}` : ''}`,
  ].join('\n');

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Refusal(`The file ${file} cannot be read.`);
  }
}

const WRITING = `The file is Markdown and begins with the title: "# Terms of use". Headings from "##" on make the table of contents; pictures and HTML are not taken.
An edition is never changed: a later one takes its place. One to come is replaced by setting another for the same instant.`;

/** What operators write about their installation. */
export const operatorPageCommands: Record<string, Command> = {
  'pages list': defineCommand({
    summary: 'lists the pages you write: terms, privacy and others, with what is in effect and to come',
    example: 'pages list',
    async plan(services) {
      const lists = await Promise.all(
        OPERATOR_PAGES.map(async (kind) => [kind, await listOf(services, kind)] as const),
      );
      const lines = lists.flatMap(([kind, editions]) => [
        `/${nameOf(kind)}${editions.length === 0 ? '  has no text yet' : ''}`,
        ...editions.filter(({ state }) => state !== 'EARLIER').map(describeEdition),
      ]);
      return `${lines.join('\n')}\n\nTimes are Japan's.`;
    },
  }),
  'pages show': defineCommand({
    summary: 'prints a page as Markdown',
    parameters: [PAGE],
    options: { edition: EDITION },
    example: 'pages show terms',
    plan: async (services, { PAGE: page, edition }) =>
      writePageText(await findEdition(services, findKind(page), edition)).trimEnd(),
  }),
  'pages history': defineCommand({
    summary: 'lists every edition of a page, who wrote it and when',
    parameters: [PAGE],
    example: 'pages history terms',
    async plan(services, { PAGE: page }) {
      const editions = await listOf(services, findKind(page));
      return editions.length === 0
        ? 'It has no text yet.'
        : `${editions.map(describeEdition).join('\n')}\n\nTimes are Japan's.`;
    },
  }),
  'pages set': defineCommand({
    summary: 'gives a page a new text, now or from a day on',
    details: WRITING,
    parameters: [{ name: 'FILE', says: 'the text; its name says which page it is: terms.md' }],
    options: { page: { value: 'PAGE', says: 'the page, where the file is called otherwise' }, ...writingOptions },
    example: "pages set terms.md --effective 2026-12-01 --needs-consent --changes 'Sales have rules now.'",
    async plan(services, { FILE: file, page, ...words }) {
      const kind = findKindOfFile(file, page);
      return planEdition(services, kind, await readText(file), words);
    },
  }),
  'pages edit': defineCommand({
    summary: 'opens a page in your editor and sets what you save',
    details: WRITING,
    parameters: [PAGE],
    options: writingOptions,
    example: 'pages edit contact',
    async plan(services, { PAGE: page, ...words }) {
      const kind = findKind(page);
      const text = writePageText(await findEdition(services, kind, undefined));
      return planEdition(services, kind, await editText(`${nameOf(kind)}.md`, text), words);
    },
  }),
  'pages diff': defineCommand({
    summary: 'shows what differs between two editions of a page',
    details: 'Without options: between the one in effect and the latest of the others.',
    parameters: [PAGE],
    options: { from: EDITION, to: { value: 'NUMBER', says: 'which one it is compared with' } },
    example: 'pages diff terms --from 1 --to 2',
    async plan(services, { PAGE: page, from, to }) {
      const kind = findKind(page);
      const before = await findEdition(services, kind, from);
      const others = (await listOf(services, kind)).filter(({ number }) => number !== before.number);
      const after = to === undefined ? others.at(-1) : await findEdition(services, kind, to);
      if (!after) return 'There is one edition only.';
      const [older, newer] = before.effectiveAt <= after.effectiveAt ? [before, after] : [after, before];
      const lines = shortenDiff(diffLines(writePageText(older), writePageText(newer)));
      return [
        `Edition ${older.number} → ${newer.number}`,
        ...(lines.length > 0 ? lines : ['The texts are the same.']),
      ].join('\n');
    },
  }),
  'pages export': defineCommand({
    summary: 'writes the texts in effect into a folder, a file for each page',
    parameters: [{ name: 'FOLDER', says: 'made where there is none' }],
    example: 'pages export my-pages',
    async plan(services, { FOLDER: folder }) {
      const texts = await Promise.all(
        OPERATOR_PAGES.map(async (kind) => {
          const current = (await listOf(services, kind)).find(({ state }) => state === 'IN_EFFECT');
          return current ? [[`${nameOf(kind)}.md`, writePageText(current)] as const] : [];
        }),
      );
      const files = texts.flat();
      return {
        will: `${files.map(([name]) => name).join(', ') || 'Nothing'} in ${folder}; files of these names are replaced.`,
        async carryOut() {
          await ensureFolder(folder);
          for (const [name, text] of files) await writeFile(join(folder, name), text);
          return `${files.length === 1 ? '1 file' : `${files.length} files`} written.`;
        },
      };
    },
  }),
  'pages check': defineCommand({
    summary: 'lists the pages that still have gaps for you to fill in',
    example: 'pages check',
    async plan(services) {
      const gaps = (await listPagesToFinish(services)).map(({ kind, placeholders }) =>
        [`/${nameOf(kind)}`, ...(placeholders.length > 0 ? placeholders : ['has no text yet'])].join('\n  '),
      );
      if (services.config.contact === null)
        gaps.push('/contact\n  says no address: set KOMAWARI_CONTACT, then npm run export');
      return gaps.length === 0
        ? 'Every page is finished.'
        : `${gaps.join('\n')}\n\nFill them in with pages edit, or pages export and pages set.`;
    },
  }),
};
