import { keys } from '../keys.ts';
import { operatorPageEditionPath } from '../paths.ts';
import { findEditionRows, hasEdition, listEditionRows, type EditionRow } from '../store/operatorPageNames.ts';
import { definePageFamily, fixedPages } from './PageFamily.ts';

const own = [keys.operatorPages];

/** What operators write about their installation: each has a page from the first start on. */
export const operatorPages = fixedPages('operator page', {
  '/terms': own,
  '/privacy': own,
  '/guidelines': own,
  '/help': own,
  '/contact': own,
  '/fees': own,
  '/tokushoho': own,
});

/** `/editions/{page}/{number}`: one edition of such a page, in effect or not. */
export const operatorPageEditions = definePageFamily<EditionRow>({
  kind: 'operator page edition',
  parse: (_path, [first, page = '', number = '', ...rest]) =>
    first === 'editions' && /^[a-z]+$/.test(page) && /^[1-9]\d{0,5}$/.test(number) && rest.length === 0
      ? { kind: page.toUpperCase(), number: Number(number) }
      : null,
  findCanonicalPath: async (reader, edition, path) => ((await hasEdition(reader, edition)) ? path : undefined),
  listing: { list: listEditionRows, pathsOf: ({ name }) => [`/editions/${name}`] },
  async listOwnPaths(tx, changes) {
    if (!changes.some(({ key }) => key === keys.operatorPages)) return [];
    const rows = await findEditionRows(tx);
    return rows.map(({ kind, number }) => ({
      path: operatorPageEditionPath(kind.toLowerCase(), number),
      key: keys.operatorPages,
    }));
  },
});
