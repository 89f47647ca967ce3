import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const BOOKMARKS = `SELECT jsonb_build_object('workId', b.work_id, 'title', w.title, 'createdAt', ${instantAsJson('b.created_at')}) AS row
    FROM bookmarks b JOIN works w ON w.id = b.work_id WHERE b.account_id = $1 ORDER BY b.created_at, b.work_id`;

const READING_HISTORIES = `SELECT jsonb_build_object('episodeId', h.episode_id, 'workId', h.work_id, 'title', w.title, 'pageNumber', h.page_number,
      'leavePosition', round(h.leave_position::numeric, 4), 'isCompleted', h.is_completed, 'readAt', ${instantAsJson('h.read_at')}) AS row
    FROM reading_histories h JOIN works w ON w.id = h.work_id WHERE h.account_id = $1 ORDER BY h.read_at, h.id`;

const LIKES = `SELECT jsonb_build_object('episodeId', l.episode_id, 'count', l.count, 'createdAt', ${instantAsJson('l.created_at')}) AS row
    FROM likes l WHERE l.account_id = $1 ORDER BY l.created_at, l.episode_id`;

/** What somebody bookmarked, read and liked. */
export const collectReading = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  bookmarks: await collectRows(reader, 'bookmarks', BOOKMARKS, accountId),
  readingHistories: await collectRows(reader, 'readingHistories', READING_HISTORIES, accountId),
  likes: await collectRows(reader, 'likes', LIKES, accountId),
});
