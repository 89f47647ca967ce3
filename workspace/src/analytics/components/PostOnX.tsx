import { Button, Dialog, Link, Notice } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { mayBeSaved, messageOfError } from '@komawari/ui/graphql';
import { useMutation } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useId, useState } from 'react';
import analyticsTexts from '../../messages/analytics.js';
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
  const { post: texts } = useTexts(analyticsTexts);
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
      <Sentence text={link ? texts.ended({ name: link.screenName }) : texts.toPost()} parts={{ link: linkPage }} />
    </p>
  );
}

function Post({ input, address, canPost, screenName }: Omit<PostOnXProps, 'account'> & { screenName: string }) {
  const { post: texts } = useTexts(analyticsTexts);
  const reasonId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefresh();
  const { mutate, isPending, data, error } = useMutation(PostShareImage, {
    handles: 'ALL',
    onSuccess: ({ postShareImage: { url, problems } }) => {
      if (url) flash.set({ body: texts.posted(), type: 'success' });
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
          {problem?.code === 'X_UNKNOWN' || mayBeSaved(error) ? null : <b>{texts.nothing()} </b>}
          {failure}
        </Notice>
      ) : null}
      <Button size="lg" wide disabled={!canPost} reasonId={reasonId} onClick={() => setIsAsking(true)}>
        {texts.post()}
      </Button>
      <p id={reasonId} className="tiny soft">
        {canPost ? null : `${texts.tooLong()} `}
        <Sentence text={texts.as({ name: screenName })} />{' '}
        {url ? (
          <a className="link" href={url} target="_blank" rel="noreferrer">
            {texts.open()}
          </a>
        ) : null}
      </p>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.ask({ name: screenName })}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {texts.back()}
            </Button>
            <Button variant="primary" busy={isPending} busyWord={texts.posting()} onClick={() => mutate({ input })}>
              {texts.postNow()}
            </Button>
          </>
        }
      >
        <p className="share__post" lang={UNRECORDED_LANGUAGE}>
          {input.text}
        </p>
        <img className="share__posted" src={address} alt={input.altText} />
      </Dialog>
    </>
  );
}
