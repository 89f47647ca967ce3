import { Button, Notice, Skeleton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useParams } from 'react-router';
import reviewsTexts from '../../messages/reviews.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { NotFoundMessage } from '../../shared/components/NotFoundMessage.tsx';
import { Waiting } from '../../shared/components/Waiting.tsx';
import { LinkPassword } from '../components/LinkPassword.tsx';
import { ReviewedEpisode } from '../components/ReviewedEpisode.tsx';
import { useReview } from '../useReview.ts';

/** What a private link shows: an episode, and what those with the link say about it. */
export function ReviewPage() {
  const { link: texts } = useTexts(reviewsTexts);
  const { token = '' } = useParams();
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <meta name="referrer" content="no-referrer" />
      <main id="main" className="wrap review stack stack--lg" tabIndex={-1}>
        <OpenedLink key={token} token={token} />
      </main>
    </>
  );
}

function OpenedLink({ token }: { token: string }) {
  const { link: texts } = useTexts(reviewsTexts);
  const { visit, status, query, open, change, retry } = useReview(token);
  if (status === 'gone') return <NotFoundMessage />;
  if (status === 'password') return <LinkPassword onOpen={open} />;
  if (status === 'failed')
    return (
      <Notice tone="danger" action={<Button onClick={retry}>{texts.tryAgain()}</Button>}>
        {texts.failed()}
      </Notice>
    );
  if (!visit) return <Waiting>{skeleton}</Waiting>;
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ review }) => (
        <ReviewedEpisode review={review} token={token} visit={visit} onVisit={change} refetch={query.refetch} />
      )}
    </Loaded>
  );
}

const skeleton = <Skeleton kind="box" count={3} />;
