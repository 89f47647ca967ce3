import type { KeptTables, Table } from '../tables.ts';

function memoryTable<Row extends { id: string }>(): Table<Row> {
  const rows = new Map<string, Row>();
  return {
    get: async (key) => structuredClone(rows.get(key)),
    all: async () => structuredClone([...rows.values()]),
    put: async (row) => void rows.set(row.id, structuredClone(row)),
    update: async (key, change) => {
      const row = rows.get(key);
      if (row) rows.set(key, structuredClone(change(structuredClone(row))));
      return structuredClone(rows.get(key));
    },
    delete: async (key) => void rows.delete(key),
  };
}

/** Tables that forget with the test: jsdom has no IndexedDB. */
export const memoryTables = (): KeptTables => ({ episodes: memoryTable(), queue: memoryTable() });
