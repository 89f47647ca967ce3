import { isIdOf } from '../../kernel/ids.ts';
import { deriveKey, isSignatureOf, sign } from '../../kernel/secrets.ts';

/** What a link in a mail ends: the mail about one creator, or the weekly one. */
export interface Subscription {
  accountId: string;
  /** Null: the weekly mail, whoever is in it. */
  userId: string | null;
}

const contentOf = ({ accountId, userId }: Subscription): string => `${accountId}.${userId ?? 'weekly'}`;

/**
 * The token of an unsubscribe link. Signed and not limited in time: a person may unsubscribe from an old mail. It can
 * switch this mail off and do nothing else.
 */
export const writeUnsubscribeToken = (secret: string, subscription: Subscription): string =>
  `${contentOf(subscription)}.${sign(deriveKey(secret, 'unsubscribe'), contentOf(subscription))}`;

/** Reads a token back; null when it is not one of ours. */
export function readUnsubscribeToken(secret: string, token: string): Subscription | null {
  const [accountId = '', about = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isIdOf('User', accountId) || !(about === 'weekly' || isIdOf('User', about))) return null;
  const subscription = { accountId, userId: about === 'weekly' ? null : about };
  return isSignatureOf(deriveKey(secret, 'unsubscribe'), contentOf(subscription), signature) ? subscription : null;
}
