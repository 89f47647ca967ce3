import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refusal } from './Refusal.ts';

/** Looks whether a program is there that what follows needs. Throws a Refusal that says how to get it. */
export async function needProgram(name: string, what: string): Promise<void> {
  try {
    await promisify(execFile)(name, ['--version']);
  } catch (error) {
    // Some programs answer the question with another code: they are there.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return;
    throw new Refusal(`This needs ${name}, ${what}. On Debian and Ubuntu: apt-get install ${name}`, { cause: error });
  }
}
