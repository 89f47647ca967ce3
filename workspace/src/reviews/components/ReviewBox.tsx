import { ButtonLink } from '@komawari/ui/components';
import { generatePath } from 'react-router';
import { paths } from '../../shared/routes.ts';
import { useOpenNotes } from '../useOpenNotes.ts';

/** What an editor or a friend said, in the editor of the episode, and the way to links and notes. */
export function ReviewBox({ workId, episodeId }: { workId: string; episodeId: string }) {
  const { count, openLinks } = useOpenNotes(episodeId);
  return (
    <section className="box stack" aria-labelledby="review-box">
      <h2 id="review-box">Private review</h2>
      <p className="small soft">{reviewLabel(count, openLinks)}</p>
      <div>
        <ButtonLink icon="link" href={generatePath(paths.reviewEpisode, { workId, episodeId })}>
          {count > 0 ? 'Read the notes' : 'Links and notes'}
        </ButtonLink>
      </div>
    </section>
  );
}

function reviewLabel(count: number, openLinks: number): string {
  if (count > 0) return count === 1 ? '1 note waits on the pages.' : `${count} notes wait on the pages.`;
  if (openLinks > 0) return openLinks === 1 ? '1 link is open.' : `${openLinks} links are open.`;
  return 'Show it to an editor or a friend before anybody else, and get notes on the pages.';
}
