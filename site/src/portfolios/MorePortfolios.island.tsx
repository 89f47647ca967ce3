import { Avatar, LoadMore, Picture } from '@komawari/ui/components';
import { execute } from '@komawari/ui/graphql';
import type { PortfolioCardFieldsFragment } from '../gql/graphql.ts';
import { useMore } from '../graphql/useMore.ts';
import { creatorPath, laterPath } from '../paths.ts';
import { portfolios as document } from './portfolios.ts';

interface Props {
  /** Where the page's own list ends. */
  after: string;
}

/** Goes on with the list of portfolios where the page stops; without a script on a page of its own. */
export function MorePortfolios({ after }: Props) {
  const { items, cursor, isLoading, loadMore } = useMore<PortfolioCardFieldsFragment>(after, async (cursor) => {
    const { portfolios } = await execute(document, { first: 24, after: cursor }, { anonymous: true });
    return portfolios;
  });

  return (
    <>
      <ul className="pcards more" hidden={items.length === 0}>
        {items.map(({ id, bannerImage, user }) => (
          <li className="card pcard" key={id}>
            <a
              className="pcard__banner"
              href={creatorPath(user.screenName, 'mangafolio')}
              tabIndex={-1}
              aria-hidden="true"
            >
              {(bannerImage ?? user.site.heroImage) ? (
                <Picture source={(bannerImage ?? user.site.heroImage)!} sizes="(min-width: 600px) 48vw, 100vw" />
              ) : null}
            </a>
            <div className="row row--tight pcard__by">
              <Avatar name={user.displayName} source={user.iconImage ?? null} />
              <h3 className="clamp1" lang="ja">
                <a href={creatorPath(user.screenName, 'mangafolio')}>{user.displayName}</a>
              </h3>
            </div>
          </li>
        ))}
      </ul>
      {cursor === null ? null : (
        <LoadMore noun="portfolios" href={laterPath('/mangafolio', cursor)} busy={isLoading} onMore={loadMore} />
      )}
    </>
  );
}
