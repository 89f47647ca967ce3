import { randomBytes } from 'node:crypto';
import type { Services } from '../../graphql/context.ts';
import { claimLeftAccounts } from '../identity/index.ts';
import { deletePicture } from '../../media/images/index.ts';
import { findUsers, holdScreenName } from '../sites/index.ts';
import { deleteRowsOfAccount, type ForgetAccount } from './store/deleteRows.ts';
import { listCardSubjects, listPictures } from './store/deletion.ts';

/** Really deletes the accounts whose 14 days are over: bytes first, then rows, so that a run that was cut off is repeated. */
export async function purgeLeftAccounts(services: Services, forgetElsewhere: ForgetAccount): Promise<void> {
  for (const accountId of await claimLeftAccounts(services.database)) await purge(services, accountId, forgetElsewhere);
}

async function purge(services: Services, accountId: string, forgetElsewhere: ForgetAccount): Promise<void> {
  const { database, objects } = services;
  for (const id of await listPictures(database, accountId)) await deletePicture(objects, id);
  const prefixes = [
    `exports/${accountId}/`,
    ...(await listCardSubjects(database, accountId)).map((id) => `previews/${id}/`),
  ];
  for (const prefix of prefixes) for await (const { key } of objects.list(prefix)) await objects.delete(key);
  await database.transact(async (tx) => {
    const user = (await findUsers(tx, [accountId])).get(accountId);
    // Nobody else gets the name for a while, so that nobody is taken for the person who had it.
    if (user) await holdScreenName(tx, user.screenName, accountId);
    // A random name: nothing leads back from it, and what one person did stays the doing of one.
    await deleteRowsOfAccount(tx, accountId, `deleted:${randomBytes(12).toString('base64url')}`, forgetElsewhere);
  });
}
