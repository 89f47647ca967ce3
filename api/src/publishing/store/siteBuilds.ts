import { column, defineTable, now, type Transaction } from '../../database/index.ts';

export const siteBuilds = defineTable(
  'site_builds',
  {
    buildId: column.text(),
    startedAt: column.instant().default('now()'),
  },
  { key: ['buildId'] },
);

/** Registers a build as the one that pages are drawn with. */
export const announceBuild = (tx: Transaction, buildId: string): Promise<void> =>
  siteBuilds.upsert(tx, { buildId, startedAt: now });
