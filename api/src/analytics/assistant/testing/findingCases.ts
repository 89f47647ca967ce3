import { expect } from 'vitest';
import { episodeFigures, daysFrom, genreHas, numbersOf, type FindingCase } from './numbers.ts';

const quietMonth = Array.from({ length: 28 }, () => 40);
const withPeak = daysFrom('2026-04-14', [...quietMonth.slice(0, 27), 500]);
/** Four weeks of days; releases on these days of them, with the views of their first day. */
const releases = (daysAndViews: readonly (readonly [day: number, views: number])[], hours: readonly number[] = []) => ({
  days: daysFrom(
    '2026-03-02',
    Array.from({ length: 70 }, (_, day) => daysAndViews.find(([at]) => at === day)?.[1] ?? 30),
  ),
  episodes: daysAndViews.map(([day], index) => {
    const publishedAt = new Date(
      Date.parse('2026-03-02T03:00:00Z') + day * 24 * 3_600_000 + (hours[index] ?? 0) * 3_600_000,
    );
    const figures = episodeFigures(index + 1);
    return {
      ...figures,
      episode: { ...figures.episode, publishedAt, publishedOn: publishedAt.toISOString().slice(0, 10) },
    };
  }),
});
const mondays = [
  [0, 300],
  [7, 320],
  [14, 310],
  [23, 100],
  [30, 110],
  [37, 90],
] as const;

/** What is said about views, reactions, and who goes on. */
export const findingCases: readonly FindingCase[] = [
  [
    'nothing in a quiet month but the week',
    'VIEWS',
    numbersOf({ days: daysFrom('2026-10-01', quietMonth) }),
    ['280 views in the last week that is over, 280 in the week before it.'],
    ['直近7日間の閲覧は280回、その前の7日間は280回です。'],
  ],
  [
    'the day with most views, and what came out on it',
    'VIEWS',
    numbersOf({ days: withPeak, episodes: [episodeFigures(4, { daysBefore: 174 })] }),
    [
      '500 views on 5月11日(月), the most of any day that is over: 第4話 came out. An ordinary day has 40.',
      '740 views in the last week that is over, 280 in the week before it.',
    ],
    [
      '閲覧が最も多かったのは、第4話が公開された5月11日(月)の500回です。ふだんの日は40回です。',
      '直近7日間の閲覧は740回、その前の7日間は280回です。',
    ],
  ],
  [
    'nothing of days that are not over',
    'VIEWS',
    numbersOf({ days: withPeak.map((day) => ({ ...day, isClosed: false })) }),
    [],
    [],
  ],
  [
    'the weekday whose releases had clearly more views',
    'VIEWS',
    numbersOf(releases(mondays)),
    [
      expect.stringContaining('320 views on '),
      '210 views in the last week that is over, 210 in the week before it.',
      'In the days after a release on a Monday the work had 370 views (median of 3 episodes), after other releases 160.',
    ],
    [
      expect.stringContaining('閲覧が最も多かったのは、'),
      '直近7日間の閲覧は210回、その前の7日間は210回です。',
      '月曜日に公開したあとの数日間、作品の閲覧は370回（3話の中央値）、ほかの公開のあとは160回です。',
    ],
  ],
  [
    'no weekday of two releases',
    'VIEWS',
    numbersOf(releases(mondays.slice(1))),
    [expect.stringContaining('320 views on '), expect.stringContaining('210 views in the last week')],
    [expect.stringContaining('閲覧が最も多かったのは、'), expect.stringContaining('直近7日間の閲覧は210回')],
  ],
  [
    'the hour whose releases had clearly more views',
    'VIEWS',
    numbersOf(
      releases(
        [
          [0, 300],
          [8, 320],
          [16, 310],
          [24, 100],
          [32, 110],
          [40, 90],
        ],
        [0, 0, 0, 6, 6, 6],
      ),
    ),
    [
      expect.stringContaining('320 views on '),
      expect.stringContaining('210 views in the last week'),
      'In the days after a release in the hour from 12:00 the work had 370 views (median of 3 episodes), after other releases 160.',
    ],
    [
      expect.stringContaining('閲覧が最も多かったのは、'),
      expect.stringContaining('直近7日間の閲覧は210回'),
      '12時台に公開したあとの数日間、作品の閲覧は370回（3話の中央値）、ほかの公開のあとは160回です。',
    ],
  ],
  [
    'views beside those of others',
    'VIEWS',
    numbersOf({ compared: genreHas(5040.4), figures: { views: 13_412 } }),
    ['13,412 views; the genre: 5,040.'],
    ['閲覧は13,412回です（同じジャンルの作品は5,040回）。'],
  ],
  [
    'the episode with clearly most likes',
    'REACTIONS',
    numbersOf({
      episodes: [episodeFigures(1, { likes: 8 }), episodeFigures(2, { likes: 30 }), episodeFigures(3, { likes: 10 })],
    }),
    ['第2話 got 30 likes per hundred readers, the most; the median of the other episodes is 9.'],
    ['読者100人あたりのいいねが最も多いのは第2話の30件で、ほかの話の中央値は9件です。'],
  ],
  [
    'no likes of episodes that few read',
    'REACTIONS',
    numbersOf({
      episodes: [
        episodeFigures(1, { likes: 8, people: 29 }),
        episodeFigures(2, { likes: 28, people: 29 }),
        episodeFigures(3, { likes: 10 }),
      ],
    }),
    [],
    [],
  ],
  [
    'the largest step, and who is still there',
    'RETENTION',
    numbersOf({ episodes: [1000, 950, 600, 580].map((people, index) => episodeFigures(index + 1, { people })) }),
    [
      'The step after 第2話 is the largest: 第3話 has 63% of its readers. The median of the other steps is 96%.',
      '第4話 has 58% of the readers of 第1話.',
    ],
    [
      '読者が最も減ったのは第2話のあとで、第3話の読者はその63%です。ほかの話の中央値は96%です。',
      '第4話の読者は、第1話の読者の58%です。',
    ],
  ],
  [
    'no step of an episode of this week',
    'RETENTION',
    numbersOf({
      episodes: [1000, 950, 940]
        .map((people, index) => episodeFigures(index + 1, { people }))
        .concat(episodeFigures(4, { people: 10, daysBefore: -40_000 })),
    }),
    ['第3話 has 94% of the readers of 第1話.'],
    ['第3話の読者は、第1話の読者の94%です。'],
  ],
  [
    'the page that most leave at',
    'PAGES',
    numbersOf({
      episodes: [
        episodeFigures(1, {
          stops: new Map([
            [1, 10],
            [2, 30],
            [3, 60],
          ]),
        }),
      ],
    }),
    ['In 第1話 30 of the 90 openings that came to p.2 ended there; p.1, the next, ended 10.'],
    ['第1話では、p.2に到達した90回のうち30回がそこで離脱しています。次に多いp.1は10回です。'],
  ],
  [
    'no page where two are alike',
    'PAGES',
    numbersOf({
      episodes: [
        episodeFigures(1, {
          stops: new Map([
            [1, 25],
            [2, 30],
            [3, 60],
          ]),
        }),
      ],
    }),
    [],
    [],
  ],
  [
    'no page of few openings',
    'PAGES',
    numbersOf({
      episodes: [
        episodeFigures(1, {
          stops: new Map([
            [2, 12],
            [3, 17],
          ]),
        }),
      ],
    }),
    [],
    [],
  ],
];
