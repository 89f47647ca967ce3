import { column, defineTable } from '../../database/index.ts';

export const siteBuilds = defineTable(
  'site_builds',
  {
    buildId: column.text(),
    startedAt: column.instant().default('now()'),
  },
  { key: ['buildId'] },
);
