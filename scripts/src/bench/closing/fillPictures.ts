import type { Database } from '@komawari/api/database';
import type { Services } from '@komawari/api/seeding';

/** Gives the first page of each episode of a filled site a picture of its own, with two sizes of a few bytes. */
export async function fillPictures(database: Database, objects: Services['objects']): Promise<void> {
  const rows = await database.transact(async (tx) => {
    await tx.query(
      'addPictures',
      `INSERT INTO images (id, owner_id, type, format, width, height, byte_size, sha256)
       SELECT 'i' || overlay(substr(e.id, 2) PLACING '9' FROM 1 FOR 1), w.user_id, 'PAGE', 'png', 1000, 1400, 1, '\\x00'
       FROM episodes e JOIN works w ON w.id = e.work_id`,
    );
    return tx.query<{ id: string }>(
      'usePictures',
      `UPDATE pages SET image_id = 'i' || overlay(substr(episode_id, 2) PLACING '9' FROM 1 FOR 1)
       WHERE position = 1 RETURNING image_id AS id`,
    );
  });
  const body = Buffer.from('a picture');
  for (const { id } of rows)
    for (const size of ['320.webp', '640.webp'])
      await objects.put(`derivatives/${id}/${size}`, body, { size: body.length, contentType: 'image/webp' });
}
