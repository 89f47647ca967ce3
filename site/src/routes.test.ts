import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routePatterns } from './routes.ts';

it('names every page of the site, and nothing else', () => {
  const files = readdirSync(new URL('pages', import.meta.url), { recursive: true, encoding: 'utf8' });
  const routes = files
    .filter((file) => file.endsWith('.astro') && file !== '404.astro')
    .map((file) => `/${file.replace(/(\/?index)?\.astro$/, '').replaceAll(/\[(\w+)\]/g, '{$1}')}`);
  expect(routes.toSorted()).toEqual([...routePatterns].toSorted());
});
