import { formatCount } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import { FEWEST_PEOPLE } from '@komawari/ui/readerFigures';
import analyticsTexts from '../../messages/analytics.js';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import { PartRows } from '../../shared/charts/RowBars.tsx';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import { toldAnswers } from '../answers.ts';
import { fullName, shortName } from '../episodeNames.ts';
import { comparedValue, wholePercent, type Compared } from '../numbers.ts';
import { nameOfMedian } from '../targets.ts';
import type { WorkData } from '../workData.ts';
import { MOST_ROWS } from './CompleteBox.tsx';

/** What readers answered after the last page. Of fewer than five answers the API tells nothing: one could be traced to a person. */
export function SurveyBox({ data, compared }: { data: WorkData; compared: Compared | null }) {
  const { survey: texts } = useTexts(analyticsTexts);
  const lang = useWorkLanguage();
  const { definition, funRate } = data.surveyInterest;
  const answers = toldAnswers(data.surveyInterest);
  const other = data.hasFewReaders ? null : comparedValue(compared, 'FUN');
  const shown = data.episodes.toReversed().flatMap((one) => {
    const given = toldAnswers(one);
    return given ? [{ ...given, id: one.episode.id, short: shortName(one), full: fullName(one) }] : [];
  });
  const said = answers ? texts.answers({ count: answers.all }) : texts.few({ few: FEWEST_PEOPLE });
  return (
    <ChartBox
      id="survey"
      title={texts.title()}
      name={texts.title()}
      definition={definition}
      figure={funRate != null && !data.hasFewReaders ? wholePercent(funRate) : undefined}
      say={
        other !== null && compared
          ? texts.beside({
              said,
              others: texts.funOf({ name: nameOfMedian(compared.target), share: wholePercent(other) }),
            })
          : said
      }
      table={{
        caption: texts.caption(),
        columns: [
          { key: 'episode', header: texts.episode(), lang },
          { key: 'fun', header: texts.fun(), format: formatCount },
          { key: 'normal', header: texts.normal(), format: formatCount },
          { key: 'noFun', header: texts.noFun(), format: formatCount },
          { key: 'answers', header: texts.header(), format: formatCount },
        ],
        rows: shown.map(({ full, fun, normal, noFun, all }) => ({ episode: full, fun, normal, noFun, answers: all })),
      }}
    >
      {answers ? (
        <>
          <dl className="big3 num">
            <Part sample="an-ink" label={texts.fun()} count={answers.fun} />
            <Part sample="hatch hatch--ink" label={texts.normal()} count={answers.normal} />
            <Part sample="an-white" label={texts.noFun()} count={answers.noFun} />
          </dl>
          <PartRows
            label={texts.caption()}
            rows={shown.slice(0, MOST_ROWS - 1).map(({ id, short, fun, normal, noFun, all }) => ({
              key: id,
              label: <span lang={lang}>{short}</span>,
              note: texts.note({ count: all }),
              parts: [fun / all, normal / all, noFun / all],
              figure: wholePercent(fun / all),
            }))}
          />
        </>
      ) : (
        <TooFew title={texts.shownFrom({ few: FEWEST_PEOPLE })}>{texts.why()}</TooFew>
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
