import { isSelf, type Actor } from '../../kernel/actor.ts';
import type { BlockState } from '../../people/moderation/index.ts';
import { canSeeSite, type UserRecord } from '../../people/sites/index.ts';

/**
 * Whether watching a creator is offered: not oneself, while their site is open, and to nobody who blocks them. Who is blocked is
 * not told so, here neither; the attempt is refused.
 */
export const canWatch = (
  actor: Actor,
  user: Pick<UserRecord, 'id' | 'isSiteClosed' | 'isDisabled'>,
  state: BlockState,
): boolean => canSeeSite(actor, user) && !isSelf(actor, user.id) && state !== 'BY_VIEWER';
