import { Button, Notice } from '@komawari/ui/components';
import { formatEpisodeHeading, formatExact } from '@komawari/ui/format';
import { useState } from 'react';
import { ReaderPreview } from '../../readerPreview/index.ts';
import { previewOfReview } from '../previewOfReview.ts';
import { numberNotes } from '../notes.ts';
import type { GetReviewQuery } from '../../gql/graphql.ts';
import type { Visit } from '../visits.ts';
import { PinnedPage } from './PinnedPage.tsx';

export type Review = GetReviewQuery['review'];

export interface ReviewedEpisodeProps {
  review: Review;
  token: string;
  visit: Visit;
  onVisit: (visit: Visit) => void;
  refetch: () => Promise<unknown>;
}

/** An episode as somebody with a link reads it and says what they think. */
export function ReviewedEpisode({ review, token, visit, onVisit, refetch }: ReviewedEpisodeProps) {
  const [isReading, setIsReading] = useState(false);
  const heading = formatEpisodeHeading(review);
  const notes = numberNotes(review.notes);
  const lost = notes.filter(({ pageId }) => pageId == null);
  const given = { token, visit, onVisit, refetch, creatorName: review.creatorName };
  return (
    <>
      <title>{`${heading} | Komawari`}</title>
      <header className="ws-head">
        <div>
          <p className="small muted" lang="ja">
            {review.workTitle}
          </p>
          <h1 lang="ja">{heading}</h1>
          <p className="small muted">
            by <span lang="ja">{review.creatorName}</span>
          </p>
        </div>
        <Button variant="ink" icon="book" onClick={() => setIsReading(true)}>
          Read it
        </Button>
      </header>
      <Notice>
        This is a private link, open until <span lang="ja">{formatExact(review.expiresAt)}</span>. Notes are read by the
        creator and by everybody with this link.
      </Notice>
      {review.pages.length === 0 ? <p className="soft">This episode has no pages yet. Come back later.</p> : null}
      {review.pages.map((page) => (
        <PinnedPage key={page.id} page={page} notes={notes.filter(({ pageId }) => pageId === page.id)} {...given} />
      ))}
      {lost.length > 0 ? <PinnedPage page={null} notes={lost} {...given} /> : null}
      {isReading ? (
        <ReaderPreview
          onClose={() => setIsReading(false)}
          {...previewOfReview(review)}
          heading={heading}
          endWords="The end. Close it to pin notes to the pages."
        />
      ) : null}
    </>
  );
}
