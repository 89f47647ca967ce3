import { execute } from '@komawari/ui/graphql';
import { logEpisodeSharedButtonClicked } from './readingOperations.ts';

/** Tells that the share button of an episode was pressed. Offline it is not told. */
export function notifyShare(episodeID: string, service: 'COPY' | 'SYSTEM'): void {
  execute(logEpisodeSharedButtonClicked, { input: { episodeID, service } }, { keepalive: true }).catch(() => undefined);
}
