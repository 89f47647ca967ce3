import { preloadNextEpisode } from './preloadNextEpisode.ts';
import type { Reader } from './Reader.ts';

/** From this share of the episode on, the next one is fetched. */
const almostThrough = 0.8;

/** Fetches the next episode's first pages when this one is nearly read. */
export function watchNextEpisode(reader: Reader): void {
  const { episode, options } = reader;
  let isAsked = false;
  const look = () => {
    const { place, savesData } = reader;
    if (isAsked || savesData || options.preview || !episode.nextUrl) return;
    if (place.page < episode.total * almostThrough) return;
    isAsked = true;
    // Nobody asked for it, so nobody misses it.
    preloadNextEpisode(reader).catch(() => undefined);
  };
  reader.onChange((change) => change === 'place' && look());
  look();
}
