import { ButtonLink, EmptyState, Skeleton } from '@komawari/ui/components';
import { formatEpisodeHeading } from '@komawari/ui/format';
import { useQuery } from '@komawari/ui/graphql/react';
import { useNavigate, useParams } from 'react-router';
import type { GetPurchasedEpisodeQuery } from '../../gql/graphql.ts';
import { ReaderPreview } from '../../readerPreview/index.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { paths } from '../../shared/routes.ts';
import { GetPurchasedEpisode } from '../operations/GetPurchasedEpisode.ts';

type Episode = GetPurchasedEpisodeQuery['episode'];

/** Addresses of the pictures live for 15 minutes: whoever reads slowly gets new ones before that. */
const RENEW_EVERY_MS = 10 * 60_000;

/** A bought episode for its buyer, also where nobody else may open it any more. */
export function PurchasedEpisodePage() {
  const { episodeId = '' } = useParams();
  const query = useQuery(GetPurchasedEpisode, { id: episodeId }, { refetchInterval: RENEW_EVERY_MS });
  return (
    <Loaded query={query} skeleton={<Skeleton kind="box" count={1} />}>
      {({ episode }) => (episode.purchasedByViewer ? <Bought episode={episode} /> : <NotBought episode={episode} />)}
    </Loaded>
  );
}

function Bought({ episode }: { episode: Episode }) {
  const navigate = useNavigate();
  const heading = formatEpisodeHeading(episode);
  return (
    <>
      <title>{`${heading} | Komawari`}</title>
      <h1 className="sr" lang="ja">
        {heading}
      </h1>
      <ReaderPreview
        heading={heading}
        workTitle={episode.work.title}
        afterword={episode.afterword}
        startPosition={episode.startPosition}
        direction={episode.work.scrollDirection}
        pages={episode.pages.nodes.map(({ id, ...page }) => ({ key: id, ...page }))}
        closeWords="Back to what you bought"
        endWords="The end."
        onClose={() => void navigate(paths.purchased)}
      />
    </>
  );
}

function NotBought({ episode }: { episode: Episode }) {
  return (
    <>
      <title>Not bought | Komawari</title>
      <h1>{formatEpisodeHeading(episode)}</h1>
      <EmptyState
        title="You have not bought this episode"
        action={<ButtonLink href={`/episodes/${episode.id}`}>Open the episode</ButtonLink>}
      >
        If you bought it with another account, sign in with that one.
      </EmptyState>
    </>
  );
}
