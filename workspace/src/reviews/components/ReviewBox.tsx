import { ButtonLink } from '@komawari/ui/components';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { generatePath } from 'react-router';
import reviewBoxTexts from '../../messages/reviewBox.js';
import { paths } from '../../shared/routes.ts';
import { useOpenNotes } from '../useOpenNotes.ts';

/** What an editor or a friend said, in the editor of the episode, and the way to links and notes. */
export function ReviewBox({ workId, episodeId }: { workId: string; episodeId: string }) {
  const { box: texts } = useTexts(reviewBoxTexts);
  const { count, openLinks } = useOpenNotes(episodeId);
  return (
    <section className="box stack" aria-labelledby="review-box">
      <h2 id="review-box">{texts.title()}</h2>
      <p className="small soft">{reviewLabel(count, openLinks)}</p>
      <div>
        <ButtonLink icon="link" href={generatePath(paths.reviewEpisode, { workId, episodeId })}>
          {count > 0 ? texts.read() : texts.open()}
        </ButtonLink>
      </div>
    </section>
  );
}

function reviewLabel(count: number, openLinks: number): string {
  const { box: texts } = textsOf(reviewBoxTexts);
  if (count > 0) return texts.notes({ count });
  return openLinks > 0 ? texts.links({ count: openLinks }) : texts.none();
}
