import { isOutage } from '@komawari/api/outages';
import { describeFileFault } from './describeFileFault.ts';
import { Refusal } from './Refusal.ts';

/** Errors of other packages that, like ours, are one sentence for the person at the keyboard. */
const sentences = new Set([
  Refusal.name,
  'ConfigError',
  'DatabaseIsNewer',
  'DatabaseUnfit',
  'DatabaseUnreachable',
  'MigrationBlocked',
  'PostgresRefused',
  'StorageRefused',
]);

/** Runs what a command does. What a person can solve is told in a sentence, everything else with its stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    const fileFault = describeFileFault(error);
    if (error instanceof Error && sentences.has(error.name)) console.error(`\n${error.message}\n`);
    else if (fileFault !== null) console.error(`\n${fileFault}\n`);
    else if (isOutage(error))
      console.error(
        `\nThe database or the object storage stopped answering: ${(error as Error).message}\nSee that both run, then run the command again.\n`,
      );
    else console.error(error);
  }
}
