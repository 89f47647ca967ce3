import { parseWords } from './parseWords.ts';
import { Refusal } from './Refusal.ts';
import type { Bench } from './bench/Bench.ts';
import { installComparators } from './bench/comparators.ts';
import { buildStale } from './buildStale.ts';
import { environment } from './config.ts';
import { runInterruptible } from './runInterruptible.ts';

// `npm run bench -- NAME`: measures one thing beside its comparator, in one run. `--quick` tries it in small; `memory --soak 30` is
// half an hour of use, `scale --pages 1000000` goes up to a site of a million pages.

const benches: Record<string, { what: string; load(): Promise<Bench> }> = {
  abuse: {
    what: 'readers while 2,000 clients ask without end, beside the same readers alone',
    load: () => import('./bench/abuse.ts'),
  },
  analytics: {
    what: 'what creators ask of their readers at 5, 15 and 50 million events, beside the same over the raw events and over the tables of Umami',
    load: () => import('./bench/analytics.ts'),
  },
  closing: {
    what: 'closing a site of 2,000 episodes until nothing of it is served',
    load: () => import('./bench/closing.ts'),
  },
  graphql: {
    what: 'a list of 20 works over HTTP, beside mercurius with JIT',
    load: () => import('./bench/graphql.ts'),
  },
  images: { what: 'the sizes of a page, beside a bare sharp loop', load: () => import('./bench/images.ts') },
  ingestion: {
    what: 'reading events a second, beside one INSERT an event, and what kills lose',
    load: () => import('./bench/ingestion.ts'),
  },
  ledger: {
    what: 'postings of the ledger a second, beside plain INSERTs of the same rows',
    load: () => import('./bench/ledger.ts'),
  },
  memory: {
    what: 'what the processes hold at rest, or with --soak MINUTES while they are used',
    load: () => import('./bench/memory.ts'),
  },
  openid: {
    what: 'sign-ins at clients through the code flow, beside oidc-provider in memory',
    load: () => import('./bench/openid.ts'),
  },
  paid: {
    what: 'a bought picture through nginx at 1,000 a second, beside a public one',
    load: () => import('./bench/paid.ts'),
  },
  publish: {
    what: 'publishing until every page is live, at 1,000 and 20,000 pages, beside Next.js and a full Astro build',
    load: () => import('./bench/publish.ts'),
  },
  ranking: {
    what: 'all rankings of 100,000 works, beside counting everybody anew and a score on every work',
    load: () => import('./bench/ranking.ts'),
  },
  reader: { what: 'bytes of the reader page, layout shift, Lighthouse', load: () => import('./bench/reader.ts') },
  render: { what: 'pages a second of the renderer, beside bare Astro', load: () => import('./bench/render.ts') },
  sales: {
    what: 'what the screens of sales ask of creators with 1,000 and 100,000 sales, beside plain SQL over every sale',
    load: () => import('./bench/sales.ts'),
  },
  scale: {
    what: 'sites of 1,000, 20,000 and 100,000 pages, each beside the smallest',
    load: () => import('./bench/scale.ts'),
  },
  search: {
    what: 'keywords of every kind among 200,000 works, beside ILIKE alone and with pg_trgm',
    load: () => import('./bench/search.ts'),
  },
  static: { what: 'our nginx configuration beside plain nginx', load: () => import('./bench/static.ts') },
  weight: { what: 'bytes of every kind of page, and layout shift', load: () => import('./bench/weight.ts') },
};

/** What is measured without anybody else's program. */
const alone = [
  'abuse',
  'analytics',
  'closing',
  'ledger',
  'memory',
  'openid',
  'paid',
  'sales',
  'scale',
  'static',
  'weight',
];

function readSoak(name: string, minutes: string | undefined): { soakMinutes?: number } {
  if (minutes === undefined) return {};
  if (name !== 'memory' || !(Number(minutes) > 0))
    throw new Refusal('--soak goes with memory and says for how many minutes: npm run bench -- memory --soak 30');
  return { soakMinutes: Number(minutes) };
}

function readPages(name: string, pages: string | undefined): { pages?: number } {
  if (pages === undefined) return {};
  if (name !== 'scale' || !(Number.isInteger(Number(pages)) && Number(pages) >= 60))
    throw new Refusal('--pages goes with scale and says how large a site: npm run bench -- scale --pages 1000000');
  return { pages: Number(pages) };
}

async function readArguments() {
  const list = Object.entries(benches).map(([key, { what }]) => `  ${key.padEnd(10)} ${what}`);
  const usage = `Say what to measure: npm run bench -- NAME, with --quick to try it in small.\n${list.join('\n')}`;
  const options = { quick: { type: 'boolean' }, soak: { type: 'string' }, pages: { type: 'string' } } as const;
  const { values, positionals } = parseWords({ options, allowPositionals: true }, usage);
  const named = benches[positionals[0] ?? ''];
  if (!named) throw new Refusal(usage);
  const name = positionals[0] ?? '';
  const chosen = { ...readSoak(name, values.soak), ...readPages(name, values.pages) };
  console.log(`Measuring ${named.what}.`);
  const { run } = await named.load();
  return {
    run,
    options: { isQuick: values.quick ?? false, ...chosen },
    needsComparators: !alone.includes(name),
  };
}

// React decides by it, when it is loaded, whether it is the slow one for development.
environment['NODE_ENV'] = 'production';

await runInterruptible(
  () => 'Interrupted: nothing is measured, and what was set up for it is cleared away.',
  async (atEnd) => {
    const { run, options, needsComparators } = await readArguments();
    // What is measured is this checkout, and not what was built of it once.
    await buildStale();
    if (needsComparators) await installComparators(atEnd);
    await run({ ...options, atEnd });
  },
);
