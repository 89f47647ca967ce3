import { Button, Dialog, Link, Notice } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { messageOfError } from '@komawari/ui/graphql';
import { useMutation } from '@komawari/ui/graphql/react';
import { useId, useState } from 'react';
import type { GetShareImageWorkQuery, PostShareImageInput } from '../../gql/graphql.ts';
import { paths } from '../../shared/routes.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { PostShareImage } from '../operations/PostShareImage.ts';

type Viewer = Extract<GetShareImageWorkQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** The X account of the creator, where there is one. */
export type XAccount = Pick<Viewer, 'canLinkX' | 'xOAuthToken'>;

interface PostOnXProps {
  account: XAccount;
  input: PostShareImageInput;
  /** Where the image lies. */
  address: string;
  /** Whether the words are as long as they may be. */
  canPost: boolean;
}

/** Posts the image on X, after the post was seen as it goes out. Without a link it leads to one. */
export function PostOnX({ account: { canLinkX, xOAuthToken: link }, ...post }: PostOnXProps) {
  if (link && link.endedAt == null) return <Post {...post} screenName={link.screenName} />;
  if (!canLinkX) return null;
  // In a tab of its own: what is written here stays.
  const linkPage = (words: string) => (
    <Link className="link" href={paths.xLink} target="_blank">
      {words}
    </Link>
  );
  return (
    <p className="small soft">
      {link ? (
        <>
          The link to @{link.screenName} has ended. {linkPage('Link it again')} to post from here.{' '}
        </>
      ) : (
        <>To post from here, {linkPage('link your X account')}. </>
      )}
      The file works without it.
    </p>
  );
}

function Post({ input, address, canPost, screenName }: Omit<PostOnXProps, 'account'> & { screenName: string }) {
  const reasonId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefresh();
  const { mutate, isPending, data, error } = useMutation(PostShareImage, {
    onError: () => undefined,
    onSuccess: ({ postShareImage: { url, problems } }) => {
      if (url) flash.set({ body: 'Posted on X', type: 'success' });
      // What the link is now, the page asks for anew.
      if (url || problems.some(({ code }) => code === 'X_ENDED')) return refresh('RegisteredViewer');
    },
    onSettled: () => setIsAsking(false),
  });
  const problem = data?.postShareImage.problems[0];
  const failure = error ? messageOfError(error) : problem?.message;
  const url = data?.postShareImage.url;
  return (
    <>
      {failure ? (
        <Notice tone="danger" live>
          {problem?.code === 'X_UNKNOWN' ? null : <b>Nothing was posted. </b>}
          {failure}
        </Notice>
      ) : null}
      <Button size="lg" wide disabled={!canPost} reasonId={reasonId} onClick={() => setIsAsking(true)}>
        Post on X
      </Button>
      <p id={reasonId} className="tiny soft">
        {canPost
          ? null
          : 'X takes a text of up to 280, where kana and kanji count twice, and up to 1,000 for the image. '}
        As <b>@{screenName}</b>. You see the post before it goes out.{' '}
        {url ? (
          <a className="link" href={url} target="_blank" rel="noreferrer">
            Open the post
          </a>
        ) : null}
      </p>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Post this as @${screenName}?`}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              Back
            </Button>
            <Button variant="primary" busy={isPending} busyWord="Posting" onClick={() => mutate({ input })}>
              Post now
            </Button>
          </>
        }
      >
        <p className="share__post" lang="ja">
          {input.text}
        </p>
        <img className="share__posted" src={address} alt={input.altText} />
      </Dialog>
    </>
  );
}
