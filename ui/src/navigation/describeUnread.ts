/** What the bell says and shows of notifications that are unread: nothing is shown while there are none. */
export function describeUnread(count: number): { label: string; shown: string } {
  const shown = count > 99 ? '99+' : String(count);
  return count === 0 ? { label: 'Notifications', shown: '' } : { label: `Notifications, ${shown} unread`, shown };
}
