import { EpisodeRow, Link, Seal, type PictureSource } from '@komawari/ui/components';
import { useLanguage, useTexts } from '@komawari/ui/language/react';
import { formatEpisodeLabel, formatPlaceBesideLabel, formatRelative } from '@komawari/ui/format';
import { UNRECORDED_LANGUAGE, languageOfWork } from '@komawari/ui/writtenLanguage';
import type { GetUpdateInformationQuery } from '../../gql/graphql.ts';
import updatesTexts from '../../messages/updates.js';

type Update = Extract<
  GetUpdateInformationQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['updateInformation']['edges'][number]['node'];

interface Drawn {
  href: string;
  place: string;
  title: string;
  thumbnail: PictureSource | null;
  /** Of an episode its work. */
  work: string | null;
  /** The language of what was published. */
  lang: string;
  user: { screenName: string; displayName: string };
  isForFans: boolean;
}

/** One thing a watched creator published. */
export function UpdateLine({ update }: { update: Update }) {
  const { my: texts } = useTexts(updatesTexts);
  const language = useLanguage();
  const { href, place, title, thumbnail, work, lang, user, isForFans } = drawnOf(update.entity, texts.illustration());
  return (
    <li>
      <EpisodeRow
        href={href}
        place={place}
        {...(work === null ? { placeLang: language } : {})}
        title={title}
        lang={lang}
        thumbnail={thumbnail}
        {...(isForFans ? { status: { kind: 'fansOnly' } } : {})}
        meta={
          <>
            {update.isNew ? <Seal kind="NEW" /> : null}
            {work ? <span lang={lang}>{work}</span> : null}
            <Link href={`/@${user.screenName}`} lang={UNRECORDED_LANGUAGE}>
              {user.displayName}
            </Link>
            <time dateTime={update.occurredAt} lang="ja">
              {formatRelative(update.occurredAt)}
            </time>
          </>
        }
      />
    </li>
  );
}

function drawnOf(entity: Update['entity'], illustration: string): Drawn {
  // The name is GraphQL's own.
  // oxlint-disable-next-line no-underscore-dangle
  if (entity.__typename === 'Illustration')
    return {
      href: `/illustrations/${entity.id}`,
      place: illustration,
      title: entity.title,
      thumbnail: entity.firstImage,
      work: null,
      lang: languageOfWork(entity.drawnFor),
      user: entity.user,
      isForFans: false,
    };
  return {
    href: `/episodes/${entity.id}`,
    place: formatPlaceBesideLabel(entity),
    title: formatEpisodeLabel(entity),
    thumbnail: entity.thumbnailImage ?? null,
    work: entity.work.title,
    lang: entity.work.language,
    user: entity.work.user,
    isForFans: entity.status === 'FAN_ONLY',
  };
}
