import { join } from 'node:path';
import { formatCount } from '@komawari/ui/numbers';
import { root } from '../config.ts';
import type { BenchOptions } from './Bench.ts';
import { type Row, type Statement, keepResults, state } from './measure.ts';
import { type Figures, measureSite } from './scale/measureSite.ts';
import { withinSite } from './scale/withinSite.ts';

/** Pages of the sites that are measured one after the other. A million is asked for by name: it takes hours. */
const sizes = { full: [1000, 20_000, 100_000], quick: [60, 300] };

const lessIsBetter = true;
const flat = { words: 'within 10 %', limit: 1.1 };

/** What is told of each size, and whether it may grow with the site. */
const told: { figure: keyof Omit<Figures, 'pages'>; what: Pick<Statement, 'title' | 'unit' | 'goal'> }[] = [
  { figure: 'exportMsPerPage', what: { title: 'An export', unit: 'ms a page', goal: flat } },
  { figure: 'diskPerPage', what: { title: 'Files of the page store', unit: 'KB a page', goal: flat } },
  { figure: 'databasePerPage', what: { title: 'The database, 5 visits a work', unit: 'KB a page', goal: flat } },
  { figure: 'dependenciesPerPage', what: { title: 'page_dependencies', unit: 'rows a page', goal: flat } },
  { figure: 'dependencyBytes', what: { title: 'page_dependencies with its indexes', unit: 'bytes a row', goal: flat } },
  { figure: 'vacuumSeconds', what: { title: 'VACUUM (ANALYZE) of page_dependencies', unit: 'seconds' } },
  { figure: 'rankingSeconds', what: { title: 'Four rankings of a new day', unit: 'seconds' } },
  { figure: 'sitemapMs', what: { title: 'The sitemap of episodes, its first part', unit: 'ms' } },
  {
    figure: 'coldPageMs',
    what: { title: 'A page that is not kept, drawn when it is asked for', unit: 'ms', goal: flat },
  },
  { figure: 'publishMs', what: { title: 'A change live on all pages', unit: 'ms after the answer', goal: flat } },
  { figure: 'workerCpuMs', what: { title: 'The worker, pictures included', unit: 'CPU a change, ms', goal: flat } },
];

function printTable(sites: Figures[]): void {
  const show = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
  console.log(`\n| | ${sites.map(({ pages }) => formatCount(pages)).join(' | ')} |`);
  console.log(`|---|${sites.map(() => '---:').join('|')}|`);
  for (const { figure, what } of told) {
    const cells = sites.map((site) =>
      show(site[figure].toSorted((a, b) => a - b)[Math.floor(site[figure].length / 2)]!),
    );
    console.log(`| ${what.title} (${what.unit}) | ${cells.join(' | ')} |`);
  }
}

/** Each size beside the smallest of the run. */
function compareSites(sites: Figures[]): Row[] {
  const [small, ...larger] = sites;
  if (!small) return [];
  const nameOf = ({ pages }: Figures) => ({ name: `${formatCount(pages)} pages` });
  return larger.flatMap((large) =>
    told.map(({ figure, what }) =>
      state({ ...what, lessIsBetter, ours: nameOf(large), comparator: nameOf(small) }, large[figure], small[figure]),
    ),
  );
}

/**
 * Sites of growing size in the production shape: what they hold, and what is done to them, beside the smallest of the run.
 * A site is kept under `.cache/bench/scale` when it is filled and written, so that a run that was interrupted goes on there.
 */
export async function run(options: BenchOptions): Promise<void> {
  const { isQuick, pages } = options;
  const chosen = isQuick ? sizes.quick : sizes.full;
  const asked = pages === undefined ? chosen : [...chosen.filter((size) => size < pages), pages];
  const sites: Figures[] = [];
  for (const size of asked) {
    const folder = join(root, '.cache/bench/scale', String(size));
    sites.push(await withinSite(options, (inside) => measureSite(folder, size, inside)));
    printTable(sites);
  }
  const rows = compareSites(sites);
  keepResults('scale', rows, options);
}
