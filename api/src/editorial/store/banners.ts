import { column, defineTable, type Reader } from '../../database/index.ts';

/** A picture that leads somewhere, in a wide and a phone's version. */
export interface BannerRecord {
  id: string;
  pcImageId: string;
  spImageId: string;
  url: string;
  alt: string;
  position: number;
  startsAt: Date;
  endsAt: Date;
  state: 'UPCOMING' | 'RUNNING' | 'ENDED';
}

export const banners = defineTable<Omit<BannerRecord, 'state'>>('banners', {
  id: column.TEXT,
  pcImageId: column.TEXT,
  spImageId: column.TEXT,
  url: column.TEXT,
  alt: column.TEXT,
  position: column.INTEGER,
  startsAt: column.DATE,
  endsAt: column.DATE,
});

const COLUMNS = `id, pc_image_id AS "pcImageId", sp_image_id AS "spImageId", url, alt, position, starts_at AS "startsAt",
  nullif(ends_at, 'infinity') AS "endsAt", state FROM banners_now`;

/** The banner readers see now: of those that run, the first. */
export async function findBanner(reader: Reader): Promise<BannerRecord | null> {
  const [row] = await reader.query<BannerRecord>(
    'findBanner',
    `SELECT ${COLUMNS} WHERE state = 'RUNNING' ORDER BY position, id LIMIT 1`,
  );
  return row ?? null;
}

/** Every banner, for operators. */
export const listBanners = (reader: Reader): Promise<BannerRecord[]> =>
  reader.query<BannerRecord>('listBanners', `SELECT ${COLUMNS} ORDER BY position, id`);
