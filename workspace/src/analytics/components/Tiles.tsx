import { formatCount } from '@komawari/ui/format';
import { Icon } from '@komawari/ui/icons';
import { FEWEST_PEOPLE, FEWEST_READERS } from '@komawari/ui/readerFigures';
import type { AnalyticsMeasure } from '../../gql/graphql.ts';
import { Definition } from '../../shared/charts/Definition.tsx';
import { toldAnswers } from '../answers.ts';
import { describeDistance, wholePercent, type Compared } from '../numbers.ts';
import type { WorkData } from '../workData.ts';

const tiles = [
  { measure: 'VIEWS', label: 'Views', href: '#views' },
  { measure: 'GO_ON', label: 'Go on to next', href: '#retention' },
  { measure: 'TO_THE_END', label: 'Read to the end', href: '#complete' },
  { measure: 'FUN', label: 'Was it fun', href: '#survey' },
] as const satisfies { measure: AnalyticsMeasure; label: string; href: string }[];

/** Four figures, each with its definition, what it is beside others, and the way to its chart. */
export function Tiles({ data, compared }: { data: WorkData; compared: Compared | null }) {
  return (
    <dl className="stats an-tiles">
      {tiles.map(({ measure, label, href }) => (
        <div key={measure} className="stat">
          <dt>
            <a href={href}>{label}</a>
            <Definition of={label}>{definitionOf(measure, data)}</Definition>
          </dt>
          <Figure measure={measure} data={data} compared={compared} />
        </div>
      ))}
    </dl>
  );
}

function definitionOf(measure: AnalyticsMeasure, data: WorkData): string {
  if (measure === 'VIEWS') return data.viewCounts.definition;
  if (measure === 'GO_ON')
    return 'People who read an episode beside those who read the one before it: the median of the episodes older than 7 days.';
  return measure === 'FUN' ? data.surveyInterest.definition : data.completeReading.definition;
}

function Figure({ measure, data, compared }: { measure: AnalyticsMeasure; data: WorkData; compared: Compared | null }) {
  const lack = lackOf(measure, data);
  if (lack)
    return (
      <>
        <dd className="an-tiles__few">{lack.what}</dd>
        <dd className="note">{lack.until}</dd>
      </>
    );
  const value = data.shareImageSummary.numbers.find((number) => number.measure === measure)?.value ?? null;
  const distance =
    value !== null && compared && !data.hasFewReaders ? describeDistance(measure, value, compared) : null;
  return (
    <>
      <dd className="num">
        {value === null ? '–' : measure === 'VIEWS' ? formatCount(value) : figureOf(measure, value, data)}
      </dd>
      <dd className="note">
        {distance ? (
          <>
            <span className={`delta delta--${distance.direction}`}>
              {distance.direction === 'same' ? null : <Icon name={distance.direction} size="sm" />}
              {distance.distance}
            </span>{' '}
            {distance.beside}
          </>
        ) : data.hasFewReaders ? (
          `by ${formatCount(data.readers)} readers`
        ) : null}
      </dd>
    </>
  );
}

/** What is missing for a figure, and from when on it is shown. A median of steps has no counts that could stand for it. */
function lackOf(measure: AnalyticsMeasure, { hasFewReaders, surveyInterest }: WorkData) {
  if (measure === 'GO_ON' && hasFewReaders)
    return { what: 'too few readers', until: `shown from ${FEWEST_READERS} readers` };
  return measure === 'FUN' && !toldAnswers(surveyInterest)
    ? { what: 'too few answers', until: `shown from ${FEWEST_PEOPLE} answers` }
    : null;
}

/** Of few readers the counts, of many the share. */
function figureOf(
  measure: AnalyticsMeasure,
  value: number,
  { hasFewReaders, completeReading: { finishers, people }, surveyInterest }: WorkData,
): string {
  if (!hasFewReaders) return wholePercent(value);
  if (measure === 'TO_THE_END') return `${formatCount(finishers)} of ${formatCount(people)}`;
  const answers = toldAnswers(surveyInterest);
  return answers ? `${formatCount(answers.fun)} of ${formatCount(answers.all)}` : wholePercent(value);
}
