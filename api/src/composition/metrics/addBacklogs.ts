import { Gauge, type Registry } from 'prom-client';
import { findLatestBackup, readClock } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { readMailBacklog } from '../../mail/index.ts';
import { countUnfinished } from '../../media/images/index.ts';
import { readPublishingBacklog, readPurgeBacklog } from '../../publishing/index.ts';

type Reading = readonly (readonly [name: string, help: string, value: number])[];

/** The pool of Sequelize 6; its type is not written out. */
interface Pool {
  size: number;
  available: number;
  waiting: number;
}

/** What waits in this process. */
function readProcess({ database, readingEvents }: Needs<'database' | 'readingEvents'>): Reading {
  const { pool } = database.sequelize.connectionManager as unknown as { pool: Pool };
  return [
    ['pool_connections', 'Connections of this process’s pool.', pool.size],
    ['pool_connections_free', 'Those that nobody uses.', pool.available],
    ['pool_waiting', 'Who waits for one.', pool.waiting],
    ['reading_events_waiting', 'Reading events that are not written yet.', readingEvents.countWaiting()],
  ];
}

/** What waits in the database and on the disk. */
async function readShared({ database, disk }: Needs<'database' | 'disk'>): Promise<Reading> {
  const askedAt = Date.now();
  const clock = await database.snapshot(readClock);
  // Half of the way there and back is the best guess at when the database looked.
  const skew = (clock.getTime() - (askedAt + Date.now()) / 2) / 1000;
  const [publishing, purging, mail, unfinished, backup] = await Promise.all([
    readPublishingBacklog(database),
    readPurgeBacklog(database),
    readMailBacklog(database),
    countUnfinished(database),
    findLatestBackup(database),
  ]);
  const { free } = await disk.look(unfinished);
  return [
    ['changes_waiting', 'Changes that are not stale pages yet.', publishing.changes],
    ['oldest_change_seconds', 'Age of the oldest of them.', publishing.oldestChangeInSeconds],
    ['stale_pages', 'Pages and pictures that something changed on.', publishing.stale],
    ['oldest_stale_page_seconds', 'Age of the oldest that was not tried yet.', publishing.oldestStaleInSeconds],
    ['failing_pages', 'Pages that could not be drawn at least once.', publishing.failing],
    [
      'pages_to_renew',
      'Pages to be drawn again though nothing changed on them, such as for a new release.',
      publishing.older,
    ],
    ['purges_waiting', 'Pages and pictures that caches in front have to forget.', purging.waiting],
    ['oldest_purge_seconds', 'Age of the oldest of them.', purging.oldestInSeconds],
    ['mails_waiting', 'Mails that wait for the mail server.', mail.waiting],
    ['oldest_mail_seconds', 'Age of the oldest of them.', mail.oldestInSeconds],
    ['mails_unsent', 'Mails that could not be sent: npm run admin -- mails.', mail.unsent],
    ['uploads_unfinished_bytes', 'Bytes of uploads that are not whole.', unfinished],
    ['disk_free_bytes', 'Free on the fuller of the disks that uploads go to.', free],
    // Absent where backups are made in another way: no number is better than a wrong one.
    ...(backup
      ? [['backup_age_seconds', 'Age of the latest backup of npm run admin.', backup.ageInSeconds] as const]
      : []),
    ['clock_skew_seconds', 'How far the database’s clock is ahead of this process’s.', skew],
  ];
}

/**
 * Makes gauges of what waits; the returned function brings them up to date. Where the database does not answer `komawari_up` is 0,
 * and what was read from it before is taken away: old numbers would look like good ones.
 */
export function addBacklogs(
  registry: Registry,
  services: Needs<'database' | 'disk' | 'readingEvents'>,
): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({ name: 'komawari_up', help: '1 while this process can look at its database.', registers });
  const gauges = new Map<string, Gauge>();
  const show = ([name, help, value]: Reading[number]): void => {
    const gauge = gauges.get(name) ?? new Gauge({ name: `komawari_${name}`, help, registers });
    gauges.set(name, gauge);
    gauge.set(value);
  };
  return async () => {
    let shared: Reading = [];
    try {
      shared = await readShared(services);
    } catch {
      for (const gauge of gauges.values()) gauge.remove();
    }
    up.set(shared.length > 0 ? 1 : 0);
    for (const one of [...readProcess(services), ...shared]) show(one);
  };
}
