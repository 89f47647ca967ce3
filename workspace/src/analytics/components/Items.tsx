import { Notice, Button, Skeleton } from '@komawari/ui/components';
import { reasonOfError, type GraphQLRequestError } from '@komawari/ui/graphql';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import analyticsTexts from '../../messages/analytics.js';
import type {
  GetWorkAnalyticsDataQuery,
  GetWorkPageRetentionQuery,
  GetWorkReactionDataQuery,
} from '../../gql/graphql.ts';
import { useAssistant } from '../../assistant/index.ts';
import { SourcesBox } from '../../shared/charts/SourcesBox.tsx';
import { Waiting } from '../../shared/components/Waiting.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import type { Choice } from '../choice.ts';
import { GetCompareGraphData } from '../operations/GetCompareGraphData.ts';
import { GetWorkCompareData } from '../operations/GetWorkCompareData.ts';
import { GetWorkPageRetention } from '../operations/GetWorkPageRetention.ts';
import { GetWorkReactionData } from '../operations/GetWorkReactionData.ts';
import type { Compared } from '../numbers.ts';
import { comparedLineOf } from '../workData.ts';
import { ActionsBox } from './ActionsBox.tsx';
import { CompleteBox } from './CompleteBox.tsx';
import { EpisodesBox } from './EpisodesBox.tsx';
import { ItemRow } from './ItemRow.tsx';
import { PagesBox } from './PagesBox.tsx';
import { ReactionsBox } from './ReactionsBox.tsx';
import { ReadersBox } from './ReadersBox.tsx';
import { SurveyBox } from './SurveyBox.tsx';
import { Tiles } from './Tiles.tsx';
import { ViewsBox } from './ViewsBox.tsx';
import { SentenceSpace } from '../../shared/components/SentenceSpace.tsx';

interface Watched<Data> {
  data: Data | undefined;
  error: GraphQLRequestError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ItemsProps {
  workId: string;
  choice: Choice;
  query: Watched<GetWorkAnalyticsDataQuery>;
}

/** The eight items. Each box waits, fails and is asked again for itself. */
export function Items({ workId, choice, query }: ItemsProps) {
  const { items: texts } = useTexts(analyticsTexts);
  const { range } = choice;
  const data = (query.data && registeredOf(query.data.viewer)?.analyticsData) ?? null;
  const comparison = useComparison(workId, choice);
  const reactions = useQuery(GetWorkReactionData, { workId, range });
  const pages = useQuery(GetWorkPageRetention, { workId, range, episodeId: choice.episodeId });
  const { compared } = comparison;
  const { beside, offer } = useAssistant({ workId, range, target: choice.target });
  return (
    <>
      <ItemRow item="summary" beside={beside('summary')}>
        <BoxOf query={query} label={texts.figures()}>
          {data ? <Tiles data={data} compared={compared} /> : null}
        </BoxOf>
      </ItemRow>
      {offer}
      <Jump />
      <ItemRow item="views" beside={beside('views')}>
        <BoxOf query={query} label={texts.views()}>
          {data ? <ViewsBox data={data} line={comparison.views} /> : null}
        </BoxOf>
      </ItemRow>
      <ItemRow item="reactions" beside={beside('reactions')}>
        <BoxOf query={reactions} label={texts.reactions()}>
          <ReactionsOf data={reactions.data} compared={compared} />
        </BoxOf>
      </ItemRow>
      <ItemRow item="retention" beside={beside('retention')}>
        <BoxOf query={query} label={texts.episodes()}>
          {data ? <EpisodesBox data={data} line={comparison.reaches} /> : null}
        </BoxOf>
      </ItemRow>
      <ItemRow item="pages" beside={beside('pages')}>
        <BoxOf query={pages} label={texts.pages()}>
          <PagesOf data={pages.data} />
        </BoxOf>
      </ItemRow>
      {data ? (
        <>
          <ItemRow item="complete" beside={beside('complete')}>
            <div className="an-two">
              <CompleteBox data={data} compared={compared} />
              <SurveyBox data={data} compared={compared} />
            </div>
          </ItemRow>
          <ItemRow item="referrers" beside={beside('referrers')}>
            <SourcesBox referrers={data.referrers} say={texts.sources()} isFew={data.hasFewReaders} />
          </ItemRow>
          <ItemRow item="readers" beside={beside('readers')}>
            <div className="an-two">
              <ReadersBox attributes={data.readerAttributes} />
              <ActionsBox actions={data.readerActions} isFew={data.hasFewReaders} />
            </div>
          </ItemRow>
        </>
      ) : null}
    </>
  );
}

/** What is compared with, in numbers and as lines; nothing while no target is chosen. */
function useComparison(workId: string, { range, target }: Choice) {
  const enabled = target !== null;
  const targets = target === null ? [] : [target];
  const numbers = useQuery(GetWorkCompareData, { workId, range, targets }, { enabled });
  const views = useQuery(GetCompareGraphData, { workId, range, targets, graph: 'VIEWS_OF_DAY' }, { enabled });
  const reaches = useQuery(GetCompareGraphData, { workId, range, targets, graph: 'REACHES' }, { enabled });
  const lineOf = (query: typeof views) =>
    comparedLineOf((query.data && registeredOf(query.data.viewer)?.analyticsCompareGraph) ?? null);
  const found = numbers.data && registeredOf(numbers.data.viewer)?.analyticsCompareData[0];
  return {
    compared: enabled && found && found.whyNot == null ? found : null,
    views: enabled ? lineOf(views) : null,
    reaches: enabled ? lineOf(reaches) : null,
  };
}

function PagesOf({ data }: { data: GetWorkPageRetentionQuery | undefined }) {
  const found = data ? registeredOf(data.viewer)?.analyticsData : null;
  const pages = found?.readerRetention.pages;
  return found && pages ? <PagesBox pages={pages} isFew={found.hasFewReaders} /> : null;
}

function ReactionsOf({ data, compared }: { data: GetWorkReactionDataQuery | undefined; compared: Compared | null }) {
  const found = data ? registeredOf(data.viewer)?.analyticsData : null;
  return found ? <ReactionsBox reactions={found.reactions} compared={compared} /> : null;
}

interface BoxOfProps {
  query: Watched<unknown>;
  label: string;
  children: ReactNode;
}

function BoxOf({ query, label, children }: BoxOfProps) {
  const { items: texts } = useTexts(analyticsTexts);
  if (query.data !== undefined) return children;
  if (query.error === null)
    return (
      <Waiting>
        <Skeleton kind="box" />
      </Waiting>
    );
  return (
    <Notice
      tone="danger"
      live
      action={
        <Button onClick={() => void query.refetch()} busy={query.isFetching}>
          {texts.tryAgain()}
        </Button>
      }
    >
      <b>{texts.notLoaded({ what: label })}</b>
      <SentenceSpace />
      {reasonOfError(query.error)}
    </Notice>
  );
}

const places = ['views', 'reactions', 'retention', 'complete', 'survey', 'referrers', 'readers', 'actions'] as const;

function Jump() {
  const { items: texts, jump } = useTexts(analyticsTexts);
  return (
    <nav className="tabs an-jump" aria-label={texts.onPage()}>
      {places.map((id) => (
        <a key={id} href={`#${id}`}>
          {jump[id]()}
        </a>
      ))}
    </nav>
  );
}
