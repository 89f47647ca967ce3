import { Button, ButtonLink, Picture, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useQuery } from '@komawari/ui/graphql/react';
import { generatePath } from 'react-router';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { paths } from '../../shared/routes.ts';
import { GetWorkspaceIllustrationCreationCompletion } from '../operations/GetWorkspaceIllustrationCreationCompletion.ts';

/** What became of a new illustration, and the ways on: share it, look at it, make another. */
export function IllustrationDone({ id }: { id: string }) {
  const query = useQuery(GetWorkspaceIllustrationCreationCompletion, { id });
  return (
    <Loaded query={query} skeleton={<Skeleton kind="box" count={1} />}>
      {({ illustration }) => (
        <section className="box stack done" aria-labelledby="done-heading">
          <title>{`${illustration.title} | Komawari`}</title>
          <span className="done__picture">
            <Picture source={illustration.firstImage} sizes="320px" alt="" eager />
          </span>
          <h1 id="done-heading">{illustration.isOpen ? 'Your illustration is out' : 'Your illustration is saved'}</h1>
          <p className="soft">
            <b lang="ja">{illustration.title}</b>
            {illustration.isOpen
              ? ` is on your site and in the timeline, with ${countPictures(illustration.imageCount)}.`
              : ' is closed: only you see it until you open it.'}
          </p>
          <div className="row">
            {illustration.isOpen ? <Ways id={id} title={illustration.title} /> : null}
            <ButtonLink href={generatePath(paths.illustration, { illustrationId: id })} icon="pen">
              Edit
            </ButtonLink>
            <ButtonLink href={paths.newIllustration} variant="quiet" icon="plus">
              Another one
            </ButtonLink>
          </div>
        </section>
      )}
    </Loaded>
  );
}

const countPictures = (count: number): string => (count === 1 ? 'one picture' : `${count} pictures`);

function Ways({ id, title }: { id: string; title: string }) {
  const url = `${location.origin}/illustrations/${id}`;
  const text = new URLSearchParams({ text: title, url });

  async function share(): Promise<void> {
    if ('share' in navigator) {
      // Closing the sheet rejects; that is an answer, not a failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url);
      flash.set({ body: 'Link copied', type: 'success' });
    } catch {
      flash.set({ body: 'The link could not be copied.', type: 'error' });
    }
  }

  return (
    <>
      <ButtonLink href={`/illustrations/${id}`} variant="primary" icon="eye">
        View
      </ButtonLink>
      <Button icon="share" onClick={() => void share()}>
        Share
      </Button>
      <ButtonLink href={`https://x.com/intent/post?${text}`}>Post on X</ButtonLink>
    </>
  );
}
