import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { done, notFound, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { declareChanges, type Key, keys } from '../../publishing/index.ts';
import { checkTagTitle, findOrCreateTags, type TagRecord } from '../../publications/tags/index.ts';
import { checkLink } from './checkLink.ts';
import { checkPeriod, type Period } from './checkPeriod.ts';
import { themes } from './store/themes.ts';

export interface ThemeInput extends Period {
  tagTitle: string;
  /** A page that says more. */
  detailUrl: string | null;
}

/** The tag with this title, made when nobody has used it yet. */
export async function settleTag(tx: Transaction, title: string): Promise<TagRecord> {
  const [tag] = await findOrCreateTags(tx, [title]);
  if (!tag) throw new Error(`the tag ${title} was neither found nor made`);
  return tag;
}

/** What shows a theme: the lists of themes, and its tag. */
const keysOf = (tagId: string): Key[] => [keys.themes, keys.tag(tagId)];

/** Announces a theme; readers see it at once, with the day it begins when that is still to come. */
export async function addTheme({ database }: Needs<'database'>, input: ThemeInput): Promise<Outcome<{ id: string }>> {
  const found: Problem[] = [];
  const title = checkTagTitle(input.tagTitle, ['tagTitle'], found);
  checkPeriod(input, ['endsAt'], found);
  const detailUrl = input.detailUrl === null ? null : checkLink(input.detailUrl, ['detailUrl'], found);
  if (found.length > 0) return problems(found);
  const id = newId('Theme');
  await database.transact(async (tx) => {
    const tag = await settleTag(tx, title);
    await themes.insert(tx, { id, tagId: tag.id, startsAt: input.startsAt, endsAt: input.endsAt, detailUrl });
    await declareChanges(tx, keysOf(tag.id));
  });
  return done({ id });
}

/** Takes a theme away before its time. */
export async function removeTheme({ database }: Needs<'database'>, id: string): Promise<void> {
  await database.transact(async (tx) => {
    const theme = await themes.lock(tx, id);
    if (!theme) throw notFound();
    await themes.delete(tx, id);
    await declareChanges(tx, keysOf(theme.tagId));
  });
}
