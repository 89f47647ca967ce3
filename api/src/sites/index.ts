export { createUser } from './createProfile.ts';
export { SiteRef, UserRef } from './graphql/refs.ts';
export { isWatching, loadUser, userLoader } from './loaders.ts';
export { canSeeSite } from './policy.ts';
export { findUserByScreenName, findUsers, type UserRecord } from './store/users.ts';
export { updateProfile } from './updateProfile.ts';
export { updateSite } from './updateSite.ts';
