import { execute } from '@komawari/ui/graphql';
import { nodesOf } from '../../graphql/nodesOf.ts';
import { getEpisodePages } from '../../walls/getEpisodePages.ts';

/** Signed addresses are good for a quarter of an hour; so often they are asked for anew, in milliseconds. */
const renewedAfter = 10 * 60_000;
/** A picture that failed has them renewed at once, and so has a line that is back, but not more often than this. */
const leastPause = 20_000;

/**
 * Keeps the addresses of bought pages good while somebody reads. Pictures that are here stay; the others get the new address, and
 * so do those that the reader gave up and will ask for again.
 */
export function keepAddresses(main: HTMLElement, signal: AbortSignal): void {
  let renewedAt = Date.now();
  let askedAt = renewedAt;
  const renew = async (): Promise<void> => {
    askedAt = Date.now();
    const { episode } = await execute(getEpisodePages, { id: main.dataset.episodeId ?? '' });
    renewedAt = askedAt;
    for (const { number, image } of nodesOf(episode.pages)) {
      const images = main.querySelectorAll<HTMLImageElement>(`#p${number} img`);
      image.slices.forEach((slice, index) => {
        const picture = images[index];
        if (picture) writeAddress(picture, slice);
      });
    }
  };
  const renewWhenOld = (age: number) => {
    const isDue = Date.now() - renewedAt >= age && Date.now() - askedAt >= leastPause;
    // Offline, or signed out: what is here stays.
    if (isDue && !document.hidden) void renew().catch(() => undefined);
  };
  const timer = setInterval(renewWhenOld, 30_000, renewedAfter);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', () => renewWhenOld(renewedAfter), { signal });
  main.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && target.closest('.page') && renewWhenOld(leastPause),
    { capture: true, signal },
  );
}

function writeAddress(picture: HTMLImageElement, { url, srcSet }: { url: string; srcSet: string }): void {
  if (picture.hasAttribute('data-src')) {
    picture.dataset.srcset = srcSet;
    picture.dataset.src = url;
  } else if (!(picture.complete && picture.naturalWidth > 0)) {
    picture.srcset = srcSet;
    picture.src = url;
  }
}
