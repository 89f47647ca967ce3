import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../Refusal.ts';
import { cpuOfFamily } from '../cpu.ts';

const LOOK_MS = 5_000;
/** Of one core: what looking at a clock and at empty queues takes. */
const QUIET_SHARE = 0.05;
/** So long nothing else may happen: connections and caches that nobody uses end meanwhile. */
const QUIET_MS = 60_000;
const AT_MOST_MS = 30 * 60_000;

/** Waits until a process and those it started have had next to nothing to do for a minute. What they still had to make is made then. */
export async function untilQuiet(pid: number): Promise<void> {
  const started = Date.now();
  let before = { cpu: cpuOfFamily(pid), at: started };
  let quietSince = started;
  while (Date.now() - quietSince < QUIET_MS) {
    if (Date.now() - started > AT_MOST_MS)
      throw new Refusal(`Process ${pid} still works after half an hour, so what it holds at rest cannot be told.`);
    await wait(LOOK_MS);
    const now = { cpu: cpuOfFamily(pid), at: Date.now() };
    if ((now.cpu - before.cpu) / ((now.at - before.at) * 1000) > QUIET_SHARE) quietSince = now.at;
    before = now;
  }
}
