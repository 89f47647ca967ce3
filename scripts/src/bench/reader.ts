import type { BenchOptions } from './Bench.ts';
import { makeFolder } from './makeFolder.ts';
import { type Row, keepResults, state } from './measure.ts';
import { countBytes } from './reader/countBytes.ts';
import { openBrowser } from './reader/openBrowser.ts';
import { openEpisode } from './reader/openEpisode.ts';
import { type Verdict, runLighthouse } from './reader/runLighthouse.ts';

const ours = { name: 'the episode page' };

async function stateBytes(port: number, url: string): Promise<Row[]> {
  const { document, styles, blockingStyles, scripts, files } = await countBytes(port, url);
  console.log(`\nLoaded before anybody touches the page:\n${files.map((file) => `  ${file}`).join('\n')}`);
  const facts = { ours, unit: 'bytes as they travel', lessIsBetter: true };
  const budget = { words: 'at most 14 kB', limit: 14_000 };
  return [
    state(
      { ...facts, title: 'JavaScript before the first interaction', goal: { words: 'at most 10 kB', limit: 10_000 } },
      [scripts],
    ),
    state({ ...facts, title: 'HTML and the CSS that the first paint waits for', goal: budget }, [
      document + blockingStyles,
    ]),
    state({ ...facts, title: 'HTML and all CSS', goal: budget }, [document + styles]),
  ];
}

type Figure = Exclude<keyof Verdict, 'complaints'>;
type Judgement = {
  figure: Figure;
  title: string;
  unit: string;
  lessIsBetter: boolean;
  goal?: { words: string; limit: number };
};

const full = { words: '100', limit: 100 };
const score = { unit: 'of 100', lessIsBetter: false };
const judgements: Judgement[] = [
  { figure: 'performance', title: 'Performance', ...score },
  { figure: 'accessibility', title: 'Accessibility', ...score, goal: full },
  { figure: 'bestPractices', title: 'Best practices', ...score, goal: full },
  { figure: 'seo', title: 'SEO', ...score },
  { figure: 'cls', title: 'Cumulative layout shift', unit: 'CLS', lessIsBetter: true, goal: { words: '0', limit: 0 } },
  {
    figure: 'lcp',
    title: 'Largest contentful paint',
    unit: 'ms',
    lessIsBetter: true,
    goal: { words: 'at most 1200 ms', limit: 1200 },
  },
  {
    figure: 'tbt',
    title: 'Total blocking time',
    unit: 'ms',
    lessIsBetter: true,
    goal: { words: 'at most 50 ms', limit: 50 },
  },
];

/** The reader page: what it loads before anybody touches it, and what Lighthouse says on its telephone. */
export async function run(options: BenchOptions): Promise<void> {
  const url = await openEpisode(makeFolder(options), options);
  const port = await openBrowser(options);
  const rows = await stateBytes(port, url);
  const verdicts: Verdict[] = [];
  for (let index = 0; index < (options.isQuick ? 1 : 5); index++) verdicts.push(await runLighthouse(port, url));
  for (const { figure, ...facts } of judgements)
    rows.push(
      state(
        { ...facts, title: `Lighthouse: ${facts.title}`, ours },
        verdicts.map((verdict) => verdict[figure]),
      ),
    );
  for (const complaint of new Set(verdicts.flatMap(({ complaints }) => complaints))) console.log(`  ${complaint}`);
  keepResults('reader', rows, options);
}
