import { newId } from '../kernel/ids.ts';
import { everybody, type NamedRole, type Row, type Verdict } from './verdicts.ts';

/** What is a person's own and needs a profile. */
const OWN: Record<NamedRole, Verdict> = {
  ...everybody('OK'),
  guest: 'UNAUTHENTICATED',
  visitor: 'UNAUTHENTICATED',
  provider: 'UNAUTHENTICATED',
};
const NOBODY: Record<NamedRole, Verdict> = { ...OWN, reader: 'NOT_FOUND', other: 'NOT_FOUND', owner: 'NOT_FOUND' };

/** Who may do what with notifications and with what they watch, for the table of all root fields. */
export const notificationRows: Record<string, Row[]> = {
  'mutation readNotification': [
    { variables: () => ({ input: {} }), verdicts: OWN },
    // Another person's is as good as none: nothing happens, and nothing is told of it.
    { variables: () => ({ input: { id: newId('Notification') } }), verdicts: OWN },
  ],
  'mutation updateNotificationSettings2': [
    { variables: () => ({ input: { episodeLikeEnabled: true } }), verdicts: OWN },
  ],
  'mutation removeWatchedFeed': [{ variables: () => ({}), verdicts: OWN }],
  'mutation renewWatchedFeed': [{ variables: () => ({}), verdicts: OWN }],
  'mutation updateWatchMail': [
    // Whom one does not watch is as good as nobody.
    { variables: () => ({ input: { targetUserId: newId('User'), mailChoice: 'WEEKLY' } }), verdicts: NOBODY },
  ],
};
