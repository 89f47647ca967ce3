import type { Lifecycle } from '../../database/index.ts';
import { heldScreenNames } from './store/heldScreenNames.ts';
import { privateProfiles } from './store/privateProfiles.ts';
import { sites } from './store/sites.ts';
import { users } from './store/users.ts';

export const sitesLifecycle: Lifecycle = {
  name: 'people/sites',
  tables: [heldScreenNames, privateProfiles, sites, users],
};
