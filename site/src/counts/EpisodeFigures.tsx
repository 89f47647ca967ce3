import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import countsTexts from '../messages/counts.js';
import { Count } from './Count.tsx';

interface Props {
  episode: { id: string; likeCount: number; statistic: { commentCount: number } };
}

/** How often an episode was liked and commented on, in the line below its title. */
export function EpisodeFigures({ episode: { id, likeCount, statistic } }: Props) {
  const { figures } = useTexts(countsTexts);
  return (
    <>
      <span>
        <Icon name="heart" />
        <span className="sr">{figures.likes()} </span>
        <Count of="episode" id={id} field="likeCount" value={likeCount} />
      </span>
      <span>
        <Icon name="chat" />
        <span className="sr">{figures.comments()} </span>
        <Count of="episode" id={id} field="commentCount" value={statistic.commentCount} />
      </span>
    </>
  );
}
