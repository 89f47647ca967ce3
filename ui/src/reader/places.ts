import type { Place } from './progress.ts';

/** Where a reader left an episode on this device. */
export interface StoredPlace extends Place {
  /** The last page was seen: the next opening starts over. */
  readonly done?: boolean;
}

const key = 'komawari.reader.places';
const keptEpisodes = 500;

type Places = Record<string, [page: number, fraction: number, done: 0 | 1]>;

function readPlaces(storage: Storage): Places {
  try {
    const { version, places } = JSON.parse(storage.getItem(key) ?? '{}') as { version?: number; places?: Places };
    return version === 1 && places && typeof places === 'object' ? places : {};
  } catch {
    return {};
  }
}

/** The stored place of an episode; null when there is none, or when what is stored makes no sense. */
export function findPlace(storage: Storage, episodeId: string): StoredPlace | null {
  const stored: unknown = readPlaces(storage)[episodeId];
  if (!Array.isArray(stored)) return null;
  const [page, fraction, done] = stored as unknown[];
  if (!Number.isInteger(page) || (page as number) < 1 || typeof fraction !== 'number') return null;
  return { page: page as number, fraction: Math.min(1, Math.max(0, fraction)), done: done === 1 };
}

/** Remembers a place and forgets the episodes read longest ago. A full or forbidden storage is no reason to stop reading. */
export function storePlace(storage: Storage, episodeId: string, place: StoredPlace): void {
  const { [episodeId]: _, ...others } = readPlaces(storage);
  const entries = Object.entries(others).slice(-(keptEpisodes - 1));
  const own: Places[string] = [place.page, Math.round(place.fraction * 1000) / 1000, place.done ? 1 : 0];
  try {
    storage.setItem(key, JSON.stringify({ version: 1, places: Object.fromEntries([...entries, [episodeId, own]]) }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
