import { readdirSync, readFileSync } from 'node:fs';

const CLOCK_TICK_IN_MICROSECONDS = 10_000;

/** What Linux says below a process; nothing when it ended a moment ago. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

/** A process and its children, as Linux lists them. */
const familyOf = (pid: number): number[] => [
  pid,
  ...read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number),
];

/** What Linux counts of a whole process, in steps of 10 ms: user and system time, of itself or of its children that ended. */
function countedOf(pid: number, whose: 'own' | 'ended children'): number {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ');
  const first = whose === 'own' ? 11 : 13;
  return (Number(fields[first] ?? 0) + Number(fields[first + 1] ?? 0)) * CLOCK_TICK_IN_MICROSECONDS;
}

/**
 * Of all threads: those that collect garbage and wait for the disk beside the first. Only the time of threads that live is told exactly;
 * where some have ended, as libvips lets its own, the count of the whole process is more.
 */
function timeOf(pid: number): number {
  const exact = listThreads(pid)
    .map((thread) => Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1000)
    .reduce((sum, value) => sum + value, 0);
  return Math.max(exact, countedOf(pid, 'own'));
}

function listThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** CPU time that a process and its children have used, in microseconds. Unlike the time on the clock, it is nearly the same on a busy machine. */
export const cpuOfFamily = (pid: number): number =>
  familyOf(pid).reduce(
    (sum, one) => sum + timeOf(one),
    // PostgreSQL ends a process with each connection.
    countedOf(pid, 'ended children'),
  );
