import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';

/**
 * The routes that Astro makes of the file names below src/pages, as `/works/{workId}`. Error pages are no routes of
 * their own, and names that begin with an underscore are no pages.
 */
export function listSiteRoutes(pages: string): string[] {
  return readdirSync(pages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(astro|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .map((entry) => relative(pages, `${entry.parentPath}/${entry.name}`).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('_')) && !/^(404|500)\.astro$/.test(path))
    .map((path) => `/${path.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')}`)
    .map((path) => path.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}'))
    .toSorted();
}
