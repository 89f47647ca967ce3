import { column, defineTable } from '../../database/index.ts';

export const pageDependencies = defineTable(
  'page_dependencies',
  {
    path: column.text(),
    key: column.text(),
  },
  { key: ['path', 'key'] },
);

export const stalePages = defineTable('stale_pages', {
  id: column.bigint().counted(),
  path: column.text(),
  reason: column.text(),
  markedAt: column.instant().default('now()'),
  attempts: column.integer().default('0'),
  retryAt: column.instant().default('now()'),
  lastError: column.text().orNull(),
});

export const storedPages = defineTable(
  'stored_pages',
  {
    path: column.text(),
    buildId: column.text().orNull(),
    renderedAt: column.instant().default('now()'),
  },
  { key: ['path'] },
);
