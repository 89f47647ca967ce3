import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';

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
export interface AdRecord {
  pid: number;
  mid: number;
  asid: number;
  type: string;
  display: string;
  elementid: string;
  scriptVersion: string;
}

/** The ads of one creator, by their places. */
export type AdSlots = Partial<Record<AdSlot, AdRecord>>;

/** The ads of creators. */
export async function findAdSlots(reader: Reader, userIds: readonly string[]): Promise<Map<string, AdSlots>> {
  const rows = await reader.query<AdRecord & { userId: string; slot: AdSlot }>(
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
  if (!ad) {
    await tx.query('deleteAdSlot', 'DELETE FROM ad_slots WHERE user_id = $1 AND slot = $2', [userId, slot]);
    return;
  }
  await tx.query(
    'writeAdSlot',
    `INSERT INTO ad_slots (user_id, slot, pid, mid, asid, type, display, elementid, script_version)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (user_id, slot) DO UPDATE SET pid = excluded.pid, mid = excluded.mid, asid = excluded.asid, type = excluded.type,
       display = excluded.display, elementid = excluded.elementid, script_version = excluded.script_version`,
    [userId, slot, ad.pid, ad.mid, ad.asid, ad.type, ad.display, ad.elementid, ad.scriptVersion],
  );
}
