import { forgetPersonalInfo } from '../../publications/contestApplications/index.ts';
import type { Services } from '../../graphql/context.ts';
import { removePictures } from '../../media/images/index.ts';
import { forgetOldLookups } from '../../media/links/index.ts';
import { forgetOldMails } from '../../mail/index.ts';
import { forgetStalePreviews } from '../../publications/previews/index.ts';
import { deleteOldTokens } from '../../people/identity/index.ts';
import { deleteOldViewAsAudits } from '../../people/viewAs/index.ts';
import { deleteOldDeliveries } from '../../people/webhooks/index.ts';

/** decisions 4.11: what is in the trash for 30 days is gone for good. */
const TRASH_DAYS = 30;

/** Deletes what has been in the trash long enough, one-time tokens that are over and pictures nothing refers to. */
export async function purgeTrash(services: Services): Promise<void> {
  const { database } = services;
  await database.transact(async (tx) => {
    await tx.query('purgeWorks', `DELETE FROM works WHERE deleted_at < now() - interval '${TRASH_DAYS} days'`);
    await tx.query('purgeEpisodes', `DELETE FROM episodes WHERE deleted_at < now() - interval '${TRASH_DAYS} days'`);
    await tx.query(
      'purgeIllustrations',
      `DELETE FROM illustrations WHERE deleted_at < now() - interval '${TRASH_DAYS} days'`,
    );
    await forgetPersonalInfo(tx);
    await forgetOldLookups(tx);
    await tx.query('purgeTokens', 'DELETE FROM used_tokens WHERE expires_at < now()');
    // A month longer than they live, so that an old link still says what became of it.
    await tx.query('purgeMailActions', `DELETE FROM mail_actions WHERE expires_at < now() - interval '30 days'`);
    await tx.query('purgeDecoys', 'DELETE FROM mail_actions WHERE account_id IS NULL AND expires_at < now()');
    await deleteOldViewAsAudits(tx);
    await deleteOldTokens(tx);
    await deleteOldDeliveries(tx);
    await forgetOldMails(tx);
    await tx.query('purgeSocialAttempts', 'DELETE FROM social_attempts WHERE expires_at < now()');
    await tx.query('purgeThrottles', 'DELETE FROM throttles WHERE window_ends_at < now()');
    await tx.query(
      'purgeSessions',
      `DELETE FROM sessions WHERE coalesce(revoked_at, expires_at) < now() - interval '30 days'`,
    );
  });
  await database.transact((tx) =>
    tx.query(
      'purgeImages',
      // A week of grace: a picture is uploaded before the form that uses it is saved.
      `WITH gone AS (DELETE FROM images i WHERE i.created_at < now() - interval '7 days'
         AND NOT EXISTS (SELECT 1 FROM pages p WHERE p.image_id = i.id) AND NOT EXISTS (SELECT 1 FROM works w WHERE w.cover_image_id = i.id)
         AND NOT EXISTS (SELECT 1 FROM users u WHERE u.icon_image_id = i.id) AND NOT EXISTS (SELECT 1 FROM sites s WHERE s.hero_image_id = i.id)
         AND NOT EXISTS (SELECT 1 FROM episodes e WHERE e.thumbnail_image_id = i.id)
         AND NOT EXISTS (SELECT 1 FROM images c WHERE c.cropped_from = i.id)
         AND NOT EXISTS (SELECT 1 FROM episode_versions v WHERE v.image_ids @> ARRAY[i.id])
         AND NOT EXISTS (SELECT 1 FROM other_image_uses o WHERE o.image_id = i.id) RETURNING i.id)
       INSERT INTO image_removals (image_id, due_at) SELECT id, now() FROM gone`,
    ),
  );
  await removePictures(services);
  await forgetStalePreviews(services);
}
