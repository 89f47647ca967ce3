import { FEWEST_READERS } from '@komawari/ui/readerFigures';
import { measuresOf, medianOf, stepsOf } from '../../figures/index.ts';
import type { Found } from '../Finding.ts';
import { besideOf, nameOf, sideOf, type Numbers } from '../Numbers.ts';
import { figuresOf, say } from '../sentence.ts';

const { percent } = figuresOf('RETENTION');
const FEWEST_STEPS = 3;
/** How far below the others a step has to be, as a part of the readers. */
const CLEARLY = 0.05;

/** Where readers leave between episodes, and how many are still there. */
export const retention = (numbers: Numbers): (Found | null)[] => [
  largestStep(numbers),
  stillThere(numbers),
  beside(numbers),
];

function largestStep({ figures: { episodes } }: Numbers): Found | null {
  const steps = stepsOf(episodes).flatMap(({ figures, goOn, isYoung }, index) => {
    const before = episodes[index - 1];
    return before && goOn !== null && !isYoung && before.people >= FEWEST_READERS ? [{ figures, before, goOn }] : [];
  });
  const [lowest, ...others] = steps.toSorted((a, b) => a.goOn - b.goOn);
  const rest = medianOf(others.map(({ goOn }) => goOn));
  if (!lowest || rest === null || steps.length < FEWEST_STEPS || lowest.goOn > rest - CLEARLY) return null;
  return {
    rule: 'retention-step',
    subject: lowest.figures.episode.id,
    sentence: say((t) => t.retention.step(), {
      before: nameOf(lowest.before.episode),
      next: nameOf(lowest.figures.episode),
      share: percent(lowest.goOn),
      rest: percent(rest),
    }),
  };
}

function stillThere({ figures: { episodes } }: Numbers): Found | null {
  const steps = stepsOf(episodes);
  const first = steps[0]?.figures;
  const last = steps.findLast(({ isYoung }) => !isYoung);
  if (!first || !last || last.figures === first || last.reaches === null || first.people < FEWEST_READERS) return null;
  return {
    rule: 'retention-reach',
    subject: last.figures.episode.id,
    sentence: say((t) => t.retention.reach(), {
      last: nameOf(last.figures.episode),
      share: percent(last.reaches),
      first: nameOf(first.episode),
    }),
  };
}

function beside({ figures, compared }: Numbers): Found | null {
  const own = measuresOf(figures).GO_ON;
  const other = besideOf(compared, 'GO_ON');
  if (own === null || !other) return null;
  return {
    rule: 'retention-beside',
    subject: sideOf(compared, own, other.value),
    sentence: say((t) => t.retention.beside(), { own: percent(own), who: other.who, other: percent(other.value) }),
  };
}
