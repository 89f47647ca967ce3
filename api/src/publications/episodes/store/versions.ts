import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import type { StartPosition } from './episodes.ts';
import type { PageRecord } from './pages.ts';

/** A page as a version keeps it. */
export type VersionPage = Pick<PageRecord, 'id' | 'imageId' | 'altText' | 'transcript' | 'noSplit'>;

export const episodeVersions = defineTable('episode_versions', {
  id: column.bigint().counted(),
  episodeId: column.text(),
  title: column.text(),
  afterword: column.text(),
  startPosition: column.text<StartPosition>(),
  /** In reading order. */
  pages: column.json<VersionPage[]>(),
  /** The pictures of its pages, each once: what keeps their bytes. */
  imageIds: column.texts(),
  /** When the version was saved that this one brought back. */
  restoredFrom: column.instant().orNull(),
  savedAt: column.instant().default('now()'),
});

/** What a version is about: everything of an episode but its release. */
export type EpisodeContent = Pick<RowOf<typeof episodeVersions>, 'title' | 'afterword' | 'startPosition' | 'pages'>;

export type VersionRecord = Omit<RowOf<typeof episodeVersions>, 'imageIds'>;

/** More of an episode's past than anybody looks at, and an end to what it takes. */
const MAX_VERSIONS = 50;

const COLUMNS = `v.id::text AS id, v.episode_id AS "episodeId", v.title, v.afterword, v.start_position AS "startPosition", v.pages,
  v.restored_from AS "restoredFrom", v.saved_at AS "savedAt"`;

/** All kept versions of an episode, the newest first. */
export async function listVersions(reader: Reader, episodeId: string): Promise<VersionRecord[]> {
  return reader.query<VersionRecord>(
    'listEpisodeVersions',
    `SELECT ${COLUMNS} FROM episode_versions v WHERE v.episode_id = $1 ORDER BY v.id DESC LIMIT ${MAX_VERSIONS}`,
    [episodeId],
  );
}

/** The newest version of an episode, and whether it is younger than the given seconds. */
export async function findLatestVersion(
  reader: Reader,
  episodeId: string,
  seconds: number,
): Promise<(VersionRecord & { isFresh: boolean }) | null> {
  const [row] = await reader.query<VersionRecord & { isFresh: boolean }>(
    'findLatestVersion',
    `SELECT ${COLUMNS}, v.saved_at > now() - make_interval(secs => $2) AS "isFresh"
     FROM episode_versions v WHERE v.episode_id = $1 ORDER BY v.id DESC LIMIT 1`,
    [episodeId, seconds],
  );
  return row ?? null;
}

/** What an episode consists of now. */
export async function findContent(reader: Reader, episodeId: string): Promise<EpisodeContent | null> {
  const [row] = await reader.query<EpisodeContent>(
    'findEpisodeContent',
    `SELECT e.title, e.afterword, e.start_position AS "startPosition",
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'imageId', p.image_id, 'altText', p.alt_text,
          'transcript', p.transcript, 'noSplit', p.no_split) ORDER BY p.position), '[]')
        FROM pages p WHERE p.episode_id = e.id) AS pages
     FROM episodes e WHERE e.id = $1`,
    [episodeId],
  );
  return row ?? null;
}

/** When a version is written: `savedAt` null for now. */
export interface VersionMoment {
  restoredFrom: Date | null;
  savedAt: Date | null;
}

/** Keeps a version, and lets go of the oldest beyond the bound. */
export async function insertVersion(
  tx: Transaction,
  episodeId: string,
  content: EpisodeContent,
  { restoredFrom, savedAt }: VersionMoment,
): Promise<void> {
  const { title, afterword, startPosition, pages } = content;
  await episodeVersions.insert(tx, {
    episodeId,
    title,
    afterword,
    startPosition,
    pages,
    imageIds: imagesOf(content),
    restoredFrom,
    savedAt: savedAt ?? now,
  });
  await tx.query(
    'dropOldVersions',
    `DELETE FROM episode_versions WHERE episode_id = $1 AND id <=
       (SELECT id FROM episode_versions WHERE episode_id = $1 ORDER BY id DESC OFFSET ${MAX_VERSIONS} LIMIT 1)`,
    [episodeId],
  );
}

/** Lets a version go on: what was saved a moment later takes its place. */
export async function continueVersion(tx: Transaction, id: string, content: EpisodeContent): Promise<void> {
  const { title, afterword, startPosition, pages } = content;
  await episodeVersions.update(tx, id, { title, afterword, startPosition, pages, imageIds: imagesOf(content) });
}

const imagesOf = ({ pages }: EpisodeContent): string[] => [...new Set(pages.map((page) => page.imageId))];
