import type { Services } from '../../graphql/context.ts';
import { removePictures } from '../../media/images/index.ts';
import { forgetStalePreviews } from '../../publications/previews/index.ts';

/**
 * Deletes what is over: what has been in the trash long enough, what was good for a while, pictures nothing refers to. Each
 * part does so in a transaction of its own, so that nobody waits for all of them; then the bytes go.
 */
export async function purgeTrash(services: Services): Promise<void> {
  for (const { purge } of services.lifecycles) if (purge) await services.database.transact(purge);
  await removePictures(services);
  await forgetStalePreviews(services);
}
