import { join } from 'node:path';
import react from '@astrojs/react';
import { inlineDocuments } from '@komawari/ui/build';
import { defineConfig, passthroughImageService } from 'astro/config';
import { appManifest } from './src/build/appManifest.ts';
import { oneLanguage } from './src/build/oneLanguage.ts';
import { islandReact } from './src/build/islandReact.ts';
import { plainImports } from './src/build/plainImports.ts';
import { quickDigests } from './src/build/quickDigests.ts';
import { serviceWorker } from './src/build/serviceWorker.ts';
import { staticReact } from './src/build/staticReact.ts';
import { wantedDirective } from './src/build/wantedDirective.ts';
import { publisherAdapter } from './src/publisher-adapter/integration.ts';

/** The language of this build: the site is built once for each (scripts/src/buildStale.ts). */
const language = process.env['KOMAWARI_BUILD_LANGUAGE'] === 'ja' ? 'ja' : 'en';

export default defineConfig({
  outDir: `./dist/${language}`,
  output: 'server',
  adapter: publisherAdapter(),
  integrations: [
    staticReact(),
    islandReact(),
    react(),
    wantedDirective(),
    serviceWorker(language),
    await appManifest(language),
  ],
  session: false,
  trailingSlash: 'never',
  compressHTML: true,
  devToolbar: { enabled: false },
  // Pictures come in sizes from the API; there is no Markdown.
  image: { service: passthroughImageService() },
  markdown: { syntaxHighlight: false },
  security: {
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
      // Attributes carry focus points, reserved heights and the creator's colour; they cannot run anything.
      styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
      scriptDirective: { resources: ["'self'"] },
    },
  },
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [oneLanguage(language), inlineDocuments(join(import.meta.dirname, 'src')), plainImports(), quickDigests()],
    // Scripts stay files: shared by all pages, kept by browsers, and small HTML.
    build: { assetsInlineLimit: 0 },
    // The server folder is loaded by the publisher wherever it was copied to: everything it needs is inside.
    ssr: { noExternal: true },
  },
});
