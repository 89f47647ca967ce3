import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@komawari/ui/language';
import { keepLanguage } from './keepLanguage.ts';
import type { RenderedPage } from './publisher-adapter/RenderedPage.ts';

export type { RenderedPage } from './publisher-adapter/RenderedPage.ts';

/** What a page may use while it is drawn. */
export type RenderLocals = {
  /**
   * Executes a GraphQL document as a guest and gives its data. A refusal is thrown with its `code`; NOT_FOUND makes the
   * page answer 404.
   */
  execute: (document: { toString(): string }, variables?: Record<string, unknown>) => Promise<unknown>;
  /** Where readers find the site: `https://komawari.example`, without a slash at the end. */
  origin: string;
  /** What stands before the paths of the language of this build: `/ja`; nothing where it is the installation's. */
  prefix?: string;
};

/** What an installation sets for all its pages. */
export type SiteSettings = {
  /** An ad script of the whole site, an https address; null for none. */
  adScript: string | null;
  /** Where pages report failures to, an https address; null for nowhere. */
  reports: string | null;
  /** Whether pages may load reCAPTCHA, for checks somebody asks for; absent where the installation has no keys. */
  recaptcha?: boolean;
};

const NOTHING_SET: SiteSettings = { adScript: null, reports: null };

export type Renderer = {
  /**
   * Draws one page.
   * @param path percent-encoded, with a leading slash, without query
   * @returns status 200, or 404 with the site's own page for it
   * @throws an error that names the path when the page could not be drawn; its cause is what went wrong
   */
  render: (path: string, locals: RenderLocals) => Promise<RenderedPage>;
  /** The folder of what pages refer to as `/_astro/…`: names carry a hash of the content, so they may be kept for ever. */
  assetsDir: string;
  /** Changes whenever the build does: pages of another build are stale. */
  buildId: string;
};

/**
 * Loads a built site, of which there is one in each language. Builds are made once per release (`npm run build`).
 * @param distDir the folder the builds were written to: `site/dist`
 */
export async function loadRenderer({
  distDir: allBuilds,
  language = 'en',
  settings = NOTHING_SET,
}: {
  distDir: string;
  language?: Language;
  settings?: SiteSettings;
}): Promise<Renderer> {
  const distDir = join(allBuilds, language);
  // React decides by it, when it is loaded, whether it is the slow one for development: 4.7 instead of 2.8 ms a page.
  // oxlint-disable-next-line komawari/environment -- it is React's own setting, which nobody passes in
  process.env['NODE_ENV'] ??= 'production';
  const entry = (await import(pathToFileURL(join(distDir, 'server', 'entry.mjs')).href)) as {
    render: (path: string, locals: OwnLocals) => Promise<RenderedPage>;
  };
  await loadChunks(join(distDir, 'server', 'chunks'));
  return {
    render: (path, locals) => renderOrThrow(entry.render, path, { ...locals, settings }),
    assetsDir: join(distDir, 'client'),
    buildId: await identifyBuild(distDir, settings),
  };
}

type OwnLocals = RenderLocals & { settings: SiteSettings };

async function renderOrThrow(
  render: (path: string, locals: OwnLocals) => Promise<RenderedPage>,
  path: string,
  locals: OwnLocals,
): Promise<RenderedPage> {
  // One object per page: Astro writes into it.
  const own: OwnLocals & { fault?: unknown } = { ...locals };
  const page = await render(path, own);
  const isWhole = (page.status === 200 || page.status === 404) && page.body !== '';
  if (!isWhole || own.fault) {
    throw new Error(`${path} could not be rendered (status ${page.status})`, { cause: own.fault });
  }
  return { ...page, body: keepLanguage(page.body, own.prefix ?? '') };
}

/** The folder of what pages of one language refer to. */
export const assetsDirOf = (distDir: string, language: Language): string => join(distDir, language, 'client');

/** Pages are loaded when first drawn; a build beside a running process would have taken them away by then. */
async function loadChunks(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mjs'));
  await Promise.all(names.map((name) => import(pathToFileURL(join(folder, name)).href)));
}

/**
 * Every file of the build carries a hash in its name except the entry, whose imports name the others. Settings stand in
 * every page, so pages of other settings are as stale as those of another build.
 */
async function identifyBuild(distDir: string, settings: SiteSettings): Promise<string> {
  const names = await readdir(distDir, { recursive: true });
  return createHash('sha256')
    .update(names.toSorted().join('\n'))
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, 12);
}
