import { formatCount, nounFor } from '@komawari/ui/format';
import { FEWEST_PEOPLE } from '@komawari/ui/readerFigures';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import { PartRows } from '../../shared/charts/RowBars.tsx';
import { toldAnswers } from '../answers.ts';
import { fullName, shortName } from '../episodeNames.ts';
import { comparedValue, wholePercent, type Compared } from '../numbers.ts';
import { nameOfMedian } from '../targets.ts';
import type { WorkData } from '../workData.ts';
import { MOST_ROWS } from './CompleteBox.tsx';

/** What readers answered after the last page. Of fewer than five answers the API tells nothing: one could be traced to a person. */
export function SurveyBox({ data, compared }: { data: WorkData; compared: Compared | null }) {
  const { definition, funRate } = data.surveyInterest;
  const answers = toldAnswers(data.surveyInterest);
  const other = data.hasFewReaders ? null : comparedValue(compared, 'FUN');
  const shown = data.episodes.toReversed().flatMap((one) => {
    const given = toldAnswers(one);
    return given ? [{ ...given, id: one.episode.id, short: shortName(one), full: fullName(one) }] : [];
  });
  return (
    <ChartBox
      id="survey"
      title="Was it fun"
      name="Was it fun"
      definition={definition}
      figure={funRate != null && !data.hasFewReaders ? wholePercent(funRate) : undefined}
      say={
        <>
          {answers ? formatCount(answers.all) : `Fewer than ${FEWEST_PEOPLE}`} {nounFor(answers?.all ?? 0, 'answers')}{' '}
          in this range.
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
        rows: shown.map(({ full, fun, normal, noFun, all }) => ({ episode: full, fun, normal, noFun, answers: all })),
      }}
    >
      {answers ? (
        <>
          <dl className="big3 num">
            <Part sample="an-ink" label="Fun" count={answers.fun} />
            <Part sample="hatch hatch--ink" label="Normal" count={answers.normal} />
            <Part sample="an-white" label="Not for me" count={answers.noFun} />
          </dl>
          <PartRows
            label="Answers by episode"
            rows={shown.slice(0, MOST_ROWS - 1).map(({ id, short, fun, normal, noFun, all }) => ({
              key: id,
              label: <span lang="ja">{short}</span>,
              note: `${formatCount(all)} answers`,
              parts: [fun / all, normal / all, noFun / all],
              figure: wholePercent(fun / all),
            }))}
          />
        </>
      ) : (
        <TooFew title={`Shown from ${FEWEST_PEOPLE} answers`}>
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
