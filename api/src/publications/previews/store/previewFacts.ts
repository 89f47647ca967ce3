import { formatEpisodeHeading } from '@komawari/ui/episodeNames';
import type { Reader } from '../../../database/index.ts';
import { typeOfId, type IdType } from '../../../kernel/ids.ts';
import { keys, type Key } from '../../../publishing/index.ts';

/** What the preview card of a thing says, as a guest may know it now. */
export interface PreviewFacts {
  id: string;
  kind: 'work' | 'episode' | 'illustration' | 'person';
  title: string;
  over: string;
  name: string;
  handle: string;
  colour: string;
  pictureId: string | null;
  iconId: string | null;
  /** Keys (publishing/keys.ts) of what the card shows besides the thing itself. */
  keys: Key[];
}

/**
 * The pictures of `candidates` (image_id, episode_id, rank) that a guest may fetch, best rank first: the same predicate as for the
 * bytes, so that no page of a fan-only or paid episode can get onto a card. Asked for one picture at a time: as EXISTS it
 * would be joined with every public picture of the site.
 */
const firstPublic = (candidates: string): string => `
  LEFT JOIN LATERAL (
    SELECT c.image_id, c.episode_id FROM (${candidates}) c
    WHERE (SELECT v.image_id FROM public_images v WHERE v.image_id = c.image_id LIMIT 1) IS NOT NULL ORDER BY c.rank LIMIT 1
  ) picture ON true`;

const PLAIN_COLOUR = '#c7341a';

const CREATOR = `u.display_name AS name, '@' || u.screen_name AS handle, u.icon_image_id AS "iconId"`;

const WORKS = `
  SELECT w.id, 'work' AS kind, w.title, '' AS over, ${CREATOR}, '${PLAIN_COLOUR}' AS colour, CASE WHEN w.rating <> 'MATURE' THEN picture.image_id END AS "pictureId",
    w.user_id AS user, CASE WHEN w.cover_image_id IS NULL THEN w.id END AS "workEpisodes", picture.episode_id AS episode
  FROM visible_works w JOIN users u ON u.id = w.user_id
  ${firstPublic(`
    SELECT v.image_id, v.episode_id, 0 AS rank FROM work_covers v WHERE v.work_id = w.id`)}
  WHERE w.id = ANY($1)`;

// A work without a cover lends its episodes a page of its first open one. The number needs no key: an episode that comes or goes
// declares those after it as changed.
const EPISODES = `
  SELECT e.id, 'episode' AS kind, e.title, place.number,
    w.title AS over, ${CREATOR}, '${PLAIN_COLOUR}' AS colour, CASE WHEN w.rating <> 'MATURE' THEN picture.image_id END AS "pictureId",
    w.id AS work, CASE WHEN w.cover_image_id IS NULL THEN w.id END AS "workEpisodes", w.user_id AS user
  FROM visible_episodes e JOIN visible_works w ON w.id = e.work_id JOIN users u ON u.id = w.user_id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS number FROM visible_episodes v WHERE v.work_id = e.work_id AND v.position <= e.position
  ) place
  ${firstPublic(`
    SELECT e.thumbnail_image_id AS image_id, NULL::text AS episode_id, 0 AS rank
    UNION ALL SELECT p.image_id, NULL, 1 FROM open_pages p WHERE p.episode_id = e.id AND p.position = 1
    UNION ALL SELECT v.image_id, NULL, 2 FROM work_covers v WHERE v.work_id = w.id`)}
  WHERE e.id = ANY($1)`;

const ILLUSTRATIONS = `
  SELECT l.id, 'illustration' AS kind, l.title, coalesce(w.title, '') AS over, ${CREATOR}, '${PLAIN_COLOUR}' AS colour,
    CASE WHEN (SELECT x.rating FROM works x WHERE x.id = l.work_id) = 'MATURE' THEN NULL ELSE m.image_id END AS "pictureId",
    l.user_id AS user, l.work_id AS work
  FROM visible_illustrations l JOIN users u ON u.id = l.user_id LEFT JOIN visible_works w ON w.id = l.work_id
  LEFT JOIN illustration_images m ON m.illustration_id = l.id AND m.position = 1
  WHERE l.id = ANY($1)`;

const PEOPLE = `
  SELECT u.id, 'person' AS kind, u.display_name AS title, CASE WHEN coalesce(s.title, '') = u.display_name THEN '' ELSE coalesce(s.title, '') END AS over,
    '' AS name, '@' || u.screen_name AS handle, s.color AS colour, s.hero_image_id AS "pictureId", u.icon_image_id AS "iconId",
    u.id AS site
  FROM users u JOIN sites s ON s.user_id = u.id JOIN accounts a ON a.id = u.id
  WHERE NOT s.is_closed AND a.disabled_at IS NULL AND u.id = ANY($1)`;

/** Things that have preview cards, each with its statement. */
const STATEMENTS: Partial<Record<IdType, { name: string; sql: string }>> = {
  Work: { name: 'findWorkPreviews', sql: WORKS },
  Episode: { name: 'findEpisodePreviews', sql: EPISODES },
  Illustration: { name: 'findIllustrationPreviews', sql: ILLUSTRATIONS },
  User: { name: 'findPersonPreviews', sql: PEOPLE },
};

/** The columns that name what a card shows besides the thing itself, each by the name of its key. */
const SHOWN = ['work', 'workEpisodes', 'episode', 'user', 'site'] as const;

/** `number` is an episode's among those that a guest can see. */
type PreviewRow = Omit<PreviewFacts, 'keys'> & { number?: number } & {
  [Name in (typeof SHOWN)[number]]?: string | null;
};

const keysOf = (row: PreviewRow): Key[] =>
  SHOWN.flatMap((name) => {
    const id = row[name];
    return id == null ? [] : [keys[name](id)];
  });

/** What the cards of these things say. Things of other kinds, and what a guest may not know of, are left out. */
export async function findPreviewFacts(reader: Reader, ids: readonly string[]): Promise<Map<string, PreviewFacts>> {
  const found = new Map<string, PreviewFacts>();
  for (const type of new Set(ids.map(typeOfId))) {
    const statement = type && STATEMENTS[type];
    if (!statement) continue;
    const ofType = ids.filter((id) => typeOfId(id) === type);
    const rows = await reader.query<PreviewRow>(statement.name, statement.sql, [ofType]);
    for (const { number, ...row } of rows) {
      const title = number === undefined ? row.title : formatEpisodeHeading({ title: row.title, number });
      found.set(row.id, { ...row, title, keys: keysOf(row) });
    }
  }
  return found;
}
