import type { Client } from 'pg';
import type { Manifest } from './Manifest.ts';

/** A table with the columns that are stored; those that PostgreSQL computes are not. */
export interface DescribedTable {
  name: string;
  columns: string[];
  /** Columns of its primary key: rows are saved in their order, so that equal tables are equal files. */
  key: string[];
}

/** Tables of the product, each partitioned one as a whole. What the job queue keeps is made anew by whoever works. */
export async function listTables(client: Client): Promise<DescribedTable[]> {
  const { rows } = await client.query<DescribedTable>(`
    SELECT c.relname AS name,
      array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns,
      coalesce((SELECT array_agg(k.attname::text ORDER BY array_position(i.indkey::int2[], k.attnum))
        FROM pg_index i JOIN pg_attribute k ON k.attrelid = i.indrelid AND k.attnum = ANY (i.indkey::int2[])
        WHERE i.indrelid = c.oid AND i.indisprimary), '{}') AS key
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    GROUP BY c.oid, c.relname ORDER BY c.relname`);
  return rows;
}

/** Partitions, the outer ones first. */
export async function listPartitions(client: Client): Promise<Manifest['partitions']> {
  const { rows } = await client.query<Manifest['partitions'][number]>(`
    SELECT c.relname AS name, p.relname AS parent, pg_get_expr(c.relpartbound, c.oid) AS bounds
    FROM pg_class c JOIN pg_inherits i ON i.inhrelid = c.oid JOIN pg_class p ON p.oid = i.inhparent
    WHERE c.relnamespace = 'public'::regnamespace AND c.relispartition AND c.relkind IN ('r', 'p')
    ORDER BY c.oid`);
  return rows;
}

/** Counters that gave out a number, with the last one. They go on outside of transactions: read after the tables, none is too low. */
export async function listSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`);
  return rows;
}

/** Names of the schema's steps. */
export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name');
  return rows.map(({ name }) => name);
}
