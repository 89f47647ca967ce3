import type { GetCreatorSiteMetaQuery, TypedDocumentString } from '../gql/graphql.ts';
import type { Execute } from '../graphql/execute.ts';
import { orNull } from '../graphql/orNull.ts';
import { getCreatorSiteMeta } from './getCreatorSiteMeta.ts';

/** What a tab of a creator's site draws, and what it is described by; null where a guest finds no such site or place. */
export async function loadCreatorTab<User>(
  execute: Execute,
  document: TypedDocumentString<{ user: User }, { screenName: string; after?: string | null }>,
  { screenName, after = null }: { screenName: string; after?: string | null },
): Promise<{ user: User; meta: GetCreatorSiteMetaQuery['user'] } | null> {
  const found = await orNull(
    Promise.all([execute(document, { screenName, after }), execute(getCreatorSiteMeta, { screenName })]),
  );
  return found && { user: found[0].user, meta: found[1].user };
}
