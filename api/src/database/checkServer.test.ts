import { describe, expect, it } from 'vitest';
import { findSchemaFaults, findServerFaults, type ServerFacts } from './checkServer.ts';

const good: ServerFacts = {
  version: 180_004,
  encoding: 'UTF8',
  fsync: 'on',
  fullPageWrites: 'on',
  dataChecksums: 'on',
};

describe('a database server is looked at before anything is written to it', () => {
  it.each([180_000, 180_004, 190_001])('version %i will do', (version) => {
    expect(findServerFaults({ ...good, version })).toEqual([]);
  });

  it.each<[string, Partial<ServerFacts>, RegExp]>([
    ['PostgreSQL 15', { version: 150_016 }, /^PostgreSQL 15\.16 answers.* needs 18 .*pg_unicode_fast.*pg_dump/],
    ['PostgreSQL 17', { version: 170_006 }, /^PostgreSQL 17\.6 answers.* needs 18 .*pg_restore/],
    ['another encoding', { encoding: 'EUC_JP' }, /encoding EUC_JP.* UTF8 .*CREATE DATABASE .*ENCODING 'UTF8'/],
    ['fsync off', { fsync: 'off' }, /^fsync is off.* on: .*ALTER SYSTEM SET fsync = on; SELECT pg_reload_conf\(\);$/],
    [
      'full_page_writes off',
      { fullPageWrites: 'off' },
      /^full_page_writes is off.*ALTER SYSTEM SET full_page_writes = on/,
    ],
    ['no checksums', { dataChecksums: 'off' }, /^data_checksums is off.* on: .*pg_checksums --enable --pgdata=/],
  ])('%s is refused with what is found, what is needed and what mends it', (_what, facts, sentence) => {
    const faults = findServerFaults({ ...good, ...facts });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(sentence);
  });

  it('everything that is wrong is said at once', () => {
    const faults = findServerFaults({ ...good, version: 150_000, fsync: 'off', dataChecksums: 'off' });
    expect(faults).toHaveLength(3);
  });

  it('a database that is thrown away need not be durable, only able', () => {
    expect(findSchemaFaults({ ...good, fsync: 'off', fullPageWrites: 'off', dataChecksums: 'off' })).toEqual([]);
    expect(findSchemaFaults({ ...good, version: 170_006 })).toHaveLength(1);
  });
});
