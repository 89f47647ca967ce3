import { generatePath } from 'react-router';
import { paths } from '../shared/routes.ts';

/** Where its buyers read an episode that is not public any more. */
export const purchasedEpisodePath = (episodeId: string): string => generatePath(paths.purchasedEpisode, { episodeId });
