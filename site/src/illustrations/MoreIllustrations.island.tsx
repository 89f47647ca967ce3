import { LoadMore } from '@komawari/ui/components';
import { execute } from '@komawari/ui/graphql';
import { useTexts } from '@komawari/ui/language/react';
import { getCreatorSiteIllustrations } from './getCreatorSiteIllustrations.ts';
import type { IllustrationSquareFieldsFragment } from '../gql/graphql.ts';
import { useMore } from '../graphql/useMore.ts';
import illustrationsIslandTexts from '../messages/illustrationsIsland.js';
import { creatorPath, laterPath } from '../paths.ts';
import { getWorkIllustrations } from './getWorkIllustrations.ts';
import { IllustrationSquares } from './parts/IllustrationSquares.tsx';

/** Whose illustrations are listed; those of a work go on at an address of their own. */
type Owner = { workId: string; href: string } | { screenName: string };

interface Props {
  owner: Owner;
  /** Where the page's own list ends. */
  after: string;
}

async function loadIllustrations(owner: Owner, after: string) {
  if ('workId' in owner) {
    const { work } = await execute(getWorkIllustrations, { id: owner.workId, after }, { anonymous: true });
    return work.illustrations;
  }
  const { screenName } = owner;
  const { user } = await execute(getCreatorSiteIllustrations, { screenName, after }, { anonymous: true });
  return user.site.illustrations;
}

/** Goes on with a list of illustrations where the page stops; without a script on a page of its own. */
export function MoreIllustrations({ owner, after }: Props) {
  const { more } = useTexts(illustrationsIslandTexts);
  const { items, cursor, isLoading, loadMore } = useMore<IllustrationSquareFieldsFragment>(after, (cursor) =>
    loadIllustrations(owner, cursor),
  );
  const hrefOf = (cursor: string) =>
    'href' in owner ? owner.href : laterPath(creatorPath(owner.screenName, 'illustrations'), cursor);
  return (
    <>
      <ul className="squares squares--more" hidden={items.length === 0}>
        <IllustrationSquares illustrations={items} />
      </ul>
      {cursor === null ? null : (
        <LoadMore noun={more.illustrations()} href={hrefOf(cursor)} busy={isLoading} onMore={loadMore} />
      )}
    </>
  );
}
