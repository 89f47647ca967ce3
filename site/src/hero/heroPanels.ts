/** One panel of the hero page: the polygon of its frame, in percent of the panel's own box, wide and on phones. */
export type HeroPanel = { wide: string; phone: string | null };

/**
 * The hero page has five panels, three, two or one, as many as there are works for. Every slanted edge leans 8 degrees; the
 * boxes and the clip paths stand in hero.css, and these frames follow them.
 */
const lead: HeroPanel = { wide: '0,0 100,0 90,100 0,100', phone: '0,0 100,0 100,93.1 0,100' };
const phoneSecond = '0,5.52 100,0 88.25,100 0,100';
const phoneThird = '14.47,3.67 100,0 100,100 0,100';

const five: HeroPanel[] = [
  lead,
  { wide: '12.01,0 100,0 87.99,100 0,100', phone: phoneSecond },
  { wide: '14.18,0 100,0 100,100 0,100', phone: phoneThird },
  { wide: '12.2,0 100,0 87.8,100 0,100', phone: null },
  { wide: '7.26,0 100,0 100,100 0,100', phone: null },
];

const three: HeroPanel[] = [
  lead,
  { wide: '19.58,0 100,0 80.42,100 0,100', phone: phoneSecond },
  { wide: '22.76,0 100,0 100,100 0,100', phone: phoneThird },
];

const two: HeroPanel[] = [lead, { wide: '11.52,0 100,0 100,100 0,100', phone: '0,9.69 100,0 100,100 0,100' }];

/** The one picture stands in the slanted part, and its title beside it, so the frame is the whole page. */
const one: HeroPanel[] = [{ wide: '0,0 100,0 100,100 0,100', phone: '0,0 100,0 100,100 0,100' }];

/** The panels for that many works: five, three, two, one or none. The first is the leading work's. */
export const heroPanels = (workCount: number): HeroPanel[] =>
  [five, three, two, one].find((panels) => panels.length <= workCount) ?? [];
