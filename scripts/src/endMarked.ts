import { readFileSync, readdirSync } from 'node:fs';

/** The variable that marks what one step of `npm test` started; children inherit it. */
export const markVariable = 'KOMAWARI_TEST_STEP';

const isGone = (error: unknown) => ['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes((error as { code?: string }).code!);

function readEnvironment(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch (error) {
    // It ended meanwhile, or belongs to somebody else.
    if (isGone(error)) return '';
    throw error;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/**
 * Kills every process whose environment carries the mark, whoever adopted it meanwhile, and returns their numbers. What a
 * failed test leaves running would otherwise hold the output open, and whoever waits for its end would wait for ever.
 * Only systems with /proc can be asked; elsewhere nothing is found.
 */
export function endMarked(mark: string): number[] {
  if (process.platform !== 'linux') return [];
  const marked = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => `\0${readEnvironment(pid)}`.includes(`\0${markVariable}=${mark}\0`))
    .map(Number)
    .filter((pid) => pid !== process.pid);
  marked.forEach(kill);
  return marked;
}
