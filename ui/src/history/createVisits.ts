/** How many routes are remembered. */
export const visitLimit = 10;

const key = 'komawari_visits';

export interface Visits {
  /** Notes the address after a route change; the same address twice in a row (a reload) is one visit. */
  record(address: string): void;
  /** The address now, or null before the first visit. */
  current(): string | null;
  /** The address before, which for the first page is the referrer; null when there is none. */
  previous(): string | null;
  /** The last ten addresses, oldest first. */
  recent(): readonly string[];
}

interface Remembered {
  recent: string[];
  /** Where the first page of this tab was reached from. */
  referrer: string | null;
}

/** As in storage.ts: pages of the site load this file by itself. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

function read(storage: Storage | null): Remembered | null {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null') as Remembered | null;
  } catch {
    return null;
  }
}

/** Where this tab has been. Kept in `storage` (the tab's session storage), so it survives full page loads, unless there is none. */
export function createVisits(storage: Storage | null = tabStorage(), referrer: string = document.referrer): Visits {
  let remembered = read(storage) ?? { recent: [], referrer: referrer || null };

  return {
    record(address) {
      if (remembered.recent.at(-1) === address) return;
      remembered = {
        ...remembered,
        recent: [...remembered.recent, address].slice(-visitLimit),
      };
      try {
        storage?.setItem(key, JSON.stringify(remembered));
      } catch {
        // There is no room: nothing leads back.
      }
    },
    current: () => remembered.recent.at(-1) ?? null,
    previous: () => remembered.recent.at(-2) ?? remembered.referrer,
    recent: () => remembered.recent,
  };
}

/** Notes the address of this page. Where site data is blocked, this tab remembers nothing. */
export const rememberVisit = (): void => createVisits().record(location.pathname + location.search + location.hash);
