import type { PictureSource } from '@komawari/ui/components';
import { formatEpisodeHeading, formatYen } from '@komawari/ui/format';
import type { IconName } from '@komawari/ui/icons';
import type { GetNotificationsQuery } from '../gql/graphql.ts';
import { paths } from '../shared/routes.ts';

export type NotificationNode = Extract<
  GetNotificationsQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['notifications']['edges'][number]['node'];

/** What a line says: who, what they did, to what, and where that leads. */
export interface NotificationWords {
  icon: IconName;
  /** Whether people begin the sentence. */
  hasActors: boolean;
  /** Between the people and the thing. */
  verb: string;
  /** What it is about, in its own language; empty where the verb says it all. */
  thing: string;
  href: string | null;
  picture: PictureSource | null;
}

type Entity = NonNullable<NotificationNode['entity']>;

function thingOf(entity: Entity): Pick<NotificationWords, 'thing' | 'href' | 'picture'> {
  switch (entity.__typename) {
    case 'Episode':
      return {
        thing: `${entity.work.title} ${formatEpisodeHeading(entity)}`,
        href: `/episodes/${entity.id}`,
        picture: entity.thumbnailImage ?? entity.work.coverImage ?? null,
      };
    case 'Work':
      return { thing: entity.title, href: `/works/${entity.id}`, picture: entity.coverImage ?? null };
    case 'Illustration':
      return { thing: entity.title, href: `/illustrations/${entity.id}`, picture: entity.firstImage };
    case 'User':
      return { thing: '', href: `/@${entity.screenName}`, picture: null };
    case 'InfoEntry':
      return { thing: entity.title, href: entity.link ?? null, picture: null };
    case 'Contest':
      return { thing: entity.title, href: `/komawari_award_${entity.identifier}/result`, picture: null };
    case 'ScoutMessage':
      return {
        thing: entity.scoutedWork?.title ?? entity.contestTitle,
        href: `/workspace/scouts/${entity.id}`,
        picture: null,
      };
  }
}

/** Where a creator looks at what was taken down: readers' pages of it are gone. */
function workspaceOf(entity: Entity): string | null {
  if (entity.__typename === 'Episode') return `/workspace/manga/${entity.work.id}/episodes/${entity.id}/edit`;
  return entity.__typename === 'Work' ? `/workspace/manga/${entity.id}` : null;
}

/** Where a creator reads what was said through a private link. */
const reviewOf = (entity: Entity): string | null =>
  entity.__typename === 'Episode' ? `/workspace/manga/${entity.work.id}/episodes/${entity.id}/review` : null;

const DEEDS: Partial<Record<NotificationNode['type'], { icon: IconName; verb: string }>> = {
  EPISODE_LIKED: { icon: 'heart', verb: 'liked' },
  EPISODE_COMMENTED: { icon: 'chat', verb: 'commented on' },
  COMMENT_REPLIED: { icon: 'chat', verb: 'answered your comment on' },
  WORK_BOOKMARKED: { icon: 'bookmark', verb: 'bookmarked' },
};

/** What happened to the viewer's own money, and where it is looked after. */
function moneyOf({ type, amount }: NotificationNode): Pick<NotificationWords, 'icon' | 'verb' | 'href'> | null {
  const sum = amount === null ? 'A withdrawal' : formatYen(amount);
  switch (type) {
    case 'WITHDRAWAL_PAID':
      return { icon: 'bank', verb: `${sum} was paid to you`, href: paths.withdrawalHistory };
    case 'WITHDRAWAL_FAILED':
      return {
        icon: 'alert',
        verb: `${sum} came back: the bank could not pay it. It is in your balance again`,
        href: paths.withdrawal,
      };
    case 'SALES_EXPIRING':
      return {
        icon: 'clock',
        verb: `${amount === null ? 'A part' : sum} of your balance expires soon`,
        href: paths.withdrawal,
      };
    default:
      return null;
  }
}

/** The words of a notification; null when what it is about is gone. */
export function describeNotification(node: NotificationNode): NotificationWords | null {
  const { entity, type } = node;
  if (!entity) return null;
  const about = thingOf(entity);
  const deed = DEEDS[type];
  if (deed) return { ...about, ...deed, hasActors: true };
  const money = moneyOf(node);
  if (money) return { ...about, ...money, hasActors: false };
  switch (type) {
    case 'EPISODE_PURCHASED':
      return { ...about, icon: 'yen', hasActors: true, verb: 'bought', href: paths.sales };
    case 'USER_WATCHED': {
      const [latest] = node.actors;
      const href = latest ? `/@${latest.screenName}` : about.href;
      return { ...about, icon: 'users', hasActors: true, verb: 'began to watch you', href };
    }
    case 'WATCHED_USER_PUBLISHED_EPISODE':
    case 'WATCHED_USER_PUBLISHED_ILLUSTRATION':
      return { ...about, icon: type.endsWith('EPISODE') ? 'book' : 'image', hasActors: false, verb: 'published' };
    case 'CONTEST_RESULT':
      return { ...about, icon: 'trophy', hasActors: false, verb: 'The result is out:' };
    case 'SCOUT_MESSAGE':
      return { ...about, icon: 'mail', hasActors: false, verb: 'wrote to you about' };
    case 'REVIEW_NOTED':
      return { ...about, icon: 'pen', hasActors: false, verb: 'New notes on', href: reviewOf(entity) };
    case 'MODERATION':
      return node.moderation === 'TAKEN_DOWN'
        ? {
            ...about,
            icon: 'flag',
            hasActors: false,
            verb: 'The moderators took this down:',
            href: workspaceOf(entity),
          }
        : { ...about, icon: 'undo', hasActors: false, verb: 'The moderators brought this back:' };
    default:
      return { ...about, icon: 'info', hasActors: false, verb: type === 'ANNOUNCEMENT' ? '' : 'News about' };
  }
}

/** Whose publication or message it tells of, by name. */
export function namedIn({ type, entity }: NotificationNode): string {
  if (entity?.__typename === 'ScoutMessage') return entity.department;
  if (type === 'WATCHED_USER_PUBLISHED_EPISODE' && entity?.__typename === 'Episode')
    return entity.work.user.displayName;
  if (type === 'WATCHED_USER_PUBLISHED_ILLUSTRATION' && entity?.__typename === 'Illustration')
    return entity.user.displayName;
  return '';
}
