import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';

const LOOK_EVERY_MS = 100;

/** Has the worker of an installation do at once what it does when a clock strikes, and waits until that is done. */
export async function strikeClock(databaseUrl: string, queue: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await boss.start();
  try {
    let id: string | null;
    // One at a time waits in a queue; what the real clock asked for just now may have begun too early.
    while ((id = await boss.send(queue, {})) === null) await pause(LOOK_EVERY_MS);
    while ((await boss.findJobs(queue, { id }))[0]?.completedOn == null) await pause(LOOK_EVERY_MS);
  } finally {
    await boss.stop();
  }
}
