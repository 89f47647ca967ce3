import type { Reader } from './database.ts';

/** What a database server is asked before anything is written to it; settings as PostgreSQL shows them. */
export interface ServerFacts {
  /** `server_version_num`: 180004 is 18.4. */
  version: number;
  encoding: string;
  fsync: string;
  fullPageWrites: string;
  dataChecksums: string;
}

/** The database is not one that Komawari can be kept in. Nothing of it was changed; the message says what mends it. */
export class DatabaseUnfit extends Error {
  override name = 'DatabaseUnfit';
}

/**
 * The oldest PostgreSQL that will do. 18 brings the collation "pg_unicode_fast", by which filtered and muted words are folded
 * (migration 0042): the same letters on every machine, whatever its libraries. It also brings RETURNING old, by which a
 * write tells what it replaced.
 */
const OLDEST_MAJOR = 18;

const inWords = (version: number): string => `${Math.floor(version / 10_000)}.${version % 10_000}`;

function findVersionFault({ version }: ServerFacts): string[] {
  if (version >= OLDEST_MAJOR * 10_000) return [];
  return [
    `PostgreSQL ${inWords(version)} answers, and Komawari needs ${OLDEST_MAJOR} or newer: older ones do not have the collation "pg_unicode_fast" and RETURNING old. ` +
      `Move the database to a PostgreSQL ${OLDEST_MAJOR}: pg_dump --format=custom --file=komawari.dump OLD_ADDRESS, then pg_restore --dbname=NEW_ADDRESS komawari.dump; or use pg_upgrade.`,
  ];
}

function findEncodingFault({ encoding }: ServerFacts): string[] {
  if (encoding === 'UTF8') return [];
  return [
    `The database has the encoding ${encoding}, and needs UTF8 to hold every title and comment. ` +
      `Make one and name it in DATABASE_URL: CREATE DATABASE komawari TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'ja-JP' LOCALE 'C.UTF-8';`,
  ];
}

const findSwitchFault = (setting: string, value: string, reason: string): string[] =>
  value === 'on'
    ? []
    : [
        `${setting} is ${value}, and has to be on: ${reason}. As a superuser: ALTER SYSTEM SET ${setting} = on; SELECT pg_reload_conf();`,
      ];

function findChecksumFault({ dataChecksums }: ServerFacts): string[] {
  if (dataChecksums === 'on') return [];
  return [
    `data_checksums is ${dataChecksums}, and has to be on: without it damaged storage is not noticed. ` +
      'Stop PostgreSQL and run pg_checksums --enable --pgdata=FOLDER; SHOW data_directory names the folder.',
  ];
}

/** What keeps the schema from being made, each in sentences: what is found, what is needed, the command that mends it. */
export const findSchemaFaults = (facts: ServerFacts): string[] => [
  ...findVersionFault(facts),
  ...findEncodingFault(facts),
];

/** Everything that is wrong with a server that has to keep what it acknowledged, through crashes and power cuts too. */
export const findServerFaults = (facts: ServerFacts): string[] => [
  ...findSchemaFaults(facts),
  ...findSwitchFault('fsync', facts.fsync, 'without it a power cut corrupts the database'),
  ...findSwitchFault('full_page_writes', facts.fullPageWrites, 'without it a crash can leave torn pages'),
  ...findChecksumFault(facts),
];

async function readServerFacts(reader: Reader): Promise<ServerFacts> {
  const [facts] = await reader.query<ServerFacts>(
    'readServerFacts',
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
       current_setting('fsync') AS fsync, current_setting('full_page_writes') AS "fullPageWrites",
       current_setting('data_checksums') AS "dataChecksums"`,
  );
  if (!facts) throw new Error('PostgreSQL does not show its settings.');
  return facts;
}

/** Throws DatabaseUnfit with everything that `find` finds about the server. */
export async function checkServer(reader: Reader, find: (facts: ServerFacts) => string[]): Promise<void> {
  const faults = find(await readServerFacts(reader));
  if (faults.length > 0) throw new DatabaseUnfit(['Nothing was changed in the database.', ...faults].join('\n'));
}
