export { addEpisode, writeNewEpisode } from './addEpisode.ts';
export { announceScheduledEpisodes } from './announceScheduledEpisodes.ts';
export type { EpisodeInput } from './checkEpisode.ts';
export { deleteEpisode, restoreEpisode } from './deleteEpisode.ts';
export { EpisodeConnection, EpisodeRef } from './graphql/refs.ts';
export { EpisodeInputRef } from './graphql/inputs.ts';
export { episodeLoader, firstEpisodeLoader, loadVisibleEpisode } from './loaders.ts';
export { canReadPages, canSeeEpisode, canSkipFanwall } from './policy.ts';
export {
  countVisibleEpisodes,
  findEpisodes,
  listAllEpisodes,
  listTimelineEpisodes,
  listVisibleEpisodes,
  type EpisodeRecord,
} from './store/episodes.ts';
export { updateEpisode } from './updateEpisode.ts';
