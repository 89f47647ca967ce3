import { ageNames, FEWEST_READERS } from '@komawari/ui/readerFigures';
import { toSources, type ReaderCell } from '../../figures/index.ts';
import type { Found } from '../Finding.ts';
import type { Numbers } from '../Numbers.ts';
import { figuresOf, name, say } from '../sentence.ts';

const sources = figuresOf('REFERRERS');
const people = figuresOf('READERS');
const deeds = figuresOf('ACTIONS');

/** Where readers come from. */
export function referrers({ figures }: Numbers): (Found | null)[] {
  const visits = new Map<string, number>();
  for (const { kind, host, visits: some } of toSources(figures.sources)) {
    const place = kind === 'OTHER' ? host : kind;
    visits.set(place, (visits.get(place) ?? 0) + some);
  }
  const all = [...visits.values()].reduce((total, some) => total + some, 0);
  if (all < FEWEST_READERS) return [];
  return [site(visits, all), direct(visits.get('DIRECT') ?? 0, all)];
}

/** A site with fewer visits is told with the others on the screen. */
const FEWEST_VISITS = 5;

function site(visits: ReadonlyMap<string, number>, all: number): Found | null {
  const hosts = [...visits].filter(([place]) => place !== 'DIRECT' && place !== 'SITE');
  const [first] = hosts.toSorted(([hostA, a], [hostB, b]) => b - a || (hostA < hostB ? -1 : 1));
  if (!first || first[1] < FEWEST_VISITS) return null;
  const [host, some] = first;
  return {
    rule: 'referrers-site',
    subject: host,
    sentence: say`${name(host)} brought ${sources.count(some)} of ${sources.count(all)} visits, ${sources.percent(some / all)}: the most of all sites elsewhere.`,
  };
}

function direct(some: number, all: number): Found | null {
  if (some * 2 <= all) return null;
  return {
    rule: 'referrers-direct',
    subject: '',
    sentence: say`Of ${sources.percent(some / all)} of the visits it is not known where they came from: ${sources.count(some)} of ${sources.count(all)} sent no address.`,
  };
}

/** Who they are, of groups that are told at all. */
export function attributes({ facts: { age, described } }: Numbers): (Found | null)[] {
  const told = age.filter(({ label }) => label !== 'UNKNOWN');
  const all = told.reduce((total, cell) => total + cell.readers, 0);
  const [first, second] = told.filter(({ label }) => label in ageNames).toSorted((a, b) => b.readers - a.readers);
  if (!first || all < FEWEST_READERS || first.readers === second?.readers) return [];
  return [largestAge(first, all, described)];
}

const largestAge = (first: ReaderCell, all: number, readers: number): Found => ({
  rule: 'readers-age',
  subject: first.label,
  sentence: say`${people.count(all)} of ${people.count(readers)} registered readers told their age; ${people.count(first.readers)} of them are ${name(ageNames[first.label] ?? '')}, the largest group that is told.`,
});

/** What they do after reading. */
export function actions({ facts: { readers, watched, bookmarked } }: Numbers): (Found | null)[] {
  if (readers < FEWEST_READERS) return [];
  return [
    {
      rule: 'actions-watch',
      subject: '',
      sentence: say`Of ${deeds.count(readers)} registered readers ${deeds.count(bookmarked)} bookmarked the work, ${deeds.percent(bookmarked / readers)}, and ${deeds.count(watched)} began to watch you, ${deeds.percent(watched / readers)}.`,
    },
  ];
}
