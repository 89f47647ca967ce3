import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';

/** Exports a function that draws a page and starts no server. */
const bareAdapter = {
  name: 'bare-adapter',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'bare-adapter',
        entrypointResolution: 'auto',
        serverEntrypoint: fileURLToPath(new URL('./renderEntry.js', import.meta.url)),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: { serverOutput: 'stable' },
      }),
  },
};

// Static, as most sites are built; or as a function, to draw one page at a time.
export default defineConfig(
  process.env.KOMAWARI_BENCH_OUTPUT === 'server'
    ? { output: 'server', adapter: bareAdapter, session: false, vite: { ssr: { noExternal: true } } }
    : { output: 'static' },
);
