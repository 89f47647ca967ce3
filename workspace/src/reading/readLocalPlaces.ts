/** Where the reader script keeps the places of this device; the episode read last stands last. */
const KEY = 'komawari.reader.places';

/** One episode read on this device. */
export interface LocalPlace {
  episodeId: string;
  page: number;
  isDone: boolean;
}

/** What was read on this device, the latest first. Anything unreadable counts as nothing. */
export function readLocalPlaces(storage: Pick<Storage, 'getItem'>): LocalPlace[] {
  try {
    const { version, places } = JSON.parse(storage.getItem(KEY) ?? '{}') as {
      version?: number;
      places?: Record<string, unknown>;
    };
    if (version !== 1 || !places) return [];
    return Object.entries(places)
      .toReversed()
      .flatMap(([episodeId, stored]) => toPlace(episodeId, stored));
  } catch {
    return [];
  }
}

function toPlace(episodeId: string, stored: unknown): LocalPlace[] {
  if (!Array.isArray(stored) || !Number.isInteger(stored[0]) || stored[0] < 1) return [];
  return [{ episodeId, page: stored[0] as number, isDone: stored[2] === 1 }];
}
