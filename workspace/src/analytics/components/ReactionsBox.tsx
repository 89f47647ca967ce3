import { formatCount, formatDecimal } from '@komawari/ui/format';
import { Icon, type IconName } from '@komawari/ui/icons';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import analyticsTexts from '../../messages/analytics.js';
import type { AnalyticsEpisodeFieldsFragment, AnalyticsMeasure, GetWorkReactionDataQuery } from '../../gql/graphql.ts';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import type { ChartTable } from '../../shared/charts/ChartTable.ts';
import { Plot } from '../../shared/charts/Plot.tsx';
import { Bars, ComparedLine } from '../../shared/charts/PlotShapes.tsx';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import { fullName, shortName } from '../episodeNames.ts';
import { comparedValue, type Compared } from '../numbers.ts';
import { wordOfTarget } from '../targets.ts';

type Viewer = Extract<GetWorkReactionDataQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Reactions = Viewer['analyticsData']['reactions'];
type Episode = AnalyticsEpisodeFieldsFragment;

/** What readers gave, per hundred readers of each episode. */
export function ReactionsBox({ reactions, compared }: { reactions: Reactions; compared: Compared | null }) {
  const { reactions: texts } = useTexts(analyticsTexts);
  const lang = useWorkLanguage();
  const { episodes, likes, comments, bookmarks, definition } = reactions;
  return (
    <ChartBox
      id="reactions"
      title={texts.title()}
      name={texts.title()}
      definition={definition}
      say={<ReactionsSentence episodes={episodes} />}
      table={tableOf(episodes, lang)}
    >
      <div className="smalls">
        <Small
          icon="heart"
          title={texts.likes()}
          total={likes}
          measure="LIKES"
          rates={episodes.map(({ likesPerHundred }) => likesPerHundred ?? null)}
          {...{ episodes, compared }}
        />
        <Small
          icon="chat"
          title={texts.comments()}
          total={comments}
          measure="COMMENTS"
          rates={episodes.map(({ commentsPerHundred }) => commentsPerHundred ?? null)}
          {...{ episodes, compared }}
        />
        <div>
          <h3>
            <Icon name="bookmark" size="sm" />
            {texts.bookmarks()}
          </h3>
          <p className="fig num">{formatCount(bookmarks)}</p>
          <p className="tiny muted">{texts.ofWork()}</p>
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
  const { reactions: texts } = useTexts(analyticsTexts);
  const lang = useWorkLanguage();
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
          <Sentence
            text={texts.rateOf({ rate: formatDecimal(rates[last] ?? 0) })}
            parts={{ episode: <span lang={lang}>{shortName(latest)}</span> }}
          />
        </p>
      ) : null}
      <Beside compared={compared} measure={measure} />
      <Plot
        height="low"
        label={texts.byEpisode({ what: title })}
        readouts={episodes.map(
          (one, index) =>
            `${shortName(one)}\n${rates[index] == null ? texts.nobody() : texts.rate({ rate: formatDecimal(rates[index]) })}`,
        )}
        marks={[
          ...(first ? [{ index: 0, text: shortName(first), lang }] : []),
          ...(latest && last > 0 ? [{ index: last, text: shortName(latest), lang, isNow: true }] : []),
        ]}
      >
        <Bars values={rates} top={top} isNow={(index) => index === last} />
        {other === null ? null : <ComparedLine values={rates.map(() => other)} top={top} />}
      </Plot>
    </div>
  );
}

function Beside({ compared, measure }: { compared: Compared | null; measure: AnalyticsMeasure }) {
  const { reactions: texts } = useTexts(analyticsTexts);
  const value = comparedValue(compared, measure);
  if (value === null || !compared) return null;
  return (
    <p className="key">
      <svg viewBox="0 0 24 14" aria-hidden="true">
        <path className="lc" d="M0 7H24" />
      </svg>
      <Sentence text={texts.beside({ rate: formatDecimal(value) })} parts={{ target: wordOfTarget(compared.target) }} />
    </p>
  );
}

function ReactionsSentence({ episodes }: { episodes: readonly Episode[] }) {
  const { reactions: texts } = useTexts(analyticsTexts);
  const lang = useWorkLanguage();
  const best = (rate: (one: Episode) => number | null | undefined) =>
    episodes.reduce<Episode | null>(
      (most, one) => ((rate(one) ?? 0) > (most ? (rate(most) ?? 0) : 0) ? one : most),
      null,
    );
  const liked = best(({ likesPerHundred }) => likesPerHundred);
  const commented = best(({ commentsPerHundred }) => commentsPerHundred);
  if (!liked && !commented) return texts.none();
  if (liked && liked === commented)
    return <Sentence text={texts.both()} parts={{ episode: <b lang={lang}>{shortName(liked)}</b> }} />;
  const both = liked && commented ? texts.each() : null;
  return (
    <Sentence
      text={both ?? (liked ? texts.likedOnly() : texts.commentedOnly())}
      parts={{
        liked: liked ? <b lang={lang}>{shortName(liked)}</b> : null,
        commented: commented ? <b lang={lang}>{shortName(commented)}</b> : null,
      }}
    />
  );
}

function tableOf(episodes: readonly Episode[], lang: string): ChartTable {
  const { reactions: texts } = textsOf(analyticsTexts);
  return {
    caption: texts.caption(),
    columns: [
      { key: 'episode', header: texts.episode(), lang },
      { key: 'likes', header: texts.likes(), format: formatCount },
      { key: 'likesPerHundred', header: texts.likesPerHundred(), format: formatDecimal },
      { key: 'comments', header: texts.comments(), format: formatCount },
      { key: 'commentsPerHundred', header: texts.commentsPerHundred(), format: formatDecimal },
      { key: 'people', header: texts.readers(), format: formatCount },
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
