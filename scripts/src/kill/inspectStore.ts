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

/** Compares the store with the database when nothing is left to do: exactly what is visible is there, in its last version. */
export async function inspectConverged(stage: Stage): Promise<Findings> {
  const { versions, visible } = await readTruth(stage);
  const findings: Findings = [];
  const readPage = async (path: string) =>
    (await readOrNull(join(stage.publicDir, 'pages', path, 'index.html')))?.toString() ?? null;
  const expectPage = async (path: string, name: string) => {
    const html = await readPage(path);
    if ((html !== null) !== visible.has(name)) findings.push(`${path} is ${html === null ? 'missing' : 'still there'}`);
    if (html !== null && !readMarks(html).some((one) => one.name === name))
      findings.push(`${path} does not show ${name}`);
  };
  for (const work of stage.works) {
    await expectPage(`works/${work.id}`, work.name);
    for (const episode of work.episodes) await expectPage(`episodes/${episode.id}`, episode.name);
  }
  for (const file of await listPages(stage)) {
    for (const { name, version } of readMarks((await readOrNull(file))?.toString() ?? '')) {
      if (version !== versions.get(name))
        findings.push(`${file} shows ${name} v${version}, the database has v${versions.get(name)}`);
      if (!visible.has(name)) findings.push(`${file} shows ${name}, which nobody may see`);
    }
  }
  return [...findings, ...(await inspectImages(stage))];
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
