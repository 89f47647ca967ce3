import { AGES, FEWEST_READERS, type Age } from '@komawari/ui/readerFigures';
import { toSources } from '../../figures/index.ts';
import type { Found } from '../Finding.ts';
import type { Numbers } from '../Numbers.ts';
import { figuresOf, name, nameIn, say } from '../sentence.ts';

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
    sentence: say((t) => t.referrers.site(), {
      host: name(host),
      visits: sources.count(some),
      all: sources.count(all),
      share: sources.percent(some / all),
    }),
  };
}

function direct(some: number, all: number): Found | null {
  if (some * 2 <= all) return null;
  return {
    rule: 'referrers-direct',
    subject: '',
    sentence: say((t) => t.referrers.direct(), {
      share: sources.percent(some / all),
      visits: sources.count(some),
      all: sources.count(all),
    }),
  };
}

/** Who they are, of groups that are told at all. */
export function attributes({ facts: { age, described } }: Numbers): (Found | null)[] {
  const told = age.filter(({ label }) => label !== 'UNKNOWN');
  const all = told.reduce((total, cell) => total + cell.readers, 0);
  const ages = AGES.map((label) => ({ label, readers: told.find((cell) => cell.label === label)?.readers ?? 0 }));
  const [first, second] = ages.toSorted((a, b) => b.readers - a.readers);
  if (!first?.readers || all < FEWEST_READERS || first.readers === second?.readers) return [];
  return [largestAge(first, all, described)];
}

const largestAge = (first: { label: Age; readers: number }, all: number, readers: number): Found => ({
  rule: 'readers-age',
  subject: first.label,
  sentence: say((t) => t.readers.age(), {
    told: people.count(all),
    readers: people.count(readers),
    most: people.count(first.readers),
    age: nameIn((names) => names[first.label]()),
  }),
});

/** What they do after reading. */
export function actions({ facts: { readers, watched, bookmarked } }: Numbers): (Found | null)[] {
  if (readers < FEWEST_READERS) return [];
  return [
    {
      rule: 'actions-watch',
      subject: '',
      sentence: say((t) => t.actions.watch(), {
        readers: deeds.count(readers),
        bookmarked: deeds.count(bookmarked),
        bookmarkedShare: deeds.percent(bookmarked / readers),
        watched: deeds.count(watched),
        watchedShare: deeds.percent(watched / readers),
      }),
    },
  ];
}
