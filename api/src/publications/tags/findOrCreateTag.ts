import { limitRate, type Database } from '../../database/index.ts';
import { done, problems, unauthenticated, type Outcome, type Problem } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { checkTagTitle } from './normalizeTag.ts';
import { findOrCreateTags, type TagRecord } from './store/tags.ts';

/** The tag with this title; made when it is new. A tag page exists only once a visible work carries the tag. */
export async function findOrCreateTag(database: Database, actor: Actor, title: string): Promise<Outcome<TagRecord>> {
  if (actor.accountId === null) throw unauthenticated();
  const found: Problem[] = [];
  const cleaned = checkTagTitle(title, ['title'], found);
  if (found.length > 0) return problems(found);
  await limitRate(database, 'tag', actor.accountId);
  const [tag] = await database.transact((tx) => findOrCreateTags(tx, [cleaned]));
  if (!tag) throw new Error('findOrCreateTags answered no tag for one title');
  return done(tag);
}
