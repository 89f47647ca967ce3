import type { KeptEpisode, QueuedCall } from './keptRows.ts';

/** Rows of one kind, by their key. */
export interface Table<Row> {
  get(key: string): Promise<Row | undefined>;
  all(): Promise<Row[]>;
  put(row: Row): Promise<void>;
  /**
   * Changes a row in one transaction, so that nobody's change between reading and writing is lost. A row that is gone stays
   * gone: resolves with the changed row, or undefined where there is none.
   */
  update(key: string, change: (row: Row) => Row): Promise<Row | undefined>;
  delete(key: string): Promise<void>;
}

/** What a device remembers of what it keeps. */
export interface KeptTables {
  episodes: Table<KeptEpisode>;
  queue: Table<QueuedCall>;
}

const name = 'komawari-kept';
const version = 1;

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The device keeps nothing')));
  });

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('episodes', { keyPath: 'id' });
      request.result.createObjectStore('queue', { keyPath: 'id' });
    });
    const database = await done(request);
    // Another tab deletes it or knows a newer one: the next use opens it anew.
    database.addEventListener('versionchange', () => {
      database.close();
      opened = undefined;
    });
    return database;
  })();
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

function tableOf<Row>(store: string): Table<Row> {
  const within = async (mode: IDBTransactionMode) =>
    (await open()).transaction(store, mode, { durability: 'strict' }).objectStore(store);
  return {
    get: async (key) => done((await within('readonly')).get(key)) as Promise<Row | undefined>,
    all: async () => done((await within('readonly')).getAll()) as Promise<Row[]>,
    put: async (row) => void (await done((await within('readwrite')).put(row))),
    update: async (key, change) => {
      const rows = await within('readwrite');
      const row = (await done(rows.get(key))) as Row | undefined;
      if (!row) return undefined;
      const changed = change(row);
      await done(rows.put(changed));
      return changed;
    },
    delete: async (key) => void (await done((await within('readwrite')).delete(key))),
  };
}

/** The tables of this browser. Their calls reject where site data is blocked. */
export const keptTables: KeptTables = { episodes: tableOf('episodes'), queue: tableOf('queue') };
