import { Icon } from '@komawari/ui/icons';
import { Count } from './Count.tsx';

interface Props {
  episode: { id: string; likeCount: number; statistic: { commentCount: number } };
}

/** How often an episode was liked and commented on, in the line below its title. */
export function EpisodeFigures({ episode: { id, likeCount, statistic } }: Props) {
  return (
    <>
      <span>
        <Icon name="heart" />
        <span className="sr">Likes </span>
        <Count of="episode" id={id} field="likeCount" value={likeCount} />
      </span>
      <span>
        <Icon name="chat" />
        <span className="sr">Comments </span>
        <Count of="episode" id={id} field="commentCount" value={statistic.commentCount} />
      </span>
    </>
  );
}
