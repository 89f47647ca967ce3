import { failed, type Drawn, type Outcome } from './drawBatch.ts';
import { listEveryPath } from './listEveryPath.ts';
import { publishPaths } from './publishBatch.ts';
import type { PublisherParts } from './PublisherParts.ts';
import { describeError } from './recordBatch.ts';
import { LIMIT_IN_MS } from './renderPage.ts';
import { findStoredSince } from './store/storedPages.ts';

/** A path that could not be exported, and why. */
export interface ExportFailure {
  path: string;
  /** The chain of causes in one line. */
  reason: string;
}

/** How an export went: paths by outcome, and those that failed. */
export interface ExportResult {
  counts: Record<Outcome, number>;
  failures: ExportFailure[];
}

export interface ExportOptions {
  /** Batches at the same time: while one waits for the database or the disk, the other draws. */
  lanes?: number;
  /** Called after every batch with the number of its paths. */
  onProgress?: (paths: number) => void;
  /** Ends the export after the batches at hand. What they wrote stays; nothing is half. */
  signal?: AbortSignal | undefined;
  /**
   * Goes on with an export that began then, by the database's clock: what was drawn since is left out. It counts as progress
   * all the same.
   */
  since?: Date | undefined;
}

const PATHS_AT_ONCE = 24;
const ATTEMPTS_ALONE = 2;
/** So many times the time of a page that somebody waits for. */
const PATIENCE = 3;

/** Draws paths; what goes wrong with all of them, such as a lock that somebody else does not let go, is each one's failure. */
const draw = (parts: PublisherParts, paths: readonly string[]): Promise<Drawn[]> =>
  publishPaths(parts, paths, 'export').catch((error: unknown) => paths.map((path) => failed(path, error)));

const hasFailed = ({ outcome }: Drawn): boolean => outcome === 'failed';

/**
 * Draws a path from snapshots of its own, more than once and with more time: on a busy machine pages are late and locks are
 * held, and an export of an hour must not end with holes for a bad second. Nobody waits for its pages.
 */
async function drawAlone(parts: PublisherParts, path: string): Promise<Drawn[]> {
  const patient = { ...parts, limitInMs: PATIENCE * (parts.limitInMs ?? LIMIT_IN_MS) };
  let drawn: Drawn[] = [];
  for (let attempt = 0; attempt < ATTEMPTS_ALONE; attempt++) {
    drawn = await draw(patient, [path]);
    if (!drawn.some(hasFailed)) break;
  }
  return drawn;
}

/** Draws a batch; what failed is drawn again alone, because one failing statement spoils the others' snapshot. */
async function exportBatch(parts: PublisherParts, paths: readonly string[]): Promise<Drawn[]> {
  if (paths.length === 0) return [];
  const drawn = await draw(parts, paths);
  const done = drawn.filter((one) => !hasFailed(one));
  for (const { path } of drawn.filter(hasFailed)) done.push(...(await drawAlone(parts, path)));
  return done;
}

/**
 * Draws every public page and places every public picture through the publisher's own way, and takes out what is not
 * public any more. Safe while workers publish: each path is drawn by one of them at a time. A path that fails keeps no
 * other from being drawn.
 */
export async function exportSite(
  parts: PublisherParts,
  { lanes = 2, onProgress, signal, since }: ExportOptions = {},
): Promise<ExportResult> {
  await parts.store.prepare();
  const result: ExportResult = {
    counts: { rendered: 0, unchanged: 0, removed: 0, absent: 0, failed: 0 },
    failures: [],
  };
  const paths = listEveryPath(parts);

  async function takeBatch(): Promise<string[]> {
    const batch: string[] = [];
    if (signal?.aborted) return batch;
    while (batch.length < PATHS_AT_ONCE) {
      const next = await paths.next();
      if (next.done) break;
      batch.push(next.value);
    }
    return batch;
  }

  async function leaveOutDrawn(batch: string[]): Promise<string[]> {
    if (!since) return batch;
    const drawn = await findStoredSince(parts.database, batch, since);
    return batch.filter((path) => !drawn.has(path));
  }

  async function work(): Promise<void> {
    for (let batch = await takeBatch(); batch.length > 0; batch = await takeBatch()) {
      for (const { path, outcome, error } of await exportBatch(parts, await leaveOutDrawn(batch))) {
        result.counts[outcome] += 1;
        if (outcome === 'failed') result.failures.push({ path, reason: describeError(error) });
      }
      onProgress?.(batch.length);
    }
  }

  // A lane that cannot go on, because the paths cannot be read any more, lets the others finish what they are at.
  const ended = await Promise.allSettled(Array.from({ length: lanes }, work));
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
  return result;
}
