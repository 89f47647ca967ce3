export { GRAM_PREFIXES, pairsOf, type Scope } from './grams.ts';
export {
  indexCreatorNames,
  indexCreators,
  indexWorks,
  listCreatorsToIndex,
  listWorksToIndex,
  refreshPopularity,
} from './store/searchIndex.ts';
export { indexEpisodes, listEpisodesToIndex } from './store/episodeIndex.ts';
export { searchIndexLifecycle } from './lifecycle.ts';
