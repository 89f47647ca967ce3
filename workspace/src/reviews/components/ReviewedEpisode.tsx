import { Button, Notice } from '@komawari/ui/components';
import { formatEpisodeHeading, formatExact } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import reviewsTexts from '../../messages/reviews.js';
import { WorkLanguageContext } from '../../shared/workLanguage.ts';
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
  const { reviewed: texts } = useTexts(reviewsTexts);
  const [isReading, setIsReading] = useState(false);
  const heading = formatEpisodeHeading(review);
  const notes = numberNotes(review.notes);
  const lost = notes.filter(({ pageId }) => pageId == null);
  const given = { token, visit, onVisit, refetch, creatorName: review.creatorName };
  return (
    <WorkLanguageContext value={review.workLanguage}>
      <title>{`${heading} | Komawari`}</title>
      <header className="ws-head">
        <div>
          <p className="small muted" lang={review.workLanguage}>
            {review.workTitle}
          </p>
          <h1 lang={review.workLanguage}>{heading}</h1>
          <p className="small muted">
            <Sentence
              text={texts.by()}
              parts={{ name: <span lang={UNRECORDED_LANGUAGE}>{review.creatorName}</span> }}
            />
          </p>
        </div>
        <Button variant="ink" icon="book" onClick={() => setIsReading(true)}>
          {texts.read()}
        </Button>
      </header>
      <Notice>
        <Sentence text={texts.lead()} parts={{ time: <span lang="ja">{formatExact(review.expiresAt)}</span> }} />
      </Notice>
      {review.pages.length === 0 ? <p className="soft">{texts.noPages()}</p> : null}
      {review.pages.map((page) => (
        <PinnedPage key={page.id} page={page} notes={notes.filter(({ pageId }) => pageId === page.id)} {...given} />
      ))}
      {lost.length > 0 ? <PinnedPage page={null} notes={lost} {...given} /> : null}
      {isReading ? (
        <ReaderPreview
          onClose={() => setIsReading(false)}
          {...previewOfReview(review)}
          heading={heading}
          endWords={texts.end()}
        />
      ) : null}
    </WorkLanguageContext>
  );
}
