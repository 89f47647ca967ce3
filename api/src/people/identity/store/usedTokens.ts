import { column, defineTable } from '../../../database/index.ts';

export const usedTokens = defineTable(
  'used_tokens',
  {
    tokenHash: column.bytes(),
    usedAt: column.instant().default('now()'),
    expiresAt: column.instant(),
  },
  { key: ['tokenHash'] },
);
