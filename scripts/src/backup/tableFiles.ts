import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { from, to } from 'pg-copy-streams';
import type { DescribedTable } from './describeDatabase.ts';
import type { SavedTable } from './Manifest.ts';

const NEWLINE = 10;

const fileOf = (folder: string, name: string): string => join(folder, 'tables', `${name}.copy.gz`);
/** A name in a statement, as it is. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const listOf = (names: readonly string[]): string => names.map(quote).join(', ');

/** Passes rows on, counts them and adds them up. A newline ends a row: one inside of a value is written as two characters. */
function createCount(): Transform & { result(): { rows: number; sha256: string } } {
  const hash = createHash('sha256');
  let rows = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return Object.assign(count, { result: () => ({ rows, sha256: hash.digest('hex') }) });
}

/** Writes a table into a backup. */
export async function saveTable(client: Client, folder: string, table: DescribedTable): Promise<SavedTable> {
  const { name, columns, key } = table;
  const order = key.length > 0 ? ` ORDER BY ${listOf(key)}` : '';
  const count = createCount();
  const rows = client.query(to(`COPY (SELECT ${listOf(columns)} FROM ${quote(name)}${order}) TO STDOUT`));
  await pipeline(rows, count, createGzip({ level: 5 }), createWriteStream(fileOf(folder, name), { flush: true }));
  return { name, columns, ...count.result() };
}

/** Reads a table of a backup; what it holds can be compared with what its manifest says. */
export async function checkTable(folder: string, { name, rows, sha256 }: SavedTable): Promise<boolean> {
  const count = createCount();
  await pipeline(createReadStream(fileOf(folder, name)), createGunzip(), count, async (chunks) => {
    for await (const chunk of chunks) void chunk;
  });
  const found = count.result();
  return found.rows === rows && found.sha256 === sha256;
}

/** Puts the rows of a backup into an empty table. Throws where they are not those of the manifest. */
export async function loadTable(client: Client, folder: string, saved: SavedTable): Promise<void> {
  const { name, columns, rows, sha256 } = saved;
  const count = createCount();
  const target = client.query(from(`COPY ${quote(name)} (${listOf(columns)}) FROM STDIN`));
  await pipeline(createReadStream(fileOf(folder, name)), createGunzip(), count, target);
  const found = count.result();
  if (found.rows !== rows || found.sha256 !== sha256)
    throw new Error(`The rows of ${name} are not those that were saved.`);
}

/** Lines of text as a compressed file. */
export async function saveLines(path: string, lines: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(lines), createGzip(), createWriteStream(path, { flush: true }));
}
