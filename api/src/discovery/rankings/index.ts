export { rankedDay } from './periods.ts';
export { refreshHotLists } from './refreshHotLists.ts';
export { refreshRankings, type RefreshedRankings } from './refreshRankings.ts';
export { rankingsLifecycle } from './lifecycle.ts';
