import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const REVIEW_LINKS = `SELECT jsonb_build_object('episodeId', l.episode_id, 'name', l.name, 'createdAt', ${instantAsJson('l.created_at')}, 'expiresAt', ${instantAsJson('l.expires_at')},
      'revokedAt', ${instantAsJson('l.revoked_at')}, 'openedCount', l.opened_count,
      'notes', (SELECT coalesce(jsonb_agg(jsonb_build_object('pageId', n.page_id, 'x', round(n.x::numeric, 4), 'y', round(n.y::numeric, 4),
          'writerName', n.writer_name, 'body', n.body, 'answer', n.answer, 'doneAt', ${instantAsJson('n.done_at')}, 'createdAt', ${instantAsJson('n.created_at')})
          ORDER BY n.created_at, n.id), '[]') FROM review_notes n WHERE n.link_id = l.id)) AS row
    FROM review_links l JOIN episodes e ON e.id = l.episode_id JOIN works w ON w.id = e.work_id
    WHERE w.user_id = $1 ORDER BY l.created_at, l.id`;

/** A creator's review links and what was said through them; the links themselves are not kept. */
export const collectReviewLinks = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  reviewLinks: await collectRows(reader, 'reviewLinks', REVIEW_LINKS, accountId),
});
