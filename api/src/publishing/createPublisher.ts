import pLimit from 'p-limit';
import { listen } from '../database/index.ts';
import { copyAssets } from './copyAssets.ts';
import { createPageCache } from './createPageCache.ts';
import { exportSite, type ExportOptions, type ExportResult } from './exportSite.ts';
import { markMissingFixedPages, takePagesOfOlderBuilds } from './houseKeeping.ts';
import type { Outcome } from './drawBatch.ts';
import { publishDue, publishPaths } from './publishBatch.ts';
import type { PublisherParts } from './PublisherParts.ts';
import { startPurging } from './purging/sendPurges.ts';
import { startLoop, type Loop } from './startLoop.ts';
import { CHANNEL, deleteOldChanges, renumberForeignChanges } from './store/contentChanges.ts';
import { announceBuild } from './store/siteBuilds.ts';
import type { StoredFile } from './store/StoredFile.ts';

/** Keeps the page store in step with the database. Any number of processes may run one on the same store. */
export interface Publisher {
  /** Prepares the store and works until `stop`. */
  start(): Promise<void>;
  /** Finishes the pages at hand and ends. */
  stop(): Promise<void>;
  /** Does everything that is due now. Returns how many paths were worked on. */
  runOnce(): Promise<number>;
  /** Draws one page and stores it, once however many ask at the same time. */
  renderNow(path: string): Promise<Outcome>;
  /** A page that is not stored, as it was drawn for somebody before; null when it changed since, or was not drawn. */
  findDrawn(path: string): Promise<StoredFile | null>;
  /** Draws one page as it is now, without storing it; null when a guest finds nothing there. */
  drawForOne(path: string): Promise<StoredFile | null>;
  /** Draws everything that is public; see exportSite.ts. */
  exportSite(options?: ExportOptions): Promise<ExportResult>;
  /** Puts the files that pages of this build refer to into the public folder. */
  installAssets(): Promise<void>;
}

export interface PublisherOptions extends PublisherParts {
  /** Connection for LISTEN; without it the publisher only looks once a second. */
  listenUrl?: string | undefined;
  /** Publishes scheduled episodes whose time has come and declares their changes; safe to call from several workers. */
  announceScheduled?: (() => Promise<unknown>) | undefined;
}

/** Where the files lie that are called after their content. */
const HASHED = '_astro';
/** The safety net under LISTEN. */
const LOOK_EVERY_MS = 1000;
/** The beat of scheduled publication, also while there is much to draw; shorter than the look, so that each look is one. */
const ANNOUNCE_EVERY_MS = 900;
const FORGET_EVERY_MS = 600_000;
/** Each render for a waiting reader holds two connections of the pool. */
const READERS_SERVED_AT_ONCE = 3;

/** One scheduled episode that cannot be announced must not keep every other page from being published. */
async function announceScheduled({ announceScheduled, log }: PublisherOptions): Promise<void> {
  try {
    await announceScheduled?.();
  } catch (error) {
    log.error({ err: error }, 'scheduled episodes could not be announced, trying again');
  }
}

/** One round of the worker: a batch of what is due, or else what nobody waits for. Answers whether there may be more. */
function createRound(options: PublisherOptions): () => Promise<boolean> {
  let announceAt = 0;
  let forgetAt = Date.now() + FORGET_EVERY_MS;
  return async () => {
    try {
      if (Date.now() >= announceAt) {
        announceAt = Date.now() + ANNOUNCE_EVERY_MS;
        await announceScheduled(options);
      }
      if ((await publishDue(options)) !== null) return true;
      if (Date.now() > forgetAt) {
        forgetAt = Date.now() + FORGET_EVERY_MS;
        await options.database.transact(deleteOldChanges);
      }
      return (await takePagesOfOlderBuilds(options.database, options.renderer.buildId)) > 0;
    } catch (error) {
      // The database is away, or the disk is full: nothing is lost, the queue is still there.
      options.log.error({ err: error }, 'publishing is interrupted, trying again in a second');
      return false;
    }
  };
}

async function drawForReader(options: PublisherOptions, path: string): Promise<Outcome> {
  const [drawn] = await publishPaths(options, [path], 'asked-for');
  return drawn?.outcome ?? 'unchanged';
}

/**
 * One piece of work for everybody who asks for the same path meanwhile. Whoever comes when it has begun may ask for more than its
 * result: with `findStill`, they get what that answers afterwards, or else share in the next.
 */
function sharedByPath<Result>(
  work: (path: string) => Promise<Result>,
  findStill?: (path: string) => Promise<Result | null>,
): (path: string) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  const share = (path: string): Promise<Result> => {
    const known = underWay.get(path);
    if (known) return known;
    const working = work(path).finally(() => underWay.delete(path));
    underWay.set(path, working);
    return working;
  };
  return async (path) => {
    const known = underWay.get(path);
    if (!known || !findStill) return share(path);
    await known;
    return (await findStill(path)) ?? share(path);
  };
}

/** Builds the publisher; nothing runs before `start`, `runOnce` or `renderNow`. */
export function createPublisher(options: PublisherOptions): Publisher {
  const forReaders = pLimit(READERS_SERVED_AT_ONCE);
  const pageCache = createPageCache(options);
  let loop: Loop | null = null;
  let purging: Pick<Loop, 'stop'> | null = null;
  let endListening: (() => Promise<void>) | null = null;
  const installAssets = async (): Promise<void> => {
    await copyAssets(options.renderer.assetsDir, options.store);
    // What is not called after its content, such as the service worker, is that of the installation's language.
    if (options.translation) await copyAssets(options.translation.assetsDir, options.store, { folder: HASHED });
  };

  return {
    installAssets,
    exportSite: (choices) => exportSite(options, choices),
    async runOnce() {
      let count = 0;
      for (;;) {
        const drawn = await publishDue(options);
        if (drawn === null) return count;
        count += drawn;
      }
    },
    async start() {
      await options.store.prepare();
      await installAssets();
      await options.database.transact(async (tx) => {
        await renumberForeignChanges(tx);
        await announceBuild(tx, options.renderer.buildId);
      });
      await markMissingFixedPages(options);
      loop = startLoop(LOOK_EVERY_MS, createRound(options));
      purging = await startPurging(options, options.purgeTargets ?? []);
      if (options.listenUrl) endListening = listen(options.listenUrl, CHANNEL, options.log, loop.wake);
    },
    async stop() {
      await loop?.stop();
      await purging?.stop();
      await endListening?.();
    },
    renderNow: sharedByPath((path) => forReaders(() => drawForReader(options, path))),
    findDrawn: pageCache.find,
    // What was withdrawn before somebody asked is not for them, though a drawing of before is still under way.
    drawForOne: sharedByPath((path) => forReaders(() => pageCache.draw(path)), pageCache.find),
  };
}
