import { formatCount } from '@komawari/ui/format';
import { Icon } from '@komawari/ui/icons';
import type { AnalyticsMeasure } from '../../gql/graphql.ts';
import { Definition } from '../../shared/charts/Definition.tsx';
import { describeDistance, wholePercent, type Compared } from '../numbers.ts';
import type { WorkData } from '../workData.ts';

const tiles = [
  { measure: 'VIEWS', label: 'Views', href: '#views' },
  { measure: 'GO_ON', label: 'Go on to next', href: '#retention' },
  { measure: 'TO_THE_END', label: 'Read to the end', href: '#complete' },
  { measure: 'FUN', label: 'Was it fun', href: '#survey' },
] as const satisfies { measure: AnalyticsMeasure; label: string; href: string }[];

/** Fewer answers than these could be traced to a person. */
export const FEWEST_ANSWERS = 5;

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
  const { fun, normal, noFun } = data.surveyInterest;
  const answers = fun + normal + noFun;
  if (measure === 'FUN' && answers < FEWEST_ANSWERS)
    return (
      <>
        <dd className="an-tiles__few">too few answers</dd>
        <dd className="note">{`${answers} ${answers === 1 ? 'answer' : 'answers'}, shown from ${FEWEST_ANSWERS}`}</dd>
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

/** Of few readers the counts, of many the share. */
function figureOf(
  measure: AnalyticsMeasure,
  value: number,
  { hasFewReaders, completeReading, surveyInterest }: WorkData,
): string {
  if (!hasFewReaders) return wholePercent(value);
  const { fun, normal, noFun } = surveyInterest;
  if (measure === 'TO_THE_END')
    return `${formatCount(completeReading.finishers)} of ${formatCount(completeReading.people)}`;
  return measure === 'FUN' ? `${fun} of ${fun + normal + noFun}` : wholePercent(value);
}
