import { writeFile } from 'node:fs/promises';
import type { Language } from '@komawari/ui/language';
import type { AstroIntegration } from 'astro';
import manifestTexts from '../messages/manifest.js';

/** What browsers show of the site where it is installed, in the language of the build. */
export async function describeApp(language: Language) {
  const { app } = await manifestTexts.load(language);
  return {
    name: 'Komawari',
    short_name: 'Komawari',
    description: app.description(),
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    lang: language,
    background_color: '#fbf8f2',
    theme_color: '#fbf8f2',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** Writes `/manifest.webmanifest` beside the files of a build: the same address in every language, so no file of `public`. */
export async function appManifest(language: Language): Promise<AstroIntegration> {
  // Read now: what loads the configuration is closed when the build is done.
  const manifest = JSON.stringify(await describeApp(language));
  return {
    name: 'komawari:app-manifest',
    hooks: {
      'astro:build:done': ({ dir }) => writeFile(new URL('manifest.webmanifest', dir), manifest),
    },
  };
}
