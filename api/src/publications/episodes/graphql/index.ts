import './Page.ts';
import './Episode.ts';
import './mutations.ts';
import './ownEpisodes.ts';
import './changeEpisodeStatuses.ts';
import './EpisodeVersion.ts';
import './episodesOfWork.ts';
import './createWork.ts';
