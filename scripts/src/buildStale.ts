import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './Refusal.ts';
import { environment, root } from './config.ts';
import { fingerprint } from './fingerprint.ts';
import { languages, type Language } from './messages/readCatalogues.ts';
import { report } from './progress.ts';
import { takeTurns } from './takeTurns.ts';

type Build = {
  name: string;
  /** Shown while it runs. */
  title: string;
  /** Files and folders whose change makes the result stale. */
  sources: string[];
  /** Files without which the result is not there. */
  results: string[];
  /** Folder in which the command runs. */
  folder: string;
  command: [program: string, ...args: string[]];
  environment?: Record<string, string>;
};

const shared = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.browser.json'];

const types: Build = {
  name: 'types',
  title: 'Generating types from the schema',
  sources: ['package-lock.json', 'codegen.ts', 'api/schema.graphql', 'ui/src', 'site/src', 'workspace/src'],
  results: ['site/src/gql/graphql.ts', 'workspace/src/gql/graphql.ts'],
  folder: '.',
  command: ['graphql-codegen', '--errors-only'],
};

/** The site is built once for each language, so that a reader fetches the texts of one. */
const siteIn = (language: Language): Build => ({
  name: `site-${language}`,
  title: `Building the renderer of the site, ${language}`,
  sources: [...shared, 'api/schema.graphql', 'site', 'ui'],
  results: [`site/dist/${language}/server/entry.mjs`],
  folder: 'site',
  command: ['astro', 'build'],
  environment: { KOMAWARI_BUILD_LANGUAGE: language },
});

const workspace: Build = {
  name: 'workspace',
  title: 'Building the workspace',
  sources: [...shared, 'api/schema.graphql', 'workspace', 'ui'],
  results: ['workspace/dist/index.html'],
  folder: 'workspace',
  command: ['vite', 'build'],
};

/** Kept beside the packages: reinstalling them makes everything stale, which is right. */
const stampOf = (build: Build) => join(root, 'node_modules/.cache/komawari', `${build.name}.stamp`);

function isFresh(build: Build, current: string): boolean {
  const stamp = stampOf(build);
  const hasResults = build.results.every((file) => existsSync(join(root, file)));
  return hasResults && existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
}

async function run(build: Build, signal: AbortSignal | undefined): Promise<void> {
  const [program, ...args] = build.command;
  const child = spawn(join(root, 'node_modules/.bin', program), args, {
    cwd: join(root, build.folder),
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...build.environment },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Refusal(`${said.trim()}\n\n${build.title} failed; the reason is above.`);
}

/** Builds one thing if its sources changed since the last time. */
async function buildIfStale(build: Build, signal?: AbortSignal): Promise<void> {
  const current = fingerprint(root, build.sources);
  if (isFresh(build, current)) return;
  await report(build.title, () => run(build, signal));
  mkdirSync(dirname(stampOf(build)), { recursive: true });
  writeFileSync(stampOf(build), current);
}

/** Two builds into one folder would spoil each other's files. */
const inTurn = (work: () => Promise<void>) => takeTurns(join(root, 'node_modules/.cache/komawari/build.lock'), work);

/** Generates the types both front ends are written against, if the schema or a document changed. */
export const generateTypes = () => inTurn(() => buildIfStale(types));

/** One after the other: they share what Astro generates beside the sources. */
async function buildSites(signal?: AbortSignal): Promise<void> {
  for (const language of languages) await buildIfStale(siteIn(language), signal);
}

/**
 * Brings everything that is built up to date: types, the site's renderer, the workspace. Seconds when nothing changed.
 * @param signal ends what is being built
 */
export const buildStale = (signal?: AbortSignal) =>
  inTurn(async () => {
    await buildIfStale(types, signal);
    await Promise.all([buildSites(signal), buildIfStale(workspace, signal)]);
  });
