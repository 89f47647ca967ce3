import { FEWEST_READERS } from '@komawari/ui/readerFigures';
import { measuresOf, medianOf } from '../../figures/index.ts';
import type { Found } from '../Finding.ts';
import { besideOf, nameOf, readEnough, sideOf, type Numbers } from '../Numbers.ts';
import { figuresOf, say } from '../sentence.ts';

const { tenths } = figuresOf('REACTIONS');
/** An episode is told once it has so many times the reactions of the others, and not by two or three of them. */
const CLEARLY = 1.5;
const FEWEST_GIVEN = 10;
const FEWEST_EPISODES = 3;

/** What stands out in likes and comments. */
export const reactions = (numbers: Numbers): (Found | null)[] => [
  best(numbers, 'likes'),
  best(numbers, 'comments'),
  beside(numbers),
];

function best({ figures }: Numbers, what: 'likes' | 'comments'): Found | null {
  const rated = readEnough(figures.episodes, FEWEST_READERS).map((one) => ({
    one,
    rate: (one[what] * 100) / one.people,
  }));
  const [most, ...others] = rated.toSorted((a, b) => b.rate - a.rate);
  const rest = medianOf(others.map(({ rate }) => rate));
  if (!most || rest === null || rated.length < FEWEST_EPISODES) return null;
  if (most.one[what] < FEWEST_GIVEN || most.rate < rest * CLEARLY) return null;
  return {
    rule: `reactions-${what}`,
    subject: most.one.episode.id,
    sentence: say((t) => t.reactions[what](), {
      episode: nameOf(most.one.episode),
      rate: tenths(most.rate),
      rest: tenths(rest),
    }),
  };
}

function beside({ figures, compared }: Numbers): Found | null {
  const own = measuresOf(figures).LIKES;
  const other = besideOf(compared, 'LIKES');
  if (own === null || !other) return null;
  return {
    rule: 'reactions-beside',
    subject: sideOf(compared, own, other.value),
    sentence: say((t) => t.reactions.beside(), { own: tenths(own), who: other.who, other: tenths(other.value) }),
  };
}
