import type { Lifecycle } from '../../database/index.ts';
import { heldScreenNames, holdScreenName } from './store/heldScreenNames.ts';
import { privateProfiles } from './store/privateProfiles.ts';
import { sites } from './store/sites.ts';
import { users, deleteUser, findUsers } from './store/users.ts';
import { collectPerson } from './store/ownData.ts';

export const sitesLifecycle: Lifecycle = {
  name: 'people/sites',
  tables: [heldScreenNames, privateProfiles, sites, users],
  async forgetAccount(tx, { accountId }) {
    const user = (await findUsers(tx, [accountId])).get(accountId);
    // Nobody else gets the name for a while, so that nobody is taken for the person who had it.
    if (user) await holdScreenName(tx, user.screenName, accountId);
    await deleteUser(tx, accountId);
  },
  collectData: collectPerson,
};
