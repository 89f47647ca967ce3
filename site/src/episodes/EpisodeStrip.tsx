import type { EpisodeCardFieldsFragment } from '../gql/graphql.ts';
import { ListedEpisode } from './ListedEpisode.tsx';

/** Episodes side by side. */
export function EpisodeStrip({ episodes }: { episodes: readonly EpisodeCardFieldsFragment[] }) {
  return (
    <ul className="strip scroll-x">
      {episodes.map((episode) => (
        <ListedEpisode key={episode.id} episode={episode} />
      ))}
    </ul>
  );
}
