import type { IconName } from '@komawari/ui/icons';

/** What the reader's bars, its sheets and the end screen refer to. */
export const readerIcons: readonly IconName[] = [
  'alert',
  'back',
  'bookmark',
  'chat',
  'check',
  'close',
  'down',
  'full',
  'gear',
  'help',
  'info',
  'left',
  'minus',
  'more',
  'offset',
  'plus',
  'right',
  'scroll',
  'single',
  'spread',
  'text',
  'trash',
  'up',
  'users',
];
