import type { PictureSource } from '@komawari/ui/components';
import { formatEpisodeHeading, formatYen } from '@komawari/ui/format';
import type { IconName } from '@komawari/ui/icons';
import { textsOf } from '@komawari/ui/language';
import { UNRECORDED_LANGUAGE, languageOfWork } from '@komawari/ui/writtenLanguage';
import { generatePath } from 'react-router';
import notificationsTexts from '../messages/notifications.js';
import type { GetNotificationsQuery } from '../gql/graphql.ts';
import { paths } from '../shared/routes.ts';

export type NotificationNode = Extract<
  GetNotificationsQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['notifications']['edges'][number]['node'];

/** What a line says: who, what they did, to what, and where that leads. */
export interface NotificationWords {
  icon: IconName;
  /** A sentence with the places `<who/>` and `<thing/>`, or `<way>` around the words that lead there. */
  text: string;
  /** What it is about, in its own language; empty where the sentence says it all. */
  thing: string;
  lang: string;
  href: string | null;
  picture: PictureSource | null;
  /** Why, in the words of the operators. */
  reason?: string | null;
}

type Entity = NonNullable<NotificationNode['entity']>;

function thingOf(entity: Entity): Pick<NotificationWords, 'thing' | 'lang' | 'href' | 'picture'> {
  switch (entity.__typename) {
    case 'Episode':
      return {
        thing: `${entity.work.title} ${formatEpisodeHeading(entity)}`,
        lang: entity.work.language,
        href: `/episodes/${entity.id}`,
        picture: entity.thumbnailImage ?? entity.work.coverImage ?? null,
      };
    case 'Work':
      return {
        thing: entity.title,
        lang: entity.language,
        href: `/works/${entity.id}`,
        picture: entity.coverImage ?? null,
      };
    case 'Illustration':
      return {
        thing: entity.title,
        lang: languageOfWork(entity.drawnFor),
        href: `/illustrations/${entity.id}`,
        picture: entity.firstImage,
      };
    case 'User':
      return { thing: '', lang: UNRECORDED_LANGUAGE, href: `/@${entity.screenName}`, picture: null };
    case 'InfoEntry':
      return { thing: entity.title, lang: UNRECORDED_LANGUAGE, href: entity.link ?? null, picture: null };
    case 'Contest':
      return {
        thing: entity.title,
        lang: UNRECORDED_LANGUAGE,
        href: `/komawari_award_${entity.identifier}/result`,
        picture: null,
      };
    case 'ScoutMessage':
      return {
        thing: entity.scoutedWork?.title ?? entity.contestTitle,
        lang: languageOfWork(entity.scoutedWork),
        href: `/workspace/scouts/${entity.id}`,
        picture: null,
      };
  }
}

/** Where a person looks at what operators did something about: it has a page for readers only when it is public. */
function workspaceOf(entity: Entity): string | null {
  switch (entity.__typename) {
    case 'Episode':
      return generatePath(paths.editEpisode, { workId: entity.work.id, episodeId: entity.id });
    case 'Work':
      return generatePath(paths.work, { workId: entity.id });
    case 'Illustration':
      return generatePath(paths.illustration, { illustrationId: entity.id });
    case 'User':
      return paths.settingsProfile;
    default:
      return null;
  }
}

/** Whether operators keep it from readers, so that only its creator finds it, in the workspace. */
function isSuspended(entity: Entity): boolean {
  if (entity.__typename === 'Episode') return Boolean(entity.suspension ?? entity.work.suspension);
  return (entity.__typename === 'Work' || entity.__typename === 'Illustration') && Boolean(entity.suspension);
}

/** What operators did about something of the viewer's, and where the viewer looks at it. */
function moderationOf({
  moderation,
  reason,
  entity,
}: NotificationNode): Pick<NotificationWords, 'icon' | 'text' | 'reason'> {
  const texts = textsOf(notificationsTexts).told;
  switch (moderation) {
    case 'TAKEN_DOWN':
      return { icon: 'flag', text: texts.takenDown() };
    case 'WARNED':
      return {
        icon: 'flag',
        text: entity?.__typename === 'User' ? texts.warnedOfProfile() : texts.warned(),
        reason: reason ?? null,
      };
    default:
      return { icon: 'undo', text: texts.broughtBack() };
  }
}

/** Where a creator reads what was said through a private link. */
const reviewOf = (entity: Entity): string | null =>
  entity.__typename === 'Episode' ? `/workspace/manga/${entity.work.id}/episodes/${entity.id}/review` : null;

const deeds = {
  EPISODE_LIKED: 'heart',
  EPISODE_COMMENTED: 'chat',
  COMMENT_REPLIED: 'chat',
  WORK_BOOKMARKED: 'bookmark',
} as const satisfies Partial<Record<NotificationNode['type'], IconName>>;

const isDeed = (type: NotificationNode['type']): type is keyof typeof deeds => type in deeds;

/** What happened to the viewer's own money, and where it is looked after. */
function moneyOf({ type, amount }: NotificationNode): Pick<NotificationWords, 'icon' | 'text' | 'href'> | null {
  const texts = textsOf(notificationsTexts).told;
  const sum = amount === null ? null : { amount: formatYen(amount) };
  switch (type) {
    case 'WITHDRAWAL_PAID':
      return { icon: 'bank', text: sum ? texts.paid(sum) : texts.paidSome(), href: paths.withdrawalHistory };
    case 'WITHDRAWAL_FAILED':
      return {
        icon: 'alert',
        text: sum ? texts.cameBack(sum) : texts.someCameBack(),
        href: paths.withdrawal,
      };
    case 'SALES_EXPIRING':
      return {
        icon: 'clock',
        text: sum ? texts.expires(sum) : texts.someExpires(),
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
  const texts = textsOf(notificationsTexts).told;
  const found = thingOf(entity);
  const about = isSuspended(entity) ? { ...found, href: workspaceOf(entity) } : found;
  if (isDeed(type)) return { ...about, icon: deeds[type], text: texts[type]() };
  const money = moneyOf(node);
  if (money) return { ...about, ...money };
  switch (type) {
    case 'EPISODE_PURCHASED':
      return { ...about, icon: 'yen', text: texts.EPISODE_PURCHASED(), href: paths.sales };
    case 'USER_WATCHED': {
      const [latest] = node.actors;
      const href = latest ? `/@${latest.screenName}` : about.href;
      return { ...about, icon: 'users', text: texts.USER_WATCHED(), href };
    }
    case 'WATCHED_USER_PUBLISHED_EPISODE':
    case 'WATCHED_USER_PUBLISHED_ILLUSTRATION':
      return { ...about, icon: type.endsWith('EPISODE') ? 'book' : 'image', text: texts.published() };
    case 'CONTEST_RESULT':
      return { ...about, icon: 'trophy', text: texts.result() };
    case 'SCOUT_MESSAGE':
      return { ...about, icon: 'mail', text: texts.scout() };
    case 'REVIEW_NOTED':
      return { ...about, icon: 'pen', text: texts.noted(), href: reviewOf(entity) };
    case 'MODERATION':
      return { ...about, href: workspaceOf(entity), ...moderationOf(node) };
    default:
      return { ...about, icon: 'info', text: type === 'ANNOUNCEMENT' ? '<thing/>' : texts.news() };
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
