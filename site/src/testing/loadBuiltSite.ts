import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@komawari/ui/language';
import { JSDOM } from 'jsdom';
import { loadRenderer, type RenderedPage, type SiteSettings } from '../renderer.ts';
import { fakeExecute } from './fakeExecute.ts';

const distDir = fileURLToPath(new URL('../../dist', import.meta.url));

type Answers = Parameters<typeof fakeExecute>[0];

/** A page as a reader without scripts gets it. */
type OpenedPage = RenderedPage & { readonly document: Document };

/** The built site over the sample site, as a test reads it: status, headers, bytes and the document. */
export async function loadBuiltSite(settings?: SiteSettings, language: Language = 'en') {
  if (!existsSync(`${distDir}/en/server/entry.mjs`)) throw new Error('The site is not built: npm run build');
  const { render } = await loadRenderer({ distDir, language, ...(settings ? { settings } : {}) });
  return async function openPage(path: string, answers: Answers = {}): Promise<OpenedPage> {
    const page = await render(path, { execute: fakeExecute(answers), origin: 'https://komawari.example' });
    let document: Document | undefined;
    return {
      ...page,
      // Parsing costs more than rendering, and many tests look at the bytes only.
      get document() {
        document ??= new JSDOM(page.body).window.document;
        return document;
      },
    };
  };
}

/** The levels of the headings in reading order: no page may jump from h1 to h3. */
export function headingLevels(document: Document): number[] {
  return [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName[1]));
}
