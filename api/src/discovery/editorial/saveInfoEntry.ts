import type { Needs } from '../../graphql/context.ts';
import { done, notFound, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { said } from '../../kernel/said.ts';
import discoveryErrors from '../../messages/discoveryErrors.js';
import { checkText } from '../../kernel/text.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { checkLink } from './checkLink.ts';
import { infoEntries } from './store/infoEntries.ts';

export interface InfoEntryInput {
  title: string;
  category: string;
  /** Where it says more: a line of news leads somewhere. */
  link: string;
  /** In the future: readers see it from then on. */
  publishedAt: Date;
}

function checkInfoEntry(input: InfoEntryInput, found: Problem[]): InfoEntryInput {
  return {
    title: checkText(
      input.title,
      { path: ['title'], label: said(discoveryErrors, (t) => t.editorial.titleLabel()), min: 1, max: 100 },
      found,
    ),
    category: checkText(
      input.category,
      { path: ['category'], label: said(discoveryErrors, (t) => t.editorial.categoryLabel()), min: 1, max: 20 },
      found,
    ),
    link: checkLink(input.link, ['link'], found),
    publishedAt: input.publishedAt,
  };
}

/** Adds a line of news. */
export async function addInfoEntry(
  { database }: Needs<'database'>,
  input: InfoEntryInput,
): Promise<Outcome<{ id: string }>> {
  const found: Problem[] = [];
  const checked = checkInfoEntry(input, found);
  if (found.length > 0) return problems(found);
  const id = newId('InfoEntry');
  await database.transact(async (tx) => {
    await infoEntries.insert(tx, { id, ...checked });
    await declareChanges(tx, [keys.infoEntries]);
  });
  return done({ id });
}

/** Takes a line of news back. */
export async function removeInfoEntry({ database }: Needs<'database'>, id: string): Promise<void> {
  await database.transact(async (tx) => {
    if ((await infoEntries.delete(tx, id)) === 0) throw notFound();
    await declareChanges(tx, [keys.infoEntries]);
  });
}
