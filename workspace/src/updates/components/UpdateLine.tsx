import { EpisodeRow, Link, Seal, type PictureSource } from '@komawari/ui/components';
import { formatEpisodeLabel, formatPlaceBesideLabel, formatRelative } from '@komawari/ui/format';
import type { GetUpdateInformationQuery } from '../../gql/graphql.ts';

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
  user: { screenName: string; displayName: string };
  isForFans: boolean;
}

/** One thing a watched creator published. */
export function UpdateLine({ update }: { update: Update }) {
  const { href, place, title, thumbnail, work, user, isForFans } = drawnOf(update.entity);
  return (
    <li>
      <EpisodeRow
        href={href}
        place={place}
        title={title}
        thumbnail={thumbnail}
        {...(isForFans ? { status: { kind: 'fansOnly' } } : {})}
        meta={
          <>
            {update.isNew ? <Seal kind="NEW" /> : null}
            {work ? <span lang="ja">{work}</span> : null}
            <Link href={`/@${user.screenName}`} lang="ja">
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

function drawnOf(entity: Update['entity']): Drawn {
  // The name is GraphQL's own.
  // oxlint-disable-next-line no-underscore-dangle
  if (entity.__typename === 'Illustration')
    return {
      href: `/illustrations/${entity.id}`,
      place: 'イラスト',
      title: entity.title,
      thumbnail: entity.firstImage,
      work: null,
      user: entity.user,
      isForFans: false,
    };
  return {
    href: `/episodes/${entity.id}`,
    place: formatPlaceBesideLabel(entity),
    title: formatEpisodeLabel(entity),
    thumbnail: entity.thumbnailImage ?? null,
    work: entity.work.title,
    user: entity.work.user,
    isForFans: entity.status === 'FAN_ONLY',
  };
}
