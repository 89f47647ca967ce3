import { FEWEST_READERS } from '@komawari/ui/readerFigures';
import { answersOf, measuresOf, medianOf, shareOf, sumOf } from '../../figures/index.ts';
import type { Found } from '../Finding.ts';
import { besideOf, nameOf, readEnough, sideOf, type Numbers } from '../Numbers.ts';
import { figuresOf, say } from '../sentence.ts';

const { count, percent } = figuresOf('COMPLETE');
const survey = figuresOf('SURVEY');
const FEWEST_EPISODES = 3;
/** How far below the others an episode has to be, as a part of its readers. */
const CLEARLY = 0.1;
/** From here on most liked it, and below there many did not come to the end. */
const MOST_LIKE = 0.8;
const FEW_FINISH = 0.6;

/** How many come to the end. */
export const complete = (numbers: Numbers): (Found | null)[] => [overall(numbers), lowest(numbers)];

function overall({ figures, compared }: Numbers): Found | null {
  const people = sumOf(figures.episodes, 'people');
  const own = measuresOf(figures).TO_THE_END;
  if (own === null || people < FEWEST_READERS) return null;
  const other = besideOf(compared, 'TO_THE_END');
  return {
    rule: 'complete-rate',
    subject: other ? sideOf(compared, own, other.value) : '',
    sentence: say`${percent(own)} come to the last page: ${count(sumOf(figures.episodes, 'finishers'))} of ${count(people)}${
      other ? say`; ${other.who}: ${percent(other.value)}` : null
    }.`,
  };
}

function lowest({ figures: { episodes } }: Numbers): Found | null {
  const rated = readEnough(episodes, FEWEST_READERS).map(({ episode, finishers, people }) => ({
    episode,
    share: shareOf(finishers, people) ?? 0,
  }));
  const [least, ...others] = rated.toSorted((a, b) => a.share - b.share);
  const rest = medianOf(others.map(({ share }) => share));
  if (!least || rest === null || rated.length < FEWEST_EPISODES || least.share > rest - CLEARLY) return null;
  return {
    rule: 'complete-lowest',
    subject: least.episode.id,
    sentence: say`${nameOf(least.episode)} is read to the end by ${percent(least.share)}, the fewest; the median of the other episodes is ${percent(rest)}.`,
  };
}

/** How readers liked it. */
export function interest({ figures, compared }: Numbers): (Found | null)[] {
  const own = measuresOf(figures).FUN;
  if (own === null) return [];
  const answers = answersOf(figures);
  if (answers < FEWEST_READERS)
    return [
      {
        rule: 'survey-few',
        subject: '',
        sentence: say`${survey.count(answers)} answers so far: too few to say how it is liked.`,
      },
    ];
  const other = besideOf(compared, 'FUN');
  const toTheEnd = measuresOf(figures).TO_THE_END;
  const rate = {
    rule: 'survey-fun',
    subject: other ? sideOf(compared, own, other.value) : '',
    sentence: say`${survey.count(figures.interest?.fun ?? 0)} of ${survey.count(answers)} answers say that it was fun, ${survey.percent(own)}${
      other ? say`; ${other.who}: ${survey.percent(other.value)}` : null
    }.`,
  };
  const isLostBefore = toTheEnd !== null && own >= MOST_LIKE && toTheEnd < FEW_FINISH;
  if (!isLostBefore) return [rate];
  const loss = {
    rule: 'survey-loss',
    subject: '',
    sentence: say`Of those who answer ${survey.percent(own)} had fun, and ${percent(toTheEnd)} come to the last page: more is lost before the end than at it.`,
  };
  return [rate, loss];
}
