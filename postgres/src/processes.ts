import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Is a process with this number running, whoever owns it? */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a running process; empty when there is none. Numbers are reused, so a number alone proves nothing. */
export function readCommand(pid: number): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // No `ps` in a slim container: Linux tells the same in /proc.
    const file = `/proc/${pid}/cmdline`;
    return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ').trim() : '';
  }
}
