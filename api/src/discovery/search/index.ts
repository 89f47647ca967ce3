export { reindexSearch } from './reindexSearch.ts';
