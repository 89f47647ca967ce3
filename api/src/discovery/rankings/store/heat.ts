import type { Reader } from '../../../database/index.ts';
import { FORMULA, GUEST_TENTHS, REGISTERED_TENTHS } from '../formula.ts';

/** Something hot: a work, an episode or a tag. */
export interface HotItem {
  id: string;
  heat: number;
}

export type HotList = 'hotWorks' | 'hotNewEpisodes' | 'hotTags';

/** How far back the lists look, and after how long something counts half. */
const WINDOW = `interval '72 hours'`;
const HALF_LIFE_SECONDS = 24 * 3600;
/** More than any list shows, so that others move up when some vanish. */
const KEPT = 80;

const { weights } = FORMULA;
const fading = `power(0.5, extract(epoch FROM $1::timestamptz - least(at, $1::timestamptz)) / ${HALF_LIFE_SECONDS})`;

/**
 * The ranking's formula over 72 hours, everything counting half as much after a day. A person counts once a work and signal, by the
 * latest instant. People of days are taken to have come at noon, the latest of them not later than now. $1 is the instant.
 */
const HEAT = `
  SELECT t.work_id, sum(weight * (CASE WHEN u.created_at IS NULL THEN ${GUEST_TENTHS} ELSE ${REGISTERED_TENTHS} END) * ${fading}) AS heat FROM (
    SELECT work_id, person, weight, max(at) AS at FROM (
      SELECT work_id, account_id AS person, ${weights.bookmarked} AS weight, created_at AS at FROM bookmarks
      UNION ALL
      SELECT e.work_id, l.account_id, ${weights.liked}, l.created_at FROM likes l JOIN episodes e ON e.id = l.episode_id
      UNION ALL
      SELECT d.work_id, d.person_key, s.weight, (d.day + time '12:00') AT TIME ZONE 'Asia/Tokyo'
      FROM work_people_days d
      CROSS JOIN LATERAL (VALUES (${weights.completed}, d.completed), (${weights.viewed}, d.viewed)) AS s (weight, is_so)
      WHERE s.is_so AND d.day >= ($1::timestamptz AT TIME ZONE 'Asia/Tokyo')::date - 3
    ) signs WHERE at > $1::timestamptz - ${WINDOW} AND at <= $1::timestamptz + interval '12 hours'
    GROUP BY work_id, person, weight
  ) t
  JOIN works w ON w.id = t.work_id AND w.user_id <> t.person
  LEFT JOIN users u ON u.id = t.person
  WHERE NOT EXISTS (SELECT 1 FROM uncounted_people o WHERE o.person_key = t.person)
  GROUP BY t.work_id`;

const LISTS: Record<HotList, string> = {
  hotWorks: `
    SELECT w.id, h.heat FROM heat h JOIN rankable_works w ON w.id = h.work_id
    ORDER BY h.heat DESC, w.first_publish_at DESC, w.id LIMIT ${KEPT}`,
  // The latest one of a work that came out within the window.
  hotNewEpisodes: `
    SELECT id, heat FROM (
      SELECT DISTINCT ON (e.work_id) e.id, e.publish_at, h.heat FROM visible_episodes e JOIN heat h ON h.work_id = e.work_id
        JOIN works w ON w.id = e.work_id AND w.rating <> 'MATURE'
      WHERE e.publish_at > $1::timestamptz - ${WINDOW} ORDER BY e.work_id, e.publish_at DESC, e.id DESC
    ) latest ORDER BY heat DESC, publish_at DESC, id LIMIT ${KEPT}`,
  hotTags: `
    SELECT wt.tag_id AS id, sum(h.heat) AS heat FROM heat h JOIN rankable_works w ON w.id = h.work_id JOIN work_tags wt ON wt.work_id = w.id
    GROUP BY wt.tag_id ORDER BY sum(h.heat) DESC, wt.tag_id LIMIT ${KEPT}`,
};

/** What is hot at an instant, the hottest first; nothing where nobody did anything for three days. */
export const listHeat = (reader: Reader, list: HotList, at: Date): Promise<HotItem[]> =>
  reader.query<HotItem>(`heat_${list}`, `WITH heat AS (${HEAT}) ${LISTS[list]}`, [at]);
