export { findRunningPostgres } from './findRunningPostgres.ts';
export { type PostgresOptions, type RunningPostgres, startPostgres } from './startPostgres.ts';
export { stopPredecessor } from './stopPredecessor.ts';
