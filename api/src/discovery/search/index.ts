export { reindexSearch } from './reindexSearch.ts';
export { indexCreators, indexWorks, refreshPopularity } from './store/searchIndex.ts';
