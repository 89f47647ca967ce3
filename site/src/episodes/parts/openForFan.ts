import { execute } from '@komawari/ui/graphql';
import { startReader, type MountedReader } from '@komawari/ui/reader/start.ts';
import { sendReadingEvents } from '../../reading/sendReadingEvents.ts';
import { getEpisodePages } from '../../walls/getEpisodePages.ts';
import { openWall } from '../../walls/openWall.ts';

/**
 * Opens the wall for a fan and starts the reader. Nothing of what stands behind it is in the page's file: the addresses are
 * signed for this viewer and for minutes, and islands ask for the rest when they are seen.
 * @returns null where this viewer is not a fan, and where the wall was opened meanwhile
 */
export async function openForFan(main: HTMLElement): Promise<MountedReader | null> {
  const { episode } = await execute(getEpisodePages, { id: main.dataset.episodeId ?? '' });
  if (!main.querySelector('[data-fan-wall]')) return null;
  return openWall(main, episode) ? startReader({ loadSender: async () => sendReadingEvents }) : null;
}
