import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import type { Topic } from '../topics.ts';

/** What creators said about the assistant. Without a row they were never asked, and it is off. */
export const analyticsAssistants = defineTable(
  'analytics_assistants',
  {
    accountId: column.text(),
    isUsable: column.boolean(),
    /** Of what it is silent. */
    hiddenTopics: column.texts<Topic>().default("'{}'"),
    /** Whether a language model may word the sentences, where there is one. */
    isWorded: column.boolean().default('false'),
    changedAt: column.instant().default('now()'),
  },
  { key: ['accountId'] },
);

/** What a creator said about the assistant. */
export type AssistantSettings = Pick<RowOf<typeof analyticsAssistants>, 'isUsable' | 'hiddenTopics' | 'isWorded'>;

/** What a creator said about the assistant; null where nothing was said. */
export const findSettings = (reader: Reader, accountId: string): Promise<AssistantSettings | null> =>
  analyticsAssistants.find(reader, { accountId });

/** Writes what a creator says about the assistant. What is null stays as it is. */
export async function writeSettings(
  tx: Transaction,
  accountId: string,
  { isUsable, hiddenTopics, isWorded }: AssistantChange,
): Promise<void> {
  await tx.query(
    'writeAnalyticsAssistant',
    `INSERT INTO analytics_assistants AS a (account_id, is_usable, hidden_topics, is_worded)
     VALUES ($1, $2, coalesce($3::text[], '{}'), coalesce($4::boolean, false))
     ON CONFLICT (account_id) DO UPDATE SET is_usable = excluded.is_usable, hidden_topics = coalesce($3::text[], a.hidden_topics),
       is_worded = coalesce($4::boolean, a.is_worded), changed_at = now()`,
    [accountId, isUsable, hiddenTopics, isWorded],
  );
}

/** A change of what a creator said; null leaves what was said. */
export interface AssistantChange {
  isUsable: boolean;
  hiddenTopics: readonly Topic[] | null;
  isWorded: boolean | null;
}
