/** decisions 4.1. Which kinds there are, and what each says to the person who is told. */
export const NOTIFICATION_TYPES = {
  EPISODE_LIKED: 'Readers liked an episode of yours.',
  EPISODE_COMMENTED: 'Readers commented on an episode of yours.',
  COMMENT_REPLIED: 'Somebody answered a comment of yours.',
  WORK_BOOKMARKED: 'Readers bookmarked a work of yours.',
  USER_WATCHED: 'Readers began to watch you.',
  EPISODE_PURCHASED: 'Readers bought an episode of yours.',
  WATCHED_USER_PUBLISHED_EPISODE: 'A creator you watch published an episode.',
  WATCHED_USER_PUBLISHED_ILLUSTRATION: 'A creator you watch published an illustration.',
  WITHDRAWAL_PAID: 'A withdrawal reached your account.',
  WITHDRAWAL_FAILED: 'A withdrawal could not be paid.',
  SALES_EXPIRING: 'Sales are about to expire.',
  CONTEST_RESULT: 'The result of a contest you entered is out.',
  SCOUT_MESSAGE: 'An editorial department wrote to you.',
  REVIEW_NOTED: 'Somebody with a review link pinned notes to an episode of yours.',
  MODERATION: 'The operators suspended something of yours, brought it back, or warned you about it.',
  ANNOUNCEMENT: 'The operators have news for everybody.',
} as const;

export type NotificationType = keyof typeof NOTIFICATION_TYPES;

/** What several people can do to the same thing within a day; told as one row with a count. */
export type GroupedType =
  | 'EPISODE_LIKED'
  | 'EPISODE_COMMENTED'
  | 'COMMENT_REPLIED'
  | 'WORK_BOOKMARKED'
  | 'USER_WATCHED'
  | 'EPISODE_PURCHASED';

/** What is told to many people at once, once to each. */
export type FanOutType =
  | 'WATCHED_USER_PUBLISHED_EPISODE'
  | 'WATCHED_USER_PUBLISHED_ILLUSTRATION'
  | 'CONTEST_RESULT'
  | 'ANNOUNCEMENT';
