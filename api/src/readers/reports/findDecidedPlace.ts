import type { Reader } from '../../database/index.ts';
import { findEpisodes } from '../../publications/episodes/index.ts';
import { reportableOf } from './policy.ts';
import type { OpenReport } from './store/reports.ts';

/**
 * The path at which whoever made a reported thing finds it after a decision, and can change it; null where there is none: a comment has no
 * page of its own, and a person who was taken down cannot sign in.
 */
export async function findDecidedPlace(
  reader: Reader,
  { thingId }: Pick<OpenReport, 'thingId'>,
  decision: 'WARN' | 'TAKE_DOWN',
): Promise<string | null> {
  switch (reportableOf(thingId)) {
    case 'Work':
      return `/workspace/manga/${thingId}`;
    case 'Episode': {
      const episode = (await findEpisodes(reader, [thingId])).get(thingId);
      return episode ? `/workspace/manga/${episode.workId}/episodes/${thingId}/edit` : null;
    }
    case 'Illustration':
      return `/workspace/illustrations/${thingId}`;
    case 'User':
      return decision === 'WARN' ? '/my/settings/profile' : null;
    default:
      return null;
  }
}
