import { execute } from '@komawari/ui/graphql';
import { getSession } from '@komawari/ui/session';
import { setKept } from '@komawari/ui/kept/flag.ts';
import { forgetEpisode, tidy } from '@komawari/ui/kept/forgetKept.ts';
import {
  cacheOfEpisode,
  keptLimits,
  pathOfCover,
  pathOfKeptPage,
  type KeptEpisode,
} from '@komawari/ui/kept/keptRows.ts';
import { keptTables } from '@komawari/ui/kept/tables.ts';
import { getEpisodePages } from '../../walls/getEpisodePages.ts';
import { openWall } from '../../walls/openWall.ts';
import { nodesOf } from '../../graphql/nodesOf.ts';
import { episodePath } from '../../paths.ts';
import { askForEpisodes, type AllowedEpisode } from './askForEpisodes.ts';
import { collectFiles } from './collectFiles.ts';
import { KeepFailure, keepFailureOf } from './KeepFailure.ts';
import { keepPictures } from './keepPictures.ts';

/** One keeping at a time, of all tabs: two would write the same files. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request('komawari-keeping', work) as unknown as Promise<T>;

/** The account that is here; null for a guest. */
export async function findOwner(): Promise<string | null> {
  await getSession().getToken();
  const viewer = getSession().getState().viewer;
  return viewer && !viewer.kind.startsWith('GUEST') ? viewer.id : null;
}

/** A page is drawn anew within this time after its episode changed, in milliseconds. */
const drawnWithin = 10 * 60_000;

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface LoadedPage {
  page: Document;
  html: string;
  /** Says the same while page and pictures are the same. */
  pageHash: string;
}

/** The page as its file has it, and open where a wall stands that this viewer may pass. */
async function loadPage(id: string, signal: AbortSignal): Promise<LoadedPage> {
  const answer = await fetch(episodePath(id), { cache: 'no-cache', credentials: 'omit', signal });
  if (answer.status === 404 || answer.status === 410) throw new KeepFailure('GONE');
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`);
  const html = await answer.text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const main = page.querySelector<HTMLElement>('main.reader');
  if (!main) throw new KeepFailure('GONE');
  // The line went away, and the worker gave what is kept.
  if (page.documentElement.dataset['kept'] !== undefined) throw new Error('The page did not load');
  if (main.dataset['walled'] === undefined) return { page, html, pageHash: await hashOf(html) };
  const { episode } = await execute(getEpisodePages, { id }, { signal });
  if (!openWall(main, episode)) throw new KeepFailure('GONE');
  const behind = nodesOf(episode.pages).map(({ image }) => image.id);
  return { page, html, pageHash: await hashOf([html, ...behind].join(' ')) };
}

async function keepCover(cache: Cache, id: string, url: string | null, signal: AbortSignal): Promise<boolean> {
  const answer = url ? await fetch(url, { signal }) : null;
  if (!answer?.ok) return false;
  await cache.put(pathOfCover(id), answer);
  return true;
}

async function sizeOf(cache: Cache): Promise<number> {
  let bytes = 0;
  for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0;
  return bytes;
}

/** Deletes pictures of an earlier state of the episode. */
async function sweep(cache: Cache, needed: readonly string[]): Promise<void> {
  const kept = new Set(needed);
  for (const { url } of await cache.keys()) if (!kept.has(new URL(url).pathname)) await cache.delete(url);
}

async function checkRoom(id: string): Promise<KeptEpisode | undefined> {
  const episodes = await keptTables.episodes.all();
  const others = episodes.filter((episode) => episode.id !== id);
  if (others.length >= keptLimits.episodes) throw new KeepFailure('TOO_MANY');
  if (others.reduce((sum, { bytes }) => sum + bytes, 0) >= keptLimits.bytes) throw new KeepFailure('FULL');
  // Asked with the first one: a browser may otherwise clear what it needs the room of.
  if (episodes.length === 0) await navigator.storage?.persist?.().catch(() => false);
  return episodes.find((episode) => episode.id === id);
}

/**
 * Writes what is known anew of an episode that is kept. Whoever removed it meanwhile, here or in another tab, does not get it
 * back; and what a reader did meanwhile stays: how they stand to it is written by the contact that asked for it.
 */
async function renewRow(row: KeptEpisode): Promise<KeptEpisode> {
  const renewed = await keptTables.episodes.update(row.id, ({ standing }) => ({ ...row, standing }));
  if (!renewed) throw new KeepFailure('GONE');
  return renewed;
}

interface Kept extends AllowedEpisode {
  ownerId: string | null;
  earlier: KeptEpisode | undefined;
}

async function fill({ coverUrl, earlier, ownerId, ...row }: Kept, options: KeepOptions): Promise<KeptEpisode> {
  const { signal, onProgress } = options;
  const { page, html, pageHash } = await loadPage(row.id, signal);
  const now = Date.now();
  const unsettledUntil = earlier?.stamp === row.stamp ? earlier.unsettledUntil : now + drawnWithin;
  if (earlier?.isWhole && earlier.pageHash === pageHash)
    return renewRow({ ...earlier, ...row, ownerId, contactAt: now, unsettledUntil });
  const begun: KeptEpisode = {
    ...row,
    ownerId,
    keptAt: earlier?.keptAt ?? now,
    contactAt: now,
    bytes: earlier?.bytes ?? 0,
    hasCover: earlier?.hasCover ?? false,
    pageHash: earlier?.pageHash ?? '',
    unsettledUntil,
    files: earlier?.files ?? [],
    isWhole: earlier?.isWhole ?? false,
    // Until all of it is here, the next contact begins anew.
    stamp: earlier?.stamp ?? '',
  };
  setKept(true);
  if (earlier) await renewRow(begun);
  else await keptTables.episodes.put(begun);
  const files = await collectFiles(html, signal);
  const cache = await caches.open(cacheOfEpisode(row.id));
  const hasCover = await keepCover(cache, row.id, coverUrl, signal);
  const paths = await keepPictures(page, { episodeId: row.id, cache, signal, onProgress });
  page.documentElement.dataset['kept'] = '';
  const body = `<!doctype html>${page.documentElement.outerHTML}`;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  await cache.put(pathOfKeptPage(row.id), new Response(body, { headers }));
  await sweep(cache, [...paths, pathOfKeptPage(row.id), ...(hasCover ? [pathOfCover(row.id)] : [])]);
  const bytes = await sizeOf(cache);
  return renewRow({ ...begun, files, hasCover, bytes, pageHash, stamp: row.stamp, isWhole: true });
}

/** How keeping is followed and stopped. */
export interface KeepOptions {
  signal: AbortSignal;
  onProgress(done: number, of: number): void;
  /** Only bring up to date what is kept: one that was removed meanwhile is GONE. */
  onlyIfKept?: boolean;
}

/**
 * Keeps an episode on this device: its page, all its pictures, and what the page is drawn with. An episode that is kept is
 * brought up to date. Pressing Cancel takes a new one away again; without a line what is there stays, to be gone on with.
 * Rejects with KeepFailure, or with the AbortError of `signal`.
 */
export async function keepEpisode(id: string, options: KeepOptions): Promise<KeptEpisode> {
  let earlier: KeptEpisode | undefined;
  try {
    return await alone(async () => {
      earlier = await checkRoom(id);
      if (options.onlyIfKept && !earlier) throw new KeepFailure('GONE');
      const allowed = (await askForEpisodes([id])).get(id);
      if (!allowed) throw new KeepFailure('GONE');
      return fill({ ...allowed, ownerId: await findOwner(), earlier }, options);
    });
  } catch (error) {
    const failure = options.signal.aborted ? error : keepFailureOf(error);
    const goesOn = failure instanceof KeepFailure && failure.reason === 'LINE';
    if (goesOn && !(await keptTables.episodes.get(id).catch(() => null)))
      throw new KeepFailure('NOT_BEGUN', { cause: error });
    const isGone = failure instanceof KeepFailure && failure.reason === 'GONE';
    if (isGone || (!goesOn && !earlier?.isWhole)) {
      await forgetEpisode(id).catch(() => undefined);
      await tidy().catch(() => undefined);
    }
    throw failure;
  }
}

/**
 * Brings an episode that is kept up to date, in the background. One that may not be read any more, or was removed meanwhile,
 * leaves the device. Rejects with KeepFailure LINE without a line.
 */
export async function renewEpisode(id: string): Promise<void> {
  const { signal } = new AbortController();
  try {
    await keepEpisode(id, { signal, onProgress: () => undefined, onlyIfKept: true });
  } catch (error) {
    if (!(error instanceof KeepFailure && error.reason === 'GONE')) throw error;
  }
}
