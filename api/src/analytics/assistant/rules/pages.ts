import { FEWEST_READERS } from '@komawari/ui/readerFigures';
import { pagesOf, worstPageOf } from '../../figures/index.ts';
import type { Found } from '../Finding.ts';
import { nameOf, type Numbers } from '../Numbers.ts';
import { figuresOf, say } from '../sentence.ts';

/** Fewer stops at one page are chance. */
const FEWEST_STOPS = 10;
/** How many times those of the next page they have to be. */
const CLEARLY = 1.5;

/** The page of all episodes at which the largest part of those who come there stop. */
export function pages({ figures: { episodes } }: Numbers): (Found | null)[] {
  const worst = episodes.flatMap((figures) => {
    const steps = pagesOf(figures);
    const page = worstPageOf(steps);
    if (!page || (steps[0]?.reached ?? 0) < FEWEST_READERS || page.stops < FEWEST_STOPS) return [];
    const next = worstPageOf(steps.map((step) => (step === page ? { ...step, stops: 0 } : step)));
    if (next && page.stops < next.stops * CLEARLY) return [];
    return [{ episode: figures.episode, page, next, share: page.stops / page.reached }];
  });
  const [most] = worst.toSorted((a, b) => b.share - a.share);
  if (!most) return [];
  const { count, page } = figuresOf('PAGES', most.episode.id);
  return [
    {
      rule: 'pages-stop',
      subject: `${most.episode.id}:${most.page.pageNumber}`,
      sentence: say((t) => (most.next ? t.pages.stopWithNext() : t.pages.stop()), {
        episode: nameOf(most.episode),
        stops: count(most.page.stops),
        reached: count(most.page.reached),
        page: page(most.page.pageNumber),
        ...(most.next && { next: page(most.next.pageNumber), nextStops: count(most.next.stops) }),
      }),
    },
  ];
}
