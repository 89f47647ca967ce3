import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readMarks } from './marks.ts';
import type { Stage } from './openStage.ts';

/** What is wrong in the store, as sentences. */
export type Findings = string[];

type Truth = { versions: Map<string, number>; visible: Set<string> };

/** The database's own word: the version of everything, and what a guest may see. */
export async function readTruth(stage: Stage): Promise<Truth> {
  const rows = await stage.app.services.database.query<{ title: string; isVisible: boolean }>(
    'readTruth',
    `SELECT title, id IN (SELECT id FROM visible_works) AS "isVisible" FROM works
     UNION ALL SELECT title, id IN (SELECT id FROM visible_episodes) FROM episodes`,
  );
  const versions = new Map<string, number>();
  const visible = new Set<string>();
  for (const { title, isVisible } of rows) {
    for (const { name, version } of readMarks(title)) {
      versions.set(name, version);
      if (isVisible) visible.add(name);
    }
  }
  return { versions, visible };
}

/** Every HTML file of the store, as paths from its root. */
async function listPages(stage: Stage): Promise<string[]> {
  const names = await readdir(join(stage.publicDir, 'pages'), { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('index.html')).map((name) => join(stage.publicDir, 'pages', name));
}

/** The HTML of every page by its file. */
export async function readPages(stage: Stage): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const file of await listPages(stage)) pages.set(file, (await readOrNull(file))?.toString() ?? '');
  return pages;
}

const readOrNull = (file: string) => readFile(file).catch(() => null);

/** Reads a page and its compressed forms; null when the page changed or went away meanwhile. */
async function readSet(file: string): Promise<{ html: string; br: Buffer | null; gz: Buffer | null } | null> {
  const before = await stat(file, { bigint: true }).catch(() => null);
  const [html, br, gz] = await Promise.all([readOrNull(file), readOrNull(`${file}.br`), readOrNull(`${file}.gz`)]);
  const after = await stat(file, { bigint: true }).catch(() => null);
  if (!html || !before || before.ino !== after?.ino || before.mtimeNs !== after.mtimeNs) return null;
  return { html: html.toString(), br, gz };
}

/**
 * Looks at every page as it lies there, whatever the publisher is doing: whole, with compressed forms that say the same, and
 * nowhere ahead of the database.
 */
export async function inspectFiles(stage: Stage, when: string): Promise<Findings> {
  const findings: Findings = [];
  const seen: { file: string; html: string }[] = [];
  for (const file of await listPages(stage)) {
    const set = await readSet(file);
    if (!set) continue;
    if (!set.html.trimEnd().endsWith('</html>')) findings.push(`${when}: ${file} is torn`);
    if (set.br && brotliDecompressSync(set.br).toString() !== set.html)
      findings.push(`${when}: ${file}.br says something else`);
    if (set.gz && gunzipSync(set.gz).toString() !== set.html) findings.push(`${when}: ${file}.gz says something else`);
    seen.push({ file, html: set.html });
  }
  // Read after the pages: the database may only be ahead.
  const { versions } = await readTruth(stage);
  for (const { file, html } of seen) {
    for (const { name, version } of readMarks(html)) {
      if (version > (versions.get(name) ?? -1))
        findings.push(`${when}: ${file} is ahead of the database (${name} v${version})`);
    }
  }
  return findings;
}

type ReadPage = (path: string) => Promise<string | null>;

/** Whether the page of everything that is visible is there, of nothing else, and shows what it is of. */
async function inspectPages({ works }: Stage, { visible }: Truth, readPage: ReadPage): Promise<Findings> {
  const findings: Findings = [];
  for (const thing of works.flatMap((work) => [
    { path: `/works/${work.id}`, name: work.name },
    ...work.episodes.map(({ id, name }) => ({ path: `/episodes/${id}`, name })),
  ])) {
    const html = await readPage(thing.path);
    if ((html !== null) !== visible.has(thing.name))
      findings.push(`${thing.path} is ${html === null ? 'missing' : 'still there'}`);
    if (html !== null && !readMarks(html).some((one) => one.name === thing.name))
      findings.push(`${thing.path} does not show ${thing.name}`);
  }
  return findings;
}

/** What a page shows that nobody may see, or that is not of its last version. */
const inspectMarks = (page: string, html: string, { versions, visible }: Truth): Findings =>
  readMarks(html).flatMap(({ name, version }) => [
    ...(version === versions.get(name)
      ? []
      : [`${page} shows ${name} v${version}, the database has v${versions.get(name)}`]),
    ...(visible.has(name) ? [] : [`${page} shows ${name}, which nobody may see`]),
  ]);

/** The pages of the other language as the API answers them: it uses drawings again that it made in rounds before. */
async function inspectTranslated(stage: Stage, truth: Truth): Promise<Findings> {
  const findings: Findings = [];
  const readPage: ReadPage = async (path) => {
    const response = await fetch(`${stage.url}/ja${path}`);
    const html = await response.text();
    if (response.status === 404) return null;
    if (response.status !== 200) findings.push(`/ja${path} answered ${response.status}`);
    findings.push(...inspectMarks(`/ja${path}`, html, truth));
    return html;
  };
  await readPage('/new_works');
  const missing = await inspectPages(stage, truth, readPage);
  return [...findings, ...missing.map((finding) => `/ja: ${finding}`)];
}

/** Compares the store with the database when nothing is left to do: exactly what is visible is there, in its last version. */
export async function inspectConverged(stage: Stage): Promise<Findings> {
  const truth = await readTruth(stage);
  const findings = await inspectPages(
    stage,
    truth,
    async (path) => (await readOrNull(join(stage.publicDir, 'pages', path, 'index.html')))?.toString() ?? null,
  );
  for (const file of await listPages(stage))
    findings.push(...inspectMarks(file, (await readOrNull(file))?.toString() ?? '', truth));
  return [...findings, ...(await inspectTranslated(stage, truth)), ...(await inspectImages(stage))];
}

async function inspectImages(stage: Stage): Promise<Findings> {
  const rows = await stage.app.services.database.query<{ id: string }>(
    'listPublicImages',
    'SELECT DISTINCT image_id AS id FROM public_images',
  );
  const expected = new Set(rows.map(({ id }) => id));
  const present = new Set(await readdir(join(stage.publicDir, 'images')));
  return [
    ...[...present].filter((id) => !expected.has(id)).map((id) => `picture ${id} is still public`),
    ...[...expected].filter((id) => !present.has(id)).map((id) => `picture ${id} is missing`),
  ];
}
