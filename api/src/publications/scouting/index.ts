export { ScoutMessageRef } from './graphql/ScoutMessage.ts';
export { listScouting } from './listScouting.ts';
export { scoutMessageLoader } from './loaders.ts';
export { canSeeScoutMessage } from './policy.ts';
export { sendScoutMessage } from './sendScoutMessage.ts';
export type { ScoutedEntry } from './store/entrants.ts';
export { scoutingLifecycle } from './lifecycle.ts';
