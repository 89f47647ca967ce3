import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';

export const adSlots = defineTable(
  'ad_slots',
  {
    userId: column.text(),
    slot: column.text<'pcTop' | 'pcBottom' | 'sp'>(),
    pid: column.integer(),
    mid: column.integer(),
    asid: column.integer(),
    type: column.text<'banner'>(),
    display: column.text<'inline'>(),
    elementid: column.text(),
    scriptVersion: column.text(),
  },
  { key: ['userId', 'slot'] },
);

/** Where an ad can stand on an episode: two places on wide screens, one on phones. */
export const AD_SLOTS = ['pcTop', 'pcBottom', 'sp'] as const;
export type AdSlot = (typeof AD_SLOTS)[number];

/** An ad tag of i-mobile taken apart: the values its script is called with, and no code. */
export type AdRecord = Omit<RowOf<typeof adSlots>, 'userId' | 'slot'>;

/** The ads of one creator, by their places. */
export type AdSlots = Partial<Record<AdSlot, AdRecord>>;

/** The ads of creators. SQL, because every page of an episode that is drawn asks. */
export async function findAdSlots(reader: Reader, userIds: readonly string[]): Promise<Map<string, AdSlots>> {
  const rows = await reader.query<RowOf<typeof adSlots>>(
    'findAdSlots',
    `SELECT user_id AS "userId", slot, pid, mid, asid, type, display, elementid, script_version AS "scriptVersion"
     FROM ad_slots WHERE user_id = ANY($1)`,
    [userIds],
  );
  const found = new Map<string, AdSlots>();
  for (const { userId, slot, ...ad } of rows) found.set(userId, { ...found.get(userId), [slot]: ad });
  return found;
}

/** Puts an ad into a place, or empties the place. */
export async function writeAdSlot(tx: Transaction, userId: string, slot: AdSlot, ad: AdRecord | null): Promise<void> {
  if (ad) await adSlots.upsert(tx, { userId, slot, ...ad });
  else await adSlots.delete(tx, { userId, slot });
}
