import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const ILLUSTRATIONS = `SELECT jsonb_build_object('id', l.id, 'workId', l.work_id, 'title', l.title, 'description', l.description, 'isOpen', l.is_open,
      'firstOpenedAt', ${instantAsJson('l.first_opened_at')}, 'createdAt', ${instantAsJson('l.created_at')}, 'deletedAt', ${instantAsJson('l.deleted_at')},
      'images', (SELECT coalesce(jsonb_agg(jsonb_build_object('imageId', m.image_id, 'altText', m.alt_text) ORDER BY m.position), '[]')
        FROM illustration_images m WHERE m.illustration_id = l.id)) AS row
    FROM illustrations l WHERE l.user_id = $1 ORDER BY l.created_at, l.id`;

/** One's own illustrations, those in the trash too. */
export const collectOwnIllustrations = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  illustrations: await collectRows(reader, 'illustrations', ILLUSTRATIONS, accountId),
});
