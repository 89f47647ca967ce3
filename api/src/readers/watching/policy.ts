import { isSelf, type Actor } from '../../kernel/actor.ts';
import { canReach, type BlockState } from '../../people/moderation/index.ts';
import { canSeeSite, type UserRecord } from '../../people/sites/index.ts';

/** Whether watching a creator is offered: not oneself, while their site is open, and with no block between the two. */
export const canWatch = (
  actor: Actor,
  user: Pick<UserRecord, 'id' | 'isSiteClosed' | 'isDisabled'>,
  state: BlockState,
): boolean => canSeeSite(actor, user) && !isSelf(actor, user.id) && canReach(state);
