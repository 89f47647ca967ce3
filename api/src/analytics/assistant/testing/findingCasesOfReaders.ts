import { episodeFigures, facts, genreHas, numbersOf, source, type FindingCase } from './numbers.ts';

/** What is said about reading to the end, and about readers. */
export const findingCasesOfReaders: readonly FindingCase[] = [
  [
    'how many come to the end, beside others, and where fewest do',
    'COMPLETE',
    numbersOf({
      compared: genreHas(0.62),
      episodes: [80, 82, 40].map((finishers, index) => episodeFigures(index + 1, { finishers })),
    }),
    [
      '67% come to the last page: 202 of 300; the genre: 62%.',
      '第3話 is read to the end by 40%, the fewest; the median of the other episodes is 81%.',
    ],
  ],
  [
    'too few answers',
    'SURVEY',
    numbersOf({ episodes: [episodeFigures(1, { interest: { fun: 20, normal: 9, noFun: 0 } })] }),
    ['29 answers so far: too few to say how it is liked.'],
  ],
  ['nothing where no answer is told', 'SURVEY', numbersOf({ episodes: [episodeFigures(1)] }), []],
  [
    'that it is liked, and lost before the end',
    'SURVEY',
    numbersOf({ episodes: [episodeFigures(1, { interest: { fun: 90, normal: 10, noFun: 0 }, finishers: 50 })] }),
    [
      '90 of 100 answers say that it was fun, 90%.',
      'Of those who answer 90% had fun, and 50% come to the last page: more is lost before the end than at it.',
    ],
  ],
  [
    'the site that sends most',
    'REFERRERS',
    numbersOf({
      figures: { sources: [source('t.co', 40), source('', 50), source('(site)', 30), source('pixiv.net', 20)] },
    }),
    ['t.co brought 40 of 140 visits, 29%: the most of all sites elsewhere.'],
  ],
  [
    'that most sent no address',
    'REFERRERS',
    numbersOf({ figures: { sources: [source('t.co', 4), source('', 50)] } }),
    ['Of 93% of the visits it is not known where they came from: 50 of 54 sent no address.'],
  ],
  ['nothing of few visits', 'REFERRERS', numbersOf({ figures: { sources: [source('t.co', 29)] } }), []],
  [
    'the largest group that is told',
    'READERS',
    numbersOf({
      facts: facts({
        age: [
          { label: 'OTHERS', readers: 20 },
          { label: 'FROM_18', readers: 30 },
          { label: 'UNKNOWN', readers: 40 },
        ],
      }),
    }),
    ['50 of 90 registered readers told their age; 30 of them are 18–24, the largest group that is told.'],
  ],
  [
    'no group of few who told',
    'READERS',
    numbersOf({
      facts: facts({
        age: [
          { label: 'FROM_18', readers: 29 },
          { label: 'UNKNOWN', readers: 61 },
        ],
      }),
    }),
    [],
  ],
  [
    'what they do',
    'ACTIONS',
    numbersOf({ facts: facts({ bookmarked: 30, watched: 9 }) }),
    ['Of 90 registered readers 30 bookmarked the work, 33%, and 9 began to watch you, 10%.'],
  ],
];
