import type { Numbers } from '../Numbers.ts';
import type { Topic } from '../topics.ts';
import { MEASURES, sumAnswers, type ComparedTarget, type DayOfWork, type EpisodeFigures } from '../../figures/index.ts';

/** What is said, about which topic, of which numbers, and in which sentences. */
export type FindingCase = readonly [
  what: string,
  topic: Topic,
  numbers: Numbers,
  english: readonly string[],
  japanese: readonly string[],
];

const DAY = 24 * 3_600_000;

/** An episode that came out so many days before 2026-11-01, at six in the evening in Tokyo, with what was counted of it. */
export function episodeFigures(
  number: number,
  more: Partial<EpisodeFigures> & { daysBefore?: number } = {},
): EpisodeFigures {
  const { daysBefore = 200 - number, ...counts } = more;
  const publishedAt = new Date(Date.parse('2026-11-01T09:00:00Z') - daysBefore * DAY);
  return {
    episode: {
      workId: 'w1',
      id: `e${number}`,
      title: '',
      number,
      publishedAt,
      publishedOn: publishedAt.toISOString().slice(0, 10),
      pageCount: 3,
    },
    views: 100,
    people: 100,
    completions: 80,
    finishers: 80,
    shares: 0,
    likes: 0,
    comments: 0,
    interest: null,
    stops: new Map(),
    ...counts,
  };
}

/** Closed days from one on, with these views. */
export const daysFrom = (first: string, views: readonly number[]): DayOfWork[] =>
  views.map((some, index) => ({
    day: new Date(Date.parse(first) + index * DAY).toISOString().slice(0, 10),
    views: some,
    people: some,
    isClosed: true,
  }));

/** Numbers of a work in which nothing stands out but what is given. */
export function numbersOf({
  episodes = [],
  figures = {},
  ...more
}: Partial<Omit<Numbers, 'figures'>> & {
  episodes?: EpisodeFigures[];
  figures?: Partial<Numbers['figures']>;
}): Numbers {
  return {
    days: [],
    compared: null,
    facts: { readers: 0, described: 0, gender: [], age: [], bookmarked: 0, watched: 0, liked: 0, commented: 0 },
    ...more,
    figures: {
      work: { id: 'w1', title: '日報' } as Numbers['figures']['work'],
      range: 'ALL_TIME',
      episodes,
      shown: episodes.length,
      views: 0,
      readers: 100,
      bookmarks: 0,
      interest: sumAnswers(episodes.flatMap(({ interest }) => interest ?? [])),
      sources: [],
      progress: { countedUntil: new Date(0), closedThrough: null } as Numbers['figures']['progress'],
      ...figures,
    },
  };
}

/** What is compared with: every measure has this value. */
export const genreHas = (value: number): ComparedTarget => ({
  why: null,
  target: { id: 'genre:FANTASY', group: 'GENRE', genre: 'FANTASY', work: null, workCount: 128, readerCount: null },
  numbers: MEASURES.map((measure) => ({ measure, value, lower: null, upper: null, works: 128 })),
});
/** Visits from a place. */
export function source(label: string, amount: number) {
  return { workId: 'w1', episodeId: '', item: 'SOURCE' as const, label, amount };
}
/** What is known of ninety registered readers. */
export function facts(more: Partial<Numbers['facts']>): Numbers['facts'] {
  return {
    readers: 90,
    described: 90,
    gender: [],
    age: [],
    bookmarked: 0,
    watched: 0,
    liked: 0,
    commented: 0,
    ...more,
  };
}
