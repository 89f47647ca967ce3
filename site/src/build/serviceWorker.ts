import { fileURLToPath } from 'node:url';
import type { Language } from '@komawari/ui/language';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { oneLanguage } from './oneLanguage.ts';

/**
 * Builds the service worker into one file with a fixed address. It cannot be a part of the pages' scripts: its name carries
 * no hash, and it loads nothing. Like the pages it speaks one language.
 */
export function serviceWorker(language: Language): AstroIntegration {
  return {
    name: 'komawari:service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          plugins: [oneLanguage(language)],
          build: {
            outDir: fileURLToPath(dir),
            emptyOutDir: false,
            lib: {
              entry: fileURLToPath(new URL('../offline/parts/worker/worker.ts', import.meta.url)),
              formats: ['iife'],
              name: 'worker',
              fileName: () => 'sw.js',
            },
          },
        });
      },
    },
  };
}
