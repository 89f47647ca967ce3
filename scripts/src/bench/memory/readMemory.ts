import { readFileSync, readdirSync } from 'node:fs';

/** A process and what it holds. */
export type Held = { pid: number; name: string; megabytes: number };

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

const nameOf = (pid: number): string => {
  const [program = '', ...words] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  const script = words.find((word) => /\.(js|ts|mjs)$/.test(word));
  return (script ?? program).split('/').at(-1)?.trim().slice(0, 48) ?? '';
};

/**
 * What a process and all it started hold, in megabytes: the proportional set size, in which a page that several share counts in
 * parts, so that the sum is what the machine gives. Linux only.
 */
export function readMemory(pid: number): Held[] {
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  const own = { pid, name: nameOf(pid), megabytes: Number(kilobytes) / 1024 };
  return [own, ...childrenOf(pid).flatMap(readMemory)];
}
