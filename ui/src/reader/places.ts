import type { Place } from './progress.ts';

/** Where a reader left an episode on this device. */
export interface StoredPlace extends Place {
  /** The last page was seen: the next opening starts over. */
  readonly done?: boolean;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** Where places are kept; the episode read last stands last. */
export const placesKey = 'komawari.reader.places';
const keptEpisodes = 500;

type Places = Record<string, [page: number, fraction: number, done: 0 | 1, at: number]>;

function readPlaces(storage: Storage): Places {
  try {
    const { version, places } = JSON.parse(storage.getItem(placesKey) ?? '{}') as { version?: number; places?: Places };
    return version === 1 && places && typeof places === 'object' ? places : {};
  } catch {
    return {};
  }
}

function toPlace(stored: unknown): StoredPlace | null {
  if (!Array.isArray(stored)) return null;
  const [page, fraction, done, at] = stored as unknown[];
  if (!Number.isInteger(page) || (page as number) < 1 || typeof fraction !== 'number') return null;
  return {
    page: page as number,
    fraction: Math.min(1, Math.max(0, fraction)),
    done: done === 1,
    at: typeof at === 'number' ? at * 1000 : 0,
  };
}

/** The stored place of an episode; null when there is none, or when what is stored makes no sense. */
export function findPlace(storage: Storage, episodeId: string): StoredPlace | null {
  return toPlace(readPlaces(storage)[episodeId]);
}

/** Every episode read on this device with its place, the latest first. */
export function listPlaces(storage: Storage): (StoredPlace & { episodeId: string })[] {
  return Object.entries(readPlaces(storage))
    .toReversed()
    .flatMap(([episodeId, stored]) => {
      const place = toPlace(stored);
      return place ? [{ episodeId, ...place }] : [];
    });
}

/** Remembers a place and forgets the episodes read longest ago. A full or forbidden storage is no reason to stop reading. */
export function storePlace(storage: Storage, episodeId: string, place: Omit<StoredPlace, 'at'>): void {
  const { [episodeId]: _, ...others } = readPlaces(storage);
  const entries = Object.entries(others).slice(-(keptEpisodes - 1));
  const fraction = Math.round(place.fraction * 1000) / 1000;
  const own: Places[string] = [place.page, fraction, place.done ? 1 : 0, Math.round(Date.now() / 1000)];
  try {
    storage.setItem(
      placesKey,
      JSON.stringify({ version: 1, places: Object.fromEntries([...entries, [episodeId, own]]) }),
    );
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
