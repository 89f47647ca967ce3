import { isSelf, type Actor } from '../../kernel/actor.ts';
import type { UserRecord } from './store/users.ts';

/** R2-017: others see a creator's site only while it is open; the creator always does. */
export const canSeeSite = (actor: Actor, user: Pick<UserRecord, 'id' | 'isSiteClosed' | 'isDisabled'>): boolean =>
  isSelf(actor, user.id) || (!user.isSiteClosed && !user.isDisabled);
