import type { Actor } from '../../kernel/actor.ts';
import type { ViewAs } from '../../kernel/viewAs.ts';

/** decisions 4.11: 15 minutes. */
export const VIEW_AS_SECONDS = 900;

/** Who the answers are for: a guest, or somebody registered who is nobody. */
export const actorSeenAs = ({ mode, readerId }: ViewAs): Actor =>
  mode === 'GUEST'
    ? { accountId: null, kind: 'GUEST_NO_PROVIDER' }
    : { accountId: readerId, kind: 'REGISTERED_WITHOUT_EMAIL' };
