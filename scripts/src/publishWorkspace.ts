import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@komawari/api/config';
import { type PageStore, copyAssets } from '@komawari/api/publishing';
import { root } from './config.ts';

/** What an installation sets for all pages (api config `site`), as the application's page carries it. */
export interface SiteSettings {
  adScript: string | null;
  reports: string | null;
  /** Of which the site's pages are at the plain addresses. */
  language: Config['language'];
}

/** The application's page with the installation's settings: it reads them where the site's pages have theirs. */
function withSettings(page: Buffer, { adScript, reports, language }: SiteSettings): Buffer {
  const metas = [
    ['komawari-ad-script', adScript],
    ['komawari-reports', reports],
    ['komawari-language', language],
  ].flatMap(([name, content]) =>
    content ? `<meta name="${name}" content="${content.replaceAll('&', '&amp;')}" />` : [],
  );
  return Buffer.from(page.toString('utf8').replace('</head>', `${metas.join('')}</head>`));
}

/** Where the application's files are in the page store. */
const FOLDER = '_workspace/';

/**
 * Puts the workspace's files to where they are served from, its page as `index.html` among them. Nothing is removed: a page that
 * is open in a browser may still ask for the files of an earlier release. The site's files are installed by the publisher, together
 * with the pages that refer to them.
 *
 * An API process leaves the page of another one as it is (`keepsPage`): an upgrade replaces the worker last, and the new page
 * asks for things that only new API processes know.
 */
export async function publishWorkspace(
  store: PageStore,
  settings: SiteSettings,
  { keepsPage = false } = {},
): Promise<void> {
  const dist = join(root, 'workspace/dist');
  const page = 'index.html';
  await store.prepare();
  await copyAssets(dist, store, { into: FOLDER, leaveOut: page });
  if (keepsPage && (await store.readAsset(FOLDER + page))) return;
  // The page last: what it refers to is there by then.
  await store.putAsset(FOLDER + page, withSettings(await readFile(join(dist, page)), settings));
}
