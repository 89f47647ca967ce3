import { join, resolve } from 'node:path';
import { noteBackup, showByteSize } from '@komawari/api/operating';
import { backUp } from '../../backup/backUp.ts';
import { listBackups, readManifest } from '../../backup/Manifest.ts';
import { findObstacle, restore } from '../../backup/restore.ts';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';

const DIR = { name: 'DIR', says: 'the folder of the backups' } as const;

/** What somebody wrote as a number of backups. */
function readKeep(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Refusal(`--keep ${text} is no number of backups from 1 to 9999.`);
  return Number(text);
}

const backup = defineCommand({
  summary: 'writes a backup of database and object storage, and reads it again',
  details:
    'Everybody may go on meanwhile: the database is saved as it was at one instant. Objects that an earlier backup in the same folder has are not copied again. Keep KOMAWARI_SECRET somewhere else: without it a backup cannot be used.',
  parameters: [DIR],
  options: { keep: { value: 'N', says: 'keep the latest N backups and remove older ones; without it all stay' } },
  example: 'backup /var/backups/komawari --keep 14',
  async plan({ config, database, objects }, { DIR: given, keep: text }) {
    const folder = resolve(given);
    const keep = readKeep(text);
    // It changes nothing of the installation but a note of when it was, so nobody is asked.
    const startedAt = Date.now();
    const { name, manifest, copied, dropped } = await backUp({ config, objects }, folder, keep);
    await noteBackup(database, { folder, name, takenAt: new Date(manifest.takenAt) });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    return [
      `${join(folder, name)}: ${rows} rows, ${manifest.objects.count} objects (${showByteSize(manifest.objects.bytes)}), ${copied} of them new, read again in ${seconds} s.`,
      ...(dropped.length > 0 ? [`Removed: ${dropped.join(', ')}.`] : []),
    ].join('\n');
  },
});

const restoreCommand = defineCommand({
  summary: 'fills an empty installation from a backup',
  details:
    'Stop all processes first. The installation has to be empty and of the same release, with the same KOMAWARI_SECRET. Every object is compared with its checksum, and the database is filled in one transaction: it is there whole, or not at all.',
  parameters: [DIR],
  options: { at: { value: 'NAME', says: 'which backup, such as 20261123T021500Z; without it the latest' } },
  example: 'restore /var/backups/komawari',
  async plan({ config, objects }, { DIR: given, at }) {
    const folder = resolve(given);
    const backups = await listBackups(folder);
    if (backups.length === 0) throw new Refusal(`${folder} holds no backup.`);
    const name = at ?? backups.at(-1)!;
    if (!backups.includes(name)) throw new Refusal(`${folder} holds ${backups.join(', ')}, and no ${name}.`);
    const manifest = await readManifest(folder, name);
    const obstacle = await findObstacle({ config, objects }, manifest);
    if (obstacle) throw new Refusal(obstacle);
    return {
      will: `This fills the installation with what was there at ${manifest.takenAt}: ${manifest.objects.count} objects, ${showByteSize(manifest.objects.bytes)}.`,
      async carryOut() {
        const startedAt = Date.now();
        const count = await restore({ config, objects }, folder, name, manifest);
        return `Restored: ${manifest.tables.length} tables and ${count} objects, in ${((Date.now() - startedAt) / 1000).toFixed(1)} s. Start the processes; pages are drawn when they are asked for, and npm run export draws all.`;
      },
    };
  },
});

/** Backups of the installation. */
export const backupCommands: Record<string, Command> = { backup, restore: restoreCommand };
