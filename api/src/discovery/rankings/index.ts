export { rankedDay } from './periods.ts';
export { refreshHotLists } from './refreshHotLists.ts';
export { refreshRankings } from './refreshRankings.ts';
export { rankingsLifecycle } from './lifecycle.ts';
