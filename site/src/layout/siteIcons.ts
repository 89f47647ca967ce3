import type { IconName } from '@komawari/ui/icons';

/** What the header, the bars, the cards and the messages of every page refer to. */
export const siteIcons: readonly IconName[] = [
  'alert',
  'bell',
  'book',
  'bookmark',
  'chat',
  'check',
  'clock',
  'close',
  'eye',
  'heart',
  'home',
  'info',
  'link',
  'pen',
  'plus',
  'right',
  'share',
  'user',
  'users',
];
