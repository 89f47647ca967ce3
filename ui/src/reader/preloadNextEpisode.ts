import type { Reader } from './Reader.ts';

/** Pages of the next episode that are fetched ahead. */
const wanted = 2;

interface NextImage {
  src: string;
  srcset: string;
}

/** The first pictures of an episode's HTML. */
function firstImages(html: string): NextImage[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const images = [...page.querySelectorAll('[data-reader] .page')]
    .slice(0, wanted)
    .map((each) => each.querySelector('img'));
  return images.flatMap((image) => {
    const src = image?.getAttribute('src');
    return src ? [{ src, srcset: image?.getAttribute('srcset') ?? '' }] : [];
  });
}

/** Fetches the next episode's HTML and its first pages, so that it opens at once. A failure costs nothing but that. */
export async function preloadNextEpisode(reader: Reader): Promise<void> {
  const { nextUrl } = reader.episode;
  if (!nextUrl) return;
  const answer = await fetch(nextUrl, { priority: 'low', signal: reader.signal }).catch(() => null);
  if (!answer?.ok) return;
  const shown = reader.layer.querySelector<HTMLImageElement>('.page.is-shown img, .page img');
  for (const { src, srcset } of firstImages(await answer.text())) {
    const image = new Image();
    image.fetchPriority = 'low';
    image.sizes = shown?.sizes ?? '';
    if (srcset) image.srcset = srcset;
    image.src = src;
  }
}
