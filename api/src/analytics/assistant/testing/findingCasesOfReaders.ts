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
    [
      '67%が最後のページまで読んでいます。300人中202人です（同じジャンルの作品は62%）。',
      '最後まで読んだ割合が最も低いのは第3話の40%で、ほかの話の中央値は81%です。',
    ],
  ],
  [
    'too few answers',
    'SURVEY',
    numbersOf({ episodes: [episodeFigures(1, { interest: { fun: 20, normal: 9, noFun: 0 } })] }),
    ['29 answers so far: too few to say how it is liked.'],
    ['回答はまだ29件で、感想の傾向を判断するには足りません。'],
  ],
  ['nothing where no answer is told', 'SURVEY', numbersOf({ episodes: [episodeFigures(1)] }), [], []],
  [
    'that it is liked, and lost before the end',
    'SURVEY',
    numbersOf({ episodes: [episodeFigures(1, { interest: { fun: 90, normal: 10, noFun: 0 }, finishers: 50 })] }),
    [
      '90 of 100 answers say that it was fun, 90%.',
      'Of those who answer 90% had fun, and 50% come to the last page: more is lost before the end than at it.',
    ],
    [
      '回答100件のうち90件が「面白い」で、割合は90%です。',
      '回答した人の90%が「面白い」と答えていますが、最後のページまで読むのは50%です。読み終える前に離れる人のほうが多くなっています。',
    ],
  ],
  [
    'the site that sends most',
    'REFERRERS',
    numbersOf({
      figures: { sources: [source('t.co', 40), source('', 50), source('(site)', 30), source('pixiv.net', 20)] },
    }),
    ['t.co brought 40 of 140 visits, 29%: the most of all sites elsewhere.'],
    ['外部のサイトで最も多い流入元はt.coで、閲覧140回のうち40回、割合は29%です。'],
  ],
  [
    'that most sent no address',
    'REFERRERS',
    numbersOf({ figures: { sources: [source('t.co', 4), source('', 50)] } }),
    ['Of 93% of the visits it is not known where they came from: 50 of 54 sent no address.'],
    ['閲覧の93%は流入元がわかりません。54回のうち50回は参照元が送られていません。'],
  ],
  ['nothing of few visits', 'REFERRERS', numbersOf({ figures: { sources: [source('t.co', 29)] } }), [], []],
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
    ['登録している読者90人のうち50人が年代を回答しています。表示できる年代で最も多いのは18〜24歳の30人です。'],
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
    [],
  ],
  [
    'what they do',
    'ACTIONS',
    numbersOf({ facts: facts({ bookmarked: 30, watched: 9 }) }),
    ['Of 90 registered readers 30 bookmarked the work, 33%, and 9 began to watch you, 10%.'],
    ['登録している読者90人のうち、30人（33%）が作品をブックマークし、9人（10%）があなたをファン登録しました。'],
  ],
];
