import { parseArgs } from 'node:util';
import { Refusal } from './Refusal.ts';
import type { Bench } from './bench/Bench.ts';
import { installComparators } from './bench/comparators.ts';
import { environment } from './config.ts';
import { runInterruptible } from './runInterruptible.ts';

// `npm run bench -- NAME`: measures one thing beside its comparator, in one run. `--quick` tries it in small.

const benches: Record<string, { what: string; load(): Promise<Bench> }> = {
  analytics: {
    what: 'what creators ask of their readers at 5, 15 and 50 million events, beside the same over the raw events',
    load: () => import('./bench/analytics.ts'),
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
  memory: { what: 'what the processes hold at rest', load: () => import('./bench/memory.ts') },
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
  search: {
    what: 'keywords of every kind among 200,000 works, beside ILIKE alone and with pg_trgm',
    load: () => import('./bench/search.ts'),
  },
  static: { what: 'our nginx configuration beside plain nginx', load: () => import('./bench/static.ts') },
  weight: { what: 'bytes of every kind of page, and layout shift', load: () => import('./bench/weight.ts') },
};

/** What is measured without anybody else's program. */
const alone = ['analytics', 'ledger', 'memory', 'openid', 'paid', 'weight'];

async function readArguments(): Promise<Bench & { isQuick: boolean; needsComparators: boolean }> {
  const { values, positionals } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true });
  const named = benches[positionals[0] ?? ''];
  if (!named) {
    const list = Object.entries(benches).map(([key, { what }]) => `  ${key.padEnd(10)} ${what}`);
    throw new Refusal(
      `Say what to measure: npm run bench -- NAME, with --quick to try it in small.\n${list.join('\n')}`,
    );
  }
  console.log(`Measuring ${named.what}.`);
  const { run } = await named.load();
  return { run, isQuick: values.quick ?? false, needsComparators: !alone.includes(positionals[0] ?? '') };
}

// React decides by it, when it is loaded, whether it is the slow one for development.
environment['NODE_ENV'] = 'production';

await runInterruptible(
  () => 'Interrupted: nothing is measured, and what was set up for it is cleared away.',
  async (atEnd) => {
    const { run, isQuick, needsComparators } = await readArguments();
    if (needsComparators) await installComparators(atEnd);
    await run({ isQuick, atEnd });
  },
);
