import type { Lifecycle } from '../../database/index.ts';
import { deleteOldAttempts, xLinkAttempts } from './store/attempts.ts';
import { collectXLink } from './store/ownData.ts';
import { deleteHopeless, queueRevocationOf, xRevocations } from './store/revocations.ts';
import { xLinks } from './store/xLinks.ts';

export const xLinkLifecycle: Lifecycle = {
  name: 'people/xLink',
  tables: [xLinks, xLinkAttempts, xRevocations],
  purge: async (tx) => {
    await deleteOldAttempts(tx);
    await deleteHopeless(tx);
  },
  forgetAccount: queueRevocationOf,
  collectData: collectXLink,
};
