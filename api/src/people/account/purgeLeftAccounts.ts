import { randomBytes } from 'node:crypto';
import type { Needs } from '../../graphql/context.ts';
import { claimLeftAccounts } from '../identity/index.ts';
import { deletePicture } from '../../media/images/index.ts';
import { addKeeper } from './addKeeper.ts';
import { hasBuyers, listCardSubjects, listPictures } from './store/deletion.ts';

/** Really deletes the accounts whose 14 days are over: bytes first, then rows, so that a run that was cut off is repeated. */
export async function purgeLeftAccounts(services: Needs<'database' | 'objects' | 'lifecycles'>): Promise<void> {
  for (const accountId of await claimLeftAccounts(services.database)) await purge(services, accountId);
}

/**
 * What stays, without a name: that somebody read or liked something on a day, which closed rankings have counted; that a
 * report was decided; what readers bought, for them alone; and the hash of the screen name for as long as it is held. With its id stays only what the operators'
 * trail (moderation_log) says was decided about it: that trail is never changed.
 */
async function purge(
  { database, objects, lifecycles }: Needs<'database' | 'objects' | 'lifecycles'>,
  accountId: string,
): Promise<void> {
  const prefixes = [
    `exports/${accountId}/`,
    ...(await listCardSubjects(database, accountId)).map((id) => `previews/${id}/`),
  ];
  for (const prefix of prefixes) for await (const { key } of objects.list(prefix)) await objects.delete(key);
  if (await hasBuyers(database, accountId))
    await database.transact(async (tx) => {
      const keeperId = await addKeeper(tx);
      for (const { keepForBuyers } of lifecycles) await keepForBuyers?.(tx, { accountId, keeperId });
    });
  for (const id of await listPictures(database, accountId)) await deletePicture(objects, id);
  // A random name: nothing leads back from it, and what one person did stays the doing of one.
  const nobody = `deleted:${randomBytes(12).toString('base64url')}`;
  await database.transact(async (tx) => {
    for (const { forgetAccount } of lifecycles) await forgetAccount?.(tx, { accountId, nobody });
  });
}
