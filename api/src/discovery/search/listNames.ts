import type { Context } from '../../graphql/context.ts';
import { userLoader, type UserRecord } from '../../people/sites/index.ts';
import type { ParsedKeyword } from './parseKeyword.ts';
import { findCreators, findTagsByWords, type FoundTag } from './store/names.ts';

const CREATORS = 6;
const TAGS = 10;

/** Creators with the words of a keyword in their name, at most 6. */
export async function listNamedCreators(context: Context, { wanted, unwanted }: ParsedKeyword): Promise<UserRecord[]> {
  const viewer = context.actor.accountId;
  const asked = { words: [...wanted.words, ...wanted.creators], unwanted: unwanted.creators, viewer };
  const ids = await findCreators(context.reader, asked, CREATORS);
  const users = await Promise.all(ids.map((id) => userLoader(context).load(id)));
  return users.filter((user) => user !== null);
}

/** Tags with one of the words of a keyword in them, at most 10. */
export const listNamedTags = (context: Context, { wanted }: ParsedKeyword): Promise<FoundTag[]> =>
  findTagsByWords(context.reader, [...wanted.words, ...wanted.tags], TAGS);
