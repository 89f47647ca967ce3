export { addEpisode, writeNewEpisode } from './addEpisode.ts';
export { announceScheduledEpisodes } from './announceScheduledEpisodes.ts';
export type { EpisodeInput } from './checkEpisode.ts';
export { deleteEpisode, restoreEpisode } from './deleteEpisode.ts';
export { guardWalls } from './graphql/guardWalls.ts';
export { EpisodeConnection, EpisodeRef } from './graphql/refs.ts';
export { EpisodeInputRef, StartPositionEnum } from './graphql/inputs.ts';
export {
  episodeCountLoader,
  episodeLoader,
  episodeNumbersLoader,
  firstEpisodeLoader,
  loadVisibleEpisode,
  reloadEpisode,
  visibleEpisodesLoader,
} from './loaders.ts';
export { listAllEpisodesOfWork, listVisibleEpisodesOfWork, type EpisodesOfWork } from './lists.ts';
export { canEditEpisode, canSeeEpisode } from './policy.ts';
export { findEpisodes, type EpisodeRecord } from './store/episodes.ts';
export { findPages, type PageRecord } from './store/pages.ts';
export { suspendEpisode } from './suspendEpisode.ts';
export { updateEpisode } from './updateEpisode.ts';
export { canSeeBehindWalls, loadBehindWalls } from './walls.ts';
