import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../Refusal.ts';

/** A table as it lies in a backup: text rows of COPY, compressed. */
export interface SavedTable {
  name: string;
  columns: string[];
  rows: number;
  /** Of the rows, not of the compressed file, in hexadecimal. */
  sha256: string;
}

/** What a backup says of itself. It is written last: a folder without one is no backup. */
export interface Manifest {
  /** The form of the backup, for releases that will write another one. */
  form: 1;
  /** The instant of the database that it holds. */
  takenAt: string;
  /** Steps of the schema, in their order. */
  migrations: string[];
  /** Tells whether an installation has the same KOMAWARI_SECRET, and nothing else about it. */
  secret: string;
  tables: SavedTable[];
  /** Partitions by day: the statement that makes each. */
  partitions: { name: string; parent: string; bounds: string }[];
  sequences: { name: string; value: string }[];
  objects: { count: number; bytes: number };
}

/** The name of the file that makes a folder a backup. */
export const MANIFEST = 'manifest.json';

/** Which object lies in a backup, with what is known of it. */
export interface SavedObject {
  key: string;
  size: number;
  sha256: string;
}

/** A word that is the same for the same secret. */
export const fingerprint = (secret: string): string =>
  createHmac('sha256', secret).update('komawari backup').digest('hex').slice(0, 16);

/** Whether a folder is called as backups are: by an instant. */
export const isNameOfBackup = (name: string): boolean => /^\d{8}T\d{6}Z$/.test(name);

/** Backups in a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found: string[] = [];
  for (const name of entries.filter(isNameOfBackup).toSorted())
    if ((await readdir(join(folder, name))).includes(MANIFEST)) found.push(name);
  return found;
}

/** Reads what a backup says of itself. Throws a Refusal for a form that this release does not know. */
export async function readManifest(folder: string, name: string): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(join(folder, name, MANIFEST), 'utf8')) as Manifest;
  if (manifest.form !== 1)
    throw new Refusal(`${join(folder, name)} was written by a newer release. Restore it with that one.`);
  return manifest;
}
