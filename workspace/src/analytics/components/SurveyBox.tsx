import { formatCount, nounFor } from '@komawari/ui/format';
import type { AnalyticsEpisodeFieldsFragment } from '../../gql/graphql.ts';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import { PartRows } from '../../shared/charts/RowBars.tsx';
import { fullName, shortName } from '../episodeNames.ts';
import { comparedValue, wholePercent, type Compared } from '../numbers.ts';
import { nameOfMedian } from '../targets.ts';
import type { WorkData } from '../workData.ts';
import { MOST_ROWS } from './CompleteBox.tsx';
import { FEWEST_ANSWERS } from './Tiles.tsx';

type Answers = Pick<AnalyticsEpisodeFieldsFragment, 'fun' | 'normal' | 'noFun'>;

const countOf = ({ fun, normal, noFun }: Answers): number => fun + normal + noFun;

/** What readers answered after the last page. Of fewer than five answers nothing is shown: one could be traced to a person. */
export function SurveyBox({ data, compared }: { data: WorkData; compared: Compared | null }) {
  const { definition, fun, normal, noFun, funRate } = data.surveyInterest;
  const answers = countOf({ fun, normal, noFun });
  const isShown = answers >= FEWEST_ANSWERS;
  const other = data.hasFewReaders ? null : comparedValue(compared, 'FUN');
  const shown = data.episodes.toReversed().filter((one) => countOf(one) >= FEWEST_ANSWERS);
  return (
    <ChartBox
      id="survey"
      title="Was it fun"
      name="Was it fun"
      definition={definition}
      figure={isShown && funRate != null && !data.hasFewReaders ? wholePercent(funRate) : undefined}
      say={
        <>
          {formatCount(answers)} {nounFor(answers, 'answers')} in this range.
          {other !== null && compared ? ` ${nameOfMedian(compared.target)}: ${wholePercent(other)} fun.` : null}
        </>
      }
      table={{
        caption: 'Answers by episode',
        columns: [
          { key: 'episode', header: 'Episode', lang: 'ja' },
          { key: 'fun', header: 'Fun', format: formatCount },
          { key: 'normal', header: 'Normal', format: formatCount },
          { key: 'noFun', header: 'Not for me', format: formatCount },
          { key: 'answers', header: 'Answers', format: formatCount },
        ],
        rows: shown.map((one) => ({
          episode: fullName(one),
          fun: one.fun,
          normal: one.normal,
          noFun: one.noFun,
          answers: countOf(one),
        })),
      }}
    >
      {isShown ? (
        <>
          <dl className="big3 num">
            <Part sample="an-ink" label="Fun" count={fun} />
            <Part sample="hatch hatch--ink" label="Normal" count={normal} />
            <Part sample="an-white" label="Not for me" count={noFun} />
          </dl>
          <PartRows
            label="Answers by episode"
            rows={shown.slice(0, MOST_ROWS - 1).map((one) => ({
              key: one.episode.id,
              label: <span lang="ja">{shortName(one)}</span>,
              note: `${formatCount(countOf(one))} answers`,
              parts: [one.fun / countOf(one), one.normal / countOf(one), one.noFun / countOf(one)],
              figure: wholePercent(one.fun / countOf(one)),
            }))}
          />
        </>
      ) : (
        <TooFew title={`Shown from ${FEWEST_ANSWERS} answers`}>
          Under that, a single answer could be traced to a person.
        </TooFew>
      )}
    </ChartBox>
  );
}

function Part({ sample, label, count }: { sample: string; label: string; count: number }) {
  return (
    <div>
      <dt>
        <i className={sample} />
        {label}
      </dt>
      <dd>{formatCount(count)}</dd>
    </div>
  );
}

/** Says that there is too little to show, and why. */
export function TooFew({ title, children }: { title: string; children: string }) {
  return (
    <div className="empty an-few">
      <p className="small">
        <b>{title}</b>
        <br />
        <span className="soft">{children}</span>
      </p>
    </div>
  );
}
