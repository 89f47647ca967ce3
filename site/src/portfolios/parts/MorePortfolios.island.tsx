import { LoadMore } from '@komawari/ui/components';
import { execute } from '@komawari/ui/graphql';
import { useTexts } from '@komawari/ui/language/react';
import { sitePath } from '@komawari/ui/sitePath';
import type { PortfolioCardFieldsFragment } from '../../gql/graphql.ts';
import { useMore } from '../../graphql/useMore.ts';
import portfoliosIslandTexts from '../../messages/portfoliosIsland.js';
import { laterPath } from '../../paths.ts';
import { PortfolioCard } from '../PortfolioCard.tsx';
import { portfolios as document } from '../portfolios.ts';

interface Props {
  /** Where the page's own list ends. */
  after: string;
}

/** Goes on with the list of portfolios where the page stops; without a script on a page of its own. */
export function MorePortfolios({ after }: Props) {
  const { more } = useTexts(portfoliosIslandTexts);
  const { items, cursor, isLoading, loadMore } = useMore<PortfolioCardFieldsFragment>(after, async (cursor) => {
    const { portfolios } = await execute(document, { first: 24, after: cursor }, { anonymous: true });
    return portfolios;
  });

  return (
    <>
      <ul className="pcards more" hidden={items.length === 0}>
        {items.map((portfolio) => (
          <PortfolioCard key={portfolio.id} portfolio={portfolio} />
        ))}
      </ul>
      {cursor === null ? null : (
        <LoadMore
          noun={more.noun()}
          href={laterPath(sitePath('/mangafolio'), cursor)}
          busy={isLoading}
          onMore={loadMore}
        />
      )}
    </>
  );
}
