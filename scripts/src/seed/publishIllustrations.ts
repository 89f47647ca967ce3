import { type Services, createIllustration } from '@komawari/api/seeding';
import type { DemoCreator } from '@komawari/demo';
import { type Person, expectDone } from './people.ts';
import type { Published } from './publishWorks.ts';
import type { Pictures } from './uploadPictures.ts';

/** Publishes the illustrations of a creator that are not there yet, and tells them as past. */
export async function publishIllustrations(
  services: Services,
  owner: Person,
  creator: DemoCreator,
  pictures: Pictures,
  { works }: Published,
): Promise<void> {
  const rows = await services.database.query<{ title: string }>(
    'listDemoIllustrations',
    'SELECT title FROM illustrations WHERE user_id = $1',
    [owner.actor.accountId],
  );
  const found = new Set(rows.map(({ title }) => title));
  for (const { title, description, work, isOpen, publishedHoursAgo, pictures: drawn } of creator.illustrations) {
    if (found.has(title)) continue;
    const images = drawn.map(({ key, altText }) => ({ imageId: pictures.get(key) ?? '', altText }));
    const workId = work === null ? null : (works.get(work) ?? null);
    const id = expectDone(
      `illustration ${title}`,
      await createIllustration(services, owner.actor, { title, description, isOpen, workId, images }),
    );
    await services.database.query(
      'backdateIllustration',
      `UPDATE illustrations SET created_at = now() - $2 * interval '1 hour', updated_at = now() - $2 * interval '1 hour',
         first_opened_at = CASE WHEN is_open THEN now() - $2 * interval '1 hour' END WHERE id = $1`,
      [id, publishedHoursAgo],
    );
  }
}
