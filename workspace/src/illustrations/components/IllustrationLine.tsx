import { ButtonLink, Link, Picture, StateLabel } from '@komawari/ui/components';
import { formatDay } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import { languageOfWork } from '@komawari/ui/writtenLanguage';
import { generatePath } from 'react-router';
import illustrationsTexts from '../../messages/illustrations.js';
import { SuspendedLabel } from '../../shared/components/SuspendedNotice.tsx';
import { paths } from '../../shared/routes.ts';
import { useNow } from '../../shared/useNow.ts';
import type { GetWorkspaceIllustrationsQuery } from '../../gql/graphql.ts';

type Viewer = Extract<GetWorkspaceIllustrationsQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Listed = Viewer['illustrations']['edges'][number]['node'];

/** An illustration in the creator's list. */
export function IllustrationLine({ illustration }: { illustration: Listed }) {
  const { list: texts, fields } = useTexts(illustrationsTexts);
  const now = useNow();
  const href = generatePath(paths.illustration, { illustrationId: illustration.id });
  return (
    <li className="works__line">
      <Link className="works__square" href={href} tabIndex={-1} aria-hidden="true">
        <Picture source={illustration.firstImage} sizes="72px" alt="" />
      </Link>
      <div className="grow">
        <h2 className="works__title clamp2" lang={languageOfWork(illustration.work)}>
          <Link href={href}>{illustration.title}</Link>
        </h2>
        <p className="meta">
          {illustration.suspension ? (
            <SuspendedLabel />
          ) : (
            <StateLabel {...(illustration.isOpen ? { tone: 'ok' as const } : {})}>
              {illustration.isOpen ? fields.open() : fields.closed()}
            </StateLabel>
          )}
          <span>{texts.pictures({ count: illustration.imageCount })}</span>
          <span lang="ja">{formatDay(illustration.createdAt, now)}</span>
        </p>
        {illustration.work ? (
          <p className="meta clamp1" lang={illustration.work.language}>
            {illustration.work.title}
          </p>
        ) : null}
      </div>
      {illustration.isOpen && !illustration.suspension ? (
        <ButtonLink href={`/illustrations/${illustration.id}`} variant="quiet" icon="eye">
          {texts.view()}
        </ButtonLink>
      ) : null}
    </li>
  );
}
