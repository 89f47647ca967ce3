import { formatCount, formatDecimal } from '@komawari/ui/format';
import { Icon, type IconName } from '@komawari/ui/icons';
import type { AnalyticsEpisodeFieldsFragment, AnalyticsMeasure, GetWorkReactionDataQuery } from '../../gql/graphql.ts';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import type { ChartTable } from '../../shared/charts/ChartTable.ts';
import { Plot } from '../../shared/charts/Plot.tsx';
import { Bars, ComparedLine } from '../../shared/charts/PlotShapes.tsx';
import { fullName, shortName } from '../episodeNames.ts';
import { comparedValue, type Compared } from '../numbers.ts';
import { wordOfTarget } from '../targets.ts';

type Viewer = Extract<GetWorkReactionDataQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Reactions = Viewer['analyticsData']['reactions'];
type Episode = AnalyticsEpisodeFieldsFragment;

/** What readers gave, per hundred readers of each episode. */
export function ReactionsBox({ reactions, compared }: { reactions: Reactions; compared: Compared | null }) {
  const { episodes, likes, comments, bookmarks, definition } = reactions;
  return (
    <ChartBox
      id="reactions"
      title="Reactions"
      name="Reactions"
      definition={definition}
      say={<ReactionsSentence episodes={episodes} />}
      table={tableOf(episodes)}
    >
      <div className="smalls">
        <Small
          icon="heart"
          title="Likes"
          total={likes}
          measure="LIKES"
          rates={episodes.map(({ likesPerHundred }) => likesPerHundred ?? null)}
          {...{ episodes, compared }}
        />
        <Small
          icon="chat"
          title="Comments"
          total={comments}
          measure="COMMENTS"
          rates={episodes.map(({ commentsPerHundred }) => commentsPerHundred ?? null)}
          {...{ episodes, compared }}
        />
        <div>
          <h3>
            <Icon name="bookmark" size="sm" />
            Bookmarks
          </h3>
          <p className="fig num">{formatCount(bookmarks)}</p>
          <p className="tiny muted">of the whole work, set in this range</p>
          <Beside compared={compared} measure="BOOKMARKS" />
        </div>
      </div>
    </ChartBox>
  );
}

interface SmallProps {
  icon: IconName;
  title: string;
  total: number;
  measure: AnalyticsMeasure;
  rates: readonly (number | null)[];
  episodes: readonly Episode[];
  compared: Compared | null;
}

function Small({ icon, title, total, measure, rates, episodes, compared }: SmallProps) {
  const other = comparedValue(compared, measure);
  const top = Math.max(0.1, other ?? 0, ...rates.map((rate) => rate ?? 0)) * 1.05;
  const last = episodes.length - 1;
  const [first, latest] = [episodes[0], episodes[last]];
  return (
    <div>
      <h3>
        <Icon name={icon} size="sm" />
        {title}
      </h3>
      <p className="fig num">{formatCount(total)}</p>
      {latest ? (
        <p className="tiny muted">
          {formatDecimal(rates[last] ?? 0)} per 100 readers of <span lang="ja">{shortName(latest)}</span>
        </p>
      ) : null}
      <Beside compared={compared} measure={measure} />
      <Plot
        height="low"
        label={`${title} per 100 readers by episode`}
        readouts={episodes.map(
          (one, index) =>
            `${shortName(one)}\n${rates[index] == null ? 'nobody yet' : `${formatDecimal(rates[index])} per 100 readers`}`,
        )}
        marks={[
          ...(first ? [{ index: 0, text: shortName(first) }] : []),
          ...(latest && last > 0 ? [{ index: last, text: shortName(latest), isNow: true }] : []),
        ]}
      >
        <Bars values={rates} top={top} isNow={(index) => index === last} />
        {other === null ? null : <ComparedLine values={rates.map(() => other)} top={top} />}
      </Plot>
    </div>
  );
}

function Beside({ compared, measure }: { compared: Compared | null; measure: AnalyticsMeasure }) {
  const value = comparedValue(compared, measure);
  if (value === null || !compared) return null;
  return (
    <p className="key">
      <svg viewBox="0 0 24 14" aria-hidden="true">
        <path className="lc" d="M0 7H24" />
      </svg>
      {wordOfTarget(compared.target)} {formatDecimal(value)} per 100
    </p>
  );
}

function ReactionsSentence({ episodes }: { episodes: readonly Episode[] }) {
  const best = (rate: (one: Episode) => number | null | undefined) =>
    episodes.reduce<Episode | null>(
      (most, one) => ((rate(one) ?? 0) > (most ? (rate(most) ?? 0) : 0) ? one : most),
      null,
    );
  const liked = best(({ likesPerHundred }) => likesPerHundred);
  const commented = best(({ commentsPerHundred }) => commentsPerHundred);
  if (!liked && !commented) return <>No reactions were counted in this range.</>;
  if (liked && liked === commented)
    return (
      <>
        <b lang="ja">{shortName(liked)}</b> got the most likes and the most comments per reader.
      </>
    );
  return (
    <>
      {liked ? (
        <>
          <b lang="ja">{shortName(liked)}</b> got the most likes per reader
        </>
      ) : (
        'No likes yet'
      )}
      {commented ? (
        <>
          , <b lang="ja">{shortName(commented)}</b> the most comments
        </>
      ) : null}
      .
    </>
  );
}

function tableOf(episodes: readonly Episode[]): ChartTable {
  return {
    caption: 'Reactions by episode',
    columns: [
      { key: 'episode', header: 'Episode', lang: 'ja' },
      { key: 'likes', header: 'Likes', format: formatCount },
      { key: 'likesPerHundred', header: 'Likes per 100 readers', format: formatDecimal },
      { key: 'comments', header: 'Comments', format: formatCount },
      { key: 'commentsPerHundred', header: 'Comments per 100 readers', format: formatDecimal },
      { key: 'people', header: 'Readers', format: formatCount },
    ],
    rows: episodes.toReversed().map((one) => ({
      episode: fullName(one),
      likes: one.likes,
      likesPerHundred: one.likesPerHundred ?? null,
      comments: one.comments,
      commentsPerHundred: one.commentsPerHundred ?? null,
      people: one.people,
    })),
  };
}
