import { ButtonLink, EmptyState, Skeleton } from '@komawari/ui/components';
import { formatEpisodeHeading } from '@komawari/ui/format';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useNavigate, useParams } from 'react-router';
import type { GetPurchasedEpisodeQuery } from '../../gql/graphql.ts';
import purchasesTexts from '../../messages/purchases.js';
import { ReaderPreview } from '../../readerPreview/index.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { paths } from '../../shared/routes.ts';
import { WorkLanguageContext } from '../../shared/workLanguage.ts';
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
  const { episode: texts } = useTexts(purchasesTexts);
  const navigate = useNavigate();
  const heading = formatEpisodeHeading(episode);
  return (
    <>
      <title>{`${heading} | Komawari`}</title>
      <h1 className="sr" lang={episode.work.language}>
        {heading}
      </h1>
      <WorkLanguageContext value={episode.work.language}>
        <ReaderPreview
          heading={heading}
          workTitle={episode.work.title}
          afterword={episode.afterword}
          startPosition={episode.startPosition}
          direction={episode.work.scrollDirection}
          pages={episode.pages.nodes.map(({ id, ...page }) => ({ key: id, ...page }))}
          closeWords={texts.back()}
          endWords={texts.end()}
          onClose={() => void navigate(paths.purchased)}
        />
      </WorkLanguageContext>
    </>
  );
}

function NotBought({ episode }: { episode: Episode }) {
  const { episode: texts } = useTexts(purchasesTexts);
  return (
    <>
      <title>{`${texts.notBought()} | Komawari`}</title>
      <h1 lang={episode.work.language}>{formatEpisodeHeading(episode)}</h1>
      <EmptyState
        title={texts.notBoughtTitle()}
        action={<ButtonLink href={`/episodes/${episode.id}`}>{texts.open()}</ButtonLink>}
      >
        {texts.otherAccount()}
      </EmptyState>
    </>
  );
}
