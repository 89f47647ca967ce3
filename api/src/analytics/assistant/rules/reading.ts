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
    sentence: say((t) => (other ? t.complete.rateBeside() : t.complete.rate()), {
      share: percent(own),
      finishers: count(sumOf(figures.episodes, 'finishers')),
      people: count(people),
      ...(other && { who: other.who, other: percent(other.value) }),
    }),
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
    sentence: say((t) => t.complete.lowest(), {
      episode: nameOf(least.episode),
      share: percent(least.share),
      rest: percent(rest),
    }),
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
        sentence: say((t) => t.survey.few(), { answers: survey.count(answers) }),
      },
    ];
  const other = besideOf(compared, 'FUN');
  const toTheEnd = measuresOf(figures).TO_THE_END;
  const rate = {
    rule: 'survey-fun',
    subject: other ? sideOf(compared, own, other.value) : '',
    sentence: say((t) => (other ? t.survey.funBeside() : t.survey.fun()), {
      fun: survey.count(figures.interest?.fun ?? 0),
      answers: survey.count(answers),
      share: survey.percent(own),
      ...(other && { who: other.who, other: survey.percent(other.value) }),
    }),
  };
  const isLostBefore = toTheEnd !== null && own >= MOST_LIKE && toTheEnd < FEW_FINISH;
  if (!isLostBefore) return [rate];
  const loss = {
    rule: 'survey-loss',
    subject: '',
    sentence: say((t) => t.survey.loss(), { share: survey.percent(own), finished: percent(toTheEnd) }),
  };
  return [rate, loss];
}
