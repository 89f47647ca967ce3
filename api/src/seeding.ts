/**
 * What a seed is made with: the same use cases as for everybody, and the few writes that only a seed makes, because it tells a
 * story that has already happened.
 */
export { insertComment } from './comments/index.ts';
export type { Database, Transaction } from './database/index.ts';
export { addEpisode, type EpisodeInput } from './episodes/index.ts';
export type { Services } from './graphql/context.ts';
export { hashPassword, insertAccount, insertEmailProvider } from './identity/index.ts';
export { createImage } from './images/index.ts';
export type { Actor } from './kernel/actor.ts';
export type { Outcome } from './kernel/errors.ts';
export { changeLikes, insertBookmark, writeWatch } from './reading/index.ts';
export { createUser, updateProfile, updateSite } from './sites/index.ts';
export { createWork, refreshFirstPublication } from './works/index.ts';
