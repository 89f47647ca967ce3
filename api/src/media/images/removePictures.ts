import type { Needs } from '../../graphql/context.ts';
import { deletePicture } from './deletePicture.ts';
import { claimRemoval, imageRemovals } from './store/removals.ts';

/**
 * Removes the bytes of every picture that is due to go: it was deleted, or never got whole. What cannot be removed now stays
 * noted, and the next run takes it up.
 */
export async function removePictures({ database, objects }: Needs<'database' | 'objects'>): Promise<void> {
  const removeOne = () =>
    database.transact(async (tx) => {
      const id = await claimRemoval(tx);
      if (id === null) return false;
      await deletePicture(objects, id);
      await imageRemovals.delete(tx, id);
      return true;
    });
  while (await removeOne());
}
