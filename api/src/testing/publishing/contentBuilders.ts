import type { Database, Transaction } from '../../database/index.ts';
import { newId } from '../../kernel/ids.ts';
import { declareChanges } from '../../publishing/declareChanges.ts';
import { keys } from '../../publishing/keys.ts';

/** Ids of a creator with one work. */
export interface TestCreator {
  userId: string;
  screenName: string;
  workId: string;
}

/** Adds a creator with an open site and a work that has no episode yet. Nothing is declared: nobody can see it. */
export async function addCreator(database: Database, screenName: string): Promise<TestCreator> {
  const userId = newId('User');
  const workId = newId('Work');
  await database.transact(async (tx) => {
    await tx.query('addAccount', 'INSERT INTO accounts (id) VALUES ($1)', [userId]);
    await tx.query('addUser', 'INSERT INTO users (id, screen_name, display_name) VALUES ($1, $2, $3)', [
      userId,
      screenName,
      `Name of ${screenName}`,
    ]);
    await tx.query('addSite', 'INSERT INTO sites (id, user_id, title) VALUES ($1, $2, $3)', [
      newId('Site'),
      userId,
      `Site of ${screenName}`,
    ]);
    await tx.query('addWork', 'INSERT INTO works (id, user_id, title) VALUES ($1, $2, $3)', [
      workId,
      userId,
      `Work of ${screenName}`,
    ]);
  });
  return { userId, screenName, workId };
}

/** Adds a picture. */
export async function addImage(database: Database, ownerId: string, type = 'PAGE'): Promise<string> {
  const id = newId('Image');
  await database.query(
    'addImage',
    `INSERT INTO images (id, owner_id, type, format, width, height, byte_size, sha256) VALUES ($1, $2, $3, 'png', 800, 1200, 3, '\\x00')`,
    [id, ownerId, type],
  );
  return id;
}

/** Adds a draft with a page for each picture. */
export async function addDraft(database: Database, workId: string, imageIds: readonly string[] = []): Promise<string> {
  const id = newId('Episode');
  await database.transact(async (tx) => {
    await tx.query(
      'addEpisode',
      'INSERT INTO episodes (id, work_id, title, position) SELECT $1, $2, $3, coalesce(max(position), 0) + 1 FROM episodes WHERE work_id = $2',
      [id, workId, `Episode ${id}`],
    );
    for (const [index, imageId] of imageIds.entries()) {
      await tx.query('addPage', 'INSERT INTO pages (id, episode_id, position, image_id) VALUES ($1, $2, $3, $4)', [
        newId('Page'),
        id,
        index + 1,
        imageId,
      ]);
    }
  });
  return id;
}

async function findWork(
  tx: Transaction,
  episodeId: string,
): Promise<{ workId: string; userId: string; tagIds: string[] }> {
  const [row] = await tx.query<{ workId: string; userId: string; tagIds: string[] }>(
    'findWorkOfEpisode',
    `SELECT w.id AS "workId", w.user_id AS "userId", ARRAY(SELECT tag_id FROM work_tags t WHERE t.work_id = w.id) AS "tagIds"
     FROM episodes e JOIN works w ON w.id = e.work_id WHERE e.id = $1 FOR UPDATE OF w`,
    [episodeId],
  );
  return row!;
}

/** Sets an episode's status and declares what that changes, as the episodes domain does. */
export async function setStatus(
  database: Database,
  episodeId: string,
  status: 'PUBLIC' | 'DRAFT' | 'FAN_ONLY',
  title?: string,
): Promise<void> {
  await database.transact(async (tx) => {
    const { workId, userId, tagIds } = await findWork(tx, episodeId);
    await tx.query(
      'setStatus',
      `UPDATE episodes SET status = $2, title = coalesce($3, title), publish_at = CASE WHEN $2 = 'DRAFT' THEN NULL ELSE coalesce(publish_at, now()) END WHERE id = $1`,
      [episodeId, status, title ?? null],
    );
    await tx.query(
      'setFirstPublication',
      `UPDATE works SET first_publish_at = (SELECT min(publish_at) FROM episodes WHERE work_id = $1 AND status <> 'DRAFT') WHERE id = $1`,
      [workId],
    );
    await declareChanges(tx, [
      keys.episode(episodeId),
      keys.work(workId),
      keys.workEpisodes(workId),
      keys.userWorks(userId),
      keys.newWorks,
      ...tagIds.map(keys.tagWorks),
    ]);
  });
}

/** Gives a creator another display name. */
export const renameCreator = (database: Database, userId: string, displayName: string): Promise<void> =>
  database.transact(async (tx) => {
    await tx.query('renameCreator', 'UPDATE users SET display_name = $2 WHERE id = $1', [userId, displayName]);
    await declareChanges(tx, [keys.user(userId)]);
  });

/** Gives a work another title. */
export const renameWork = (database: Database, workId: string, title: string): Promise<void> =>
  database.transact(async (tx) => {
    await tx.query('renameWork', 'UPDATE works SET title = $2 WHERE id = $1', [workId, title]);
    await declareChanges(tx, [keys.work(workId)]);
  });

/** Opens or closes a creator's site. */
export const setSiteClosed = (database: Database, userId: string, isClosed: boolean): Promise<void> =>
  database.transact(async (tx) => {
    await tx.query('setSiteClosed', 'UPDATE sites SET is_closed = $2 WHERE user_id = $1', [userId, isClosed]);
    await declareChanges(tx, [keys.user(userId), keys.site(userId), keys.newWorks]);
  });

/** Gives an episode another title: what shows the episode changes, and no list does. */
export const renameEpisode = (database: Database, episodeId: string, title: string): Promise<void> =>
  database.transact(async (tx) => {
    await tx.query('renameEpisode', 'UPDATE episodes SET title = $2 WHERE id = $1', [episodeId, title]);
    await declareChanges(tx, [keys.episode(episodeId)]);
  });
