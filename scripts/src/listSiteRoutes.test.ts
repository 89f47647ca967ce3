import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { listSiteRoutes } from './listSiteRoutes.ts';
import { testFolder } from './testing/testFolder.ts';

it('reads the routes of the site off the names of its pages', () => {
  const pages = testFolder();
  const files = ['index.astro', '404.astro', 'new_works.astro', 'works/[workId].astro', '@[screenName]/index.astro'];
  for (const file of [...files, '@[screenName]/manga.astro', 'tags/[...tagTitle].astro', '_parts/Card.astro']) {
    mkdirSync(dirname(join(pages, file)), { recursive: true });
    writeFileSync(join(pages, file), '');
  }
  expect(listSiteRoutes(pages)).toEqual([
    '/',
    '/@{screenName}',
    '/@{screenName}/manga',
    '/new_works',
    '/tags/{tagTitle}',
    '/works/{workId}',
  ]);
});
