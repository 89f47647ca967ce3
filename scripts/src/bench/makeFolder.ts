import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions } from './Bench.ts';

/** Makes a folder that is gone at the end. PostgreSQL and nginx, which run as users of their own, may enter it. */
export function makeFolder({ atEnd }: BenchOptions): string {
  const folder = mkdtempSync(join(tmpdir(), 'komawari-bench-'));
  chmodSync(folder, 0o755);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
