import { Refusal } from './Refusal.ts';
import { installComparators } from './bench/comparators.ts';
import { runCommand } from './runCommand.ts';

// `npm run bench -- NAME`: measures one thing beside its comparator, in one run.

const benches: Record<string, { what: string; load(): Promise<{ run(): Promise<void> }> }> = {
  graphql: { what: 'a list of 20 works over HTTP, beside mercurius with JIT', load: () => import('./bench/graphql.ts') },
  images: { what: 'the sizes of a page, beside a bare sharp loop', load: () => import('./bench/images.ts') },
  publish: { what: 'publishing until every page is live, at 1,000 and 20,000 pages, beside Next.js and a full Astro build', load: () => import('./bench/publish.ts') },
  reader: { what: 'bytes of the reader page, layout shift, Lighthouse', load: () => import('./bench/reader.ts') },
  render: { what: 'pages a second of the renderer', load: () => import('./bench/render.ts') },
  static: { what: 'our nginx configuration beside plain nginx', load: () => import('./bench/static.ts') },
};

await runCommand(async () => {
  const [name] = process.argv.slice(2);
  const bench = name ? benches[name] : undefined;
  if (!bench) {
    const list = Object.entries(benches).map(([key, { what }]) => `  ${key.padEnd(9)} ${what}`);
    throw new Refusal(`Say what to measure: npm run bench -- NAME\n${list.join('\n')}`);
  }
  await installComparators();
  const { run } = await bench.load();
  await run();
});
