import type { Transaction } from '../database/index.ts';
import { inTrace } from '../kernel/traces.ts';
import { claimPaths } from './claimPaths.ts';
import { drawBatch, type Drawn, type DrawnBatch, type Outcome } from './drawBatch.ts';
import { expandChanges, PAGES_AT_ONCE } from './expandChanges.ts';
import { imageOfPath } from './paths.ts';
import type { PublisherParts } from './PublisherParts.ts';
import { markPurges } from './purging/markPurges.ts';
import { describeError, recordBatch, settleBatch } from './recordBatch.ts';
import { type Claim, lockPaths } from './store/pathLocks.ts';
import { relaxCommit } from './store/relaxCommit.ts';
import { markPathsStale } from './store/stalePages.ts';

const pathsWith = (drawn: readonly Drawn[], outcome: Outcome): string[] =>
  drawn.filter((one) => one.outcome === outcome).map(({ path }) => path);

/** One line per batch: which paths, and because of which keys. Pictures are counted, there are dozens per episode. */
function report(parts: PublisherParts, { drawn, reasons }: DrawnBatch, startedAt: number): void {
  const pages = drawn.filter(({ path }) => imageOfPath(path) === null);
  const images = drawn.filter(({ path }) => imageOfPath(path) !== null);
  const facts = {
    rendered: pathsWith(pages, 'rendered'),
    removed: pathsWith(pages, 'removed'),
    unchanged: pathsWith(pages, 'unchanged'),
    absent: pathsWith(pages, 'absent'),
    images: { published: pathsWith(images, 'rendered').length, withdrawn: pathsWith(images, 'removed').length },
    reasons: [...new Set([...reasons.values()].flat())].toSorted(),
    tookMs: Math.round(performance.now() - startedAt),
  };
  parts.log.info(facts, 'pages published');
  for (const { path, outcome, error } of drawn) {
    if (outcome === 'failed')
      parts.log.error({ path, err: error, cause: describeError(error) }, 'page could not be published, trying again');
  }
}

/**
 * Claims stale paths, brings the page store up to date for them, and settles what became known on the way. The order
 * makes sure that no change is lost wherever the process dies; docs/decisions/0004-publisher.md has the proof.
 */
async function publish(parts: PublisherParts, claim: (lock: Transaction) => Promise<Claim>): Promise<Drawn[]> {
  const startedAt = performance.now();
  return parts.database.transact(async (lock) => {
    const claimed = await claim(lock);
    if (claimed.paths.length === 0) return [];
    return inTrace('publish', { 'komawari.paths': claimed.paths.length }, async () => {
      await parts.moments?.claimed?.(claimed.paths);
      const batch = await drawBatch(parts, claimed);
      await recordBatch(parts.database, batch.drawn);
      await parts.moments?.recorded?.(claimed.paths);
      await relaxCommit(lock);
      await settleBatch(lock, batch);
      await markPurges(lock, parts.purgeTargets ?? [], batch.drawn);
      if (batch.drawn.length > 0) report(parts, batch, startedAt);
      return batch.drawn;
    });
  });
}

/**
 * Publishes what changed: makes stale the paths that were made of the keys declared since, and publishes the next stale
 * ones that no other worker holds. Answers how many were worked on, or null when there was nothing to do.
 */
export async function publishDue(parts: PublisherParts): Promise<number | null> {
  const expanded = await expandChanges(parts.database, parts.log);
  const drawn = await publish(parts, (lock) => claimPaths(lock, PAGES_AT_ONCE));
  return expanded === 0 && drawn.length === 0 ? null : drawn.length;
}

/** Publishes paths for a reason that is no change of content. */
export async function publishPaths(parts: PublisherParts, paths: readonly string[], reason: string): Promise<Drawn[]> {
  // The rows come first: should the process die between a file and its record, the page is drawn again.
  await parts.database.transact((tx) => markPathsStale(tx, paths, reason));
  return publish(parts, (lock) => lockPaths(lock, paths));
}
