import { formatCount } from '@komawari/ui/format';
import { Icon } from '@komawari/ui/icons';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { FEWEST_PEOPLE, FEWEST_READERS } from '@komawari/ui/readerFigures';
import analyticsTexts from '../../messages/analytics.js';
import type { AnalyticsMeasure } from '../../gql/graphql.ts';
import { Definition } from '../../shared/charts/Definition.tsx';
import { toldAnswers } from '../answers.ts';
import { countsOf, describeDistance, wholePercent, type Compared } from '../numbers.ts';
import type { WorkData } from '../workData.ts';

const tiles = [
  { measure: 'VIEWS', href: '#views' },
  { measure: 'GO_ON', href: '#retention' },
  { measure: 'TO_THE_END', href: '#complete' },
  { measure: 'FUN', href: '#survey' },
] as const satisfies { measure: AnalyticsMeasure; href: string }[];

/** Four figures, each with its definition, what it is beside others, and the way to its chart. */
export function Tiles({ data, compared }: { data: WorkData; compared: Compared | null }) {
  const { measure: measures } = useTexts(analyticsTexts);
  return (
    <dl className="stats an-tiles">
      {tiles.map(({ measure, href }) => (
        <div key={measure} className="stat">
          <dt>
            <a href={href}>{measures[measure]()}</a>
            <Definition of={measures[measure]()}>{definitionOf(measure, data)}</Definition>
          </dt>
          <Figure measure={measure} data={data} compared={compared} />
        </div>
      ))}
    </dl>
  );
}

function definitionOf(measure: AnalyticsMeasure, data: WorkData): string {
  if (measure === 'VIEWS') return data.viewCounts.definition;
  if (measure === 'GO_ON') return textsOf(analyticsTexts).tiles.goOn();
  return measure === 'FUN' ? data.surveyInterest.definition : data.completeReading.definition;
}

function Figure({ measure, data, compared }: { measure: AnalyticsMeasure; data: WorkData; compared: Compared | null }) {
  const { tiles: texts } = useTexts(analyticsTexts);
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
          <Sentence
            text={distance.text}
            parts={{
              beside: distance.beside,
              distance: (words) => (
                <span className={`delta delta--${distance.direction}`}>
                  {distance.direction === 'same' ? null : <Icon name={distance.direction} size="sm" />}
                  {words}
                </span>
              ),
            }}
          />
        ) : data.hasFewReaders ? (
          texts.by({ count: data.readers })
        ) : null}
      </dd>
    </>
  );
}

/** What is missing for a figure, and from when on it is shown. A median of steps has no counts that could stand for it. */
function lackOf(measure: AnalyticsMeasure, { hasFewReaders, surveyInterest }: WorkData) {
  const { tiles: texts } = textsOf(analyticsTexts);
  if (measure === 'GO_ON' && hasFewReaders)
    return { what: texts.fewReaders(), until: texts.fromReaders({ few: FEWEST_READERS }) };
  return measure === 'FUN' && !toldAnswers(surveyInterest)
    ? { what: texts.fewAnswers(), until: texts.fromAnswers({ few: FEWEST_PEOPLE }) }
    : null;
}

/** Of few readers the counts, of many the share. */
function figureOf(
  measure: AnalyticsMeasure,
  value: number,
  { hasFewReaders, completeReading: { finishers, people }, surveyInterest }: WorkData,
): string {
  if (!hasFewReaders) return wholePercent(value);
  if (measure === 'TO_THE_END') return countsOf(finishers, people);
  const answers = toldAnswers(surveyInterest);
  return answers ? countsOf(answers.fun, answers.all) : wholePercent(value);
}
