import type { Services } from '@komawari/api/operating';
import { runAdmin } from '../runAdmin.ts';

/** Runs one command line on these services, confirmed unless told otherwise; answers everything it printed. */
export async function operate(services: Services, words: string[], { yes = true } = {}): Promise<string> {
  const printed: string[] = [];
  await runAdmin(yes ? [...words, '--yes'] : words, {
    withServices: (work) => work(services),
    print: (text) => void printed.push(text),
  });
  return printed.join('\n');
}
