import { Button, ButtonLink, Picture, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { languageOfWork } from '@komawari/ui/writtenLanguage';
import { generatePath } from 'react-router';
import illustrationsTexts from '../../messages/illustrations.js';
import { copyText } from '../../shared/copyText.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { paths } from '../../shared/routes.ts';
import { GetWorkspaceIllustrationCreationCompletion } from '../operations/GetWorkspaceIllustrationCreationCompletion.ts';

/** What became of a new illustration, and the ways on: share it, look at it, make another. */
export function IllustrationDone({ id }: { id: string }) {
  const { done: texts } = useTexts(illustrationsTexts);
  const query = useQuery(GetWorkspaceIllustrationCreationCompletion, { id });
  return (
    <Loaded query={query} skeleton={<Skeleton kind="box" count={1} />}>
      {({ illustration }) => (
        <section className="box stack done" aria-labelledby="done-heading">
          <title>{`${illustration.title} | Komawari`}</title>
          <span className="done__picture">
            <Picture source={illustration.firstImage} sizes="320px" alt="" eager />
          </span>
          <h1 id="done-heading">{illustration.isOpen ? texts.isOut() : texts.isSaved()}</h1>
          <p className="soft">
            <Sentence
              text={illustration.isOpen ? texts.open({ count: illustration.imageCount }) : texts.closed()}
              parts={{ title: <b lang={languageOfWork(illustration.work)}>{illustration.title}</b> }}
            />
          </p>
          <div className="row">
            {illustration.isOpen ? <Ways id={id} title={illustration.title} /> : null}
            <ButtonLink href={generatePath(paths.illustration, { illustrationId: id })} icon="pen">
              {texts.edit()}
            </ButtonLink>
            <ButtonLink href={paths.newIllustration} variant="quiet" icon="plus">
              {texts.another()}
            </ButtonLink>
          </div>
        </section>
      )}
    </Loaded>
  );
}

function Ways({ id, title }: { id: string; title: string }) {
  const { done: texts, list } = useTexts(illustrationsTexts);
  const url = `${location.origin}/illustrations/${id}`;
  const text = new URLSearchParams({ text: title, url });

  async function share(): Promise<void> {
    if ('share' in navigator) {
      // Closing the sheet rejects; that is an answer, not a failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await copyText(url, { copied: texts.copied(), notCopied: texts.notCopied() });
  }

  return (
    <>
      <ButtonLink href={`/illustrations/${id}`} variant="primary" icon="eye">
        {list.view()}
      </ButtonLink>
      <Button icon="share" onClick={() => void share()}>
        {texts.share()}
      </Button>
      <ButtonLink href={`https://x.com/intent/post?${text}`}>{texts.onX()}</ButtonLink>
    </>
  );
}
