import { ButtonLink, Cover, Notice } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { formatExact } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { FEWEST_READERS } from '@komawari/ui/readerFigures';
import { generatePath } from 'react-router';
import analyticsTexts from '../../messages/analytics.js';
import type { GetSelectedWorkQuery } from '../../gql/graphql.ts';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { useListAddress } from '../../shared/useListAddress.ts';
import { WorkLanguageContext } from '../../shared/workLanguage.ts';
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
  const { work: texts } = useTexts(analyticsTexts);
  const { work, episodeCount } = selected;
  const [address, change] = useListAddress();
  const targetsQuery = useQuery(GetCompareTargets, { workId: work.id });
  const targets = (targetsQuery.data && registeredOf(targetsQuery.data.viewer)?.analyticsCompareTargets) ?? [];
  const choice = readChoice(address, targets);
  const query = useQuery(GetWorkAnalyticsData, { workId: work.id, range: choice.range, episodeCount: null });
  const data = (query.data && registeredOf(query.data.viewer)?.analyticsData) ?? null;
  return (
    <WorkLanguageContext value={work.language}>
      <title>{`${work.title} | ${texts.analytics()} | Komawari`}</title>
      <header className="ws-head">
        <div className="an-work">
          <Cover source={work.coverImage ?? null} title={work.title} lang={work.language} sizes="60px" />
          <div>
            <p className="small muted">{texts.analytics()}</p>
            <h1 lang={work.language}>{work.title}</h1>
            <p className="tiny muted">
              {data
                ? texts.countedTo({ count: episodeCount, time: formatExact(data.countedUntil) })
                : texts.counted({ count: episodeCount })}
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
          <Sentence text={texts.few({ readers: data.readers, few: FEWEST_READERS })} />
        </Notice>
      ) : null}
      <Items workId={work.id} choice={choice} query={query} />
    </WorkLanguageContext>
  );
}

function Actions({ workId, title, data }: { workId: string; title: string; data: WorkData | null }) {
  const { work: texts } = useTexts(analyticsTexts);
  return (
    <div className="row an-acts">
      <ButtonLink href={generatePath(paths.workAccesses, { workId })} icon="eye">
        {texts.accesses()}
      </ButtonLink>
      {data ? <AllNumbers title={title} data={data} /> : null}
      {data && !data.hasFewReaders ? (
        <ButtonLink href={`${paths.shareImage}?work=${workId}`} icon="share" variant="ink">
          {texts.share()}
        </ButtonLink>
      ) : null}
      {data?.hasFewReaders ? <span className="tiny muted">{texts.shareFrom({ few: FEWEST_READERS })}</span> : null}
    </div>
  );
}
