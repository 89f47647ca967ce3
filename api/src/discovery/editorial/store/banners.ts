import { column, defineTable, type Reader, type RowOf } from '../../../database/index.ts';

export const banners = defineTable('banners', {
  id: column.text(),
  pcImageId: column.text(),
  spImageId: column.text(),
  url: column.text(),
  alt: column.text(),
  /** Smaller ones come first. */
  position: column.integer(),
  startsAt: column.instant().default('now()'),
  /** Infinite where it ends when it is removed. */
  endsAt: column.instant().default("'infinity'"),
  /** What its pages were told of last. */
  announcedState: column.text().default("'NEW'"),
});

/** A picture that leads somewhere, in a wide and a phone's version. */
export interface BannerRecord extends Omit<RowOf<typeof banners>, 'endsAt' | 'announcedState'> {
  /** Null: until it is removed. */
  endsAt: Date | null;
  state: 'UPCOMING' | 'RUNNING' | 'ENDED';
}

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
