import { ButtonLink, Cover, Notice } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { formatCount, formatExact, nounFor } from '@komawari/ui/format';
import { FEWEST_READERS } from '@komawari/ui/readerFigures';
import { generatePath } from 'react-router';
import type { GetSelectedWorkQuery } from '../../gql/graphql.ts';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { useListAddress } from '../../shared/useListAddress.ts';
import { readChoice } from '../choice.ts';
import { fullName } from '../episodeNames.ts';
import { GetCompareTargets } from '../operations/GetCompareTargets.ts';
import { GetWorkAnalyticsData } from '../operations/GetWorkAnalyticsData.ts';
import type { WorkData } from '../workData.ts';
import { AllNumbers } from './AllNumbers.tsx';
import { ChoiceBar } from './ChoiceBar.tsx';
import { Items } from './Items.tsx';

type Viewer = Extract<GetSelectedWorkQuery['viewer'], { __typename: 'RegisteredViewer' }>;

export interface WorkAnalyticsProps {
  works: Viewer['analyticsWorks'];
  selected: NonNullable<Viewer['analyticsSelectedWork']>;
}

/** The numbers of one work: what is chosen, four figures, and the eight items. */
export function WorkAnalytics({ works, selected }: WorkAnalyticsProps) {
  const { work, episodeCount } = selected;
  const [address, change] = useListAddress();
  const targetsQuery = useQuery(GetCompareTargets, { workId: work.id });
  const targets = (targetsQuery.data && registeredOf(targetsQuery.data.viewer)?.analyticsCompareTargets) ?? [];
  const choice = readChoice(address, targets);
  const query = useQuery(GetWorkAnalyticsData, { workId: work.id, range: choice.range, episodeCount: null });
  const data = (query.data && registeredOf(query.data.viewer)?.analyticsData) ?? null;
  return (
    <>
      <title>{`${work.title} | Analytics | Komawari`}</title>
      <header className="ws-head">
        <div className="an-work">
          <Cover source={work.coverImage ?? null} title={work.title} lang="ja" sizes="60px" />
          <div>
            <p className="small muted">Analytics</p>
            <h1 lang="ja">{work.title}</h1>
            <p className="tiny muted">
              {formatCount(episodeCount)} {nounFor(episodeCount, 'episodes')}.{' '}
              {data
                ? `Counted to ${formatExact(data.countedUntil)}; bots and you excluded.`
                : 'Bots and you are excluded.'}
            </p>
          </div>
        </div>
        <Actions workId={work.id} title={work.title} data={data} />
      </header>
      <ChoiceBar
        works={works}
        workId={work.id}
        targets={targets}
        choice={choice}
        episodes={(data?.episodes ?? []).toReversed().map((one) => ({ id: one.episode.id, name: fullName(one) }))}
        onChange={change}
      />
      {data?.hasFewReaders ? (
        <Notice>
          <b>
            {data.readers} of {FEWEST_READERS} readers: too few to compare.
          </b>{' '}
          A single reader would move every share by many points, so no comparison is drawn and shares are written as
          counts. Comparison begins by itself at {FEWEST_READERS}.
        </Notice>
      ) : null}
      <Items workId={work.id} choice={choice} query={query} />
    </>
  );
}

function Actions({ workId, title, data }: { workId: string; title: string; data: WorkData | null }) {
  return (
    <div className="row an-acts">
      <ButtonLink href={generatePath(paths.workAccesses, { workId })} icon="eye">
        Accesses
      </ButtonLink>
      {data ? <AllNumbers title={title} data={data} /> : null}
      {data && !data.hasFewReaders ? (
        <ButtonLink href={`${paths.shareImage}?work=${workId}`} icon="share" variant="ink">
          Share image
        </ButtonLink>
      ) : null}
      {data?.hasFewReaders ? <span className="tiny muted">Share images from {FEWEST_READERS} readers up</span> : null}
    </div>
  );
}
