import { column } from '../column.ts';
import type { Reader } from '../database.ts';
import { defineTable } from '../defineTable.ts';

export const backups = defineTable(
  'backups',
  {
    /** Where it was written to, on the machine that wrote it. */
    folder: column.text(),
    name: column.text(),
    /** The instant whose state it holds. */
    takenAt: column.instant(),
  },
  { key: ['folder'] },
);

/** A backup that was written and read again. */
export interface NotedBackup {
  folder: string;
  name: string;
  takenAt: Date;
}

/** Notes a backup in the database that it is of; it takes the place of the one before in its folder. */
export async function noteBackup(reader: Reader, { folder, name, takenAt }: NotedBackup): Promise<void> {
  await reader.query(
    'noteBackup',
    `INSERT INTO backups (folder, name, taken_at) VALUES ($1, $2, $3)
     ON CONFLICT (folder) DO UPDATE SET name = excluded.name, taken_at = excluded.taken_at`,
    [folder, name, takenAt],
  );
}

/** The age of the latest backup in seconds, and where it is; null when none was ever noted. By the database's clock. */
export async function findLatestBackup(reader: Reader): Promise<(NotedBackup & { ageInSeconds: number }) | null> {
  const [row] = await reader.query<NotedBackup & { ageInSeconds: number }>(
    'findLatestBackup',
    `SELECT folder, name, taken_at AS "takenAt", extract(epoch FROM clock_timestamp() - taken_at)::float8 AS "ageInSeconds"
     FROM backups ORDER BY taken_at DESC LIMIT 1`,
  );
  return row ?? null;
}
