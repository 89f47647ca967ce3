import { keptPath } from '@komawari/ui/kept/keptRows.ts';

/** Pictures under way at once; the page that is being read has the line too. */
const atOnce = 3;

/** Where a picture is kept: its own path below that of its episode. What is signed for minutes is left out. */
export const pathOfKeptPicture = (episodeId: string, url: string): string =>
  keptPath + episodeId + new URL(url, location.origin).pathname;

/** Loads a picture as this page would, and answers the address the browser chose: its format, its size. */
async function choose(picture: Element, signal: AbortSignal): Promise<string> {
  const copy = document.importNode(picture, true) as Element;
  const image = copy instanceof HTMLImageElement ? copy : copy.querySelector('img');
  if (!image) throw new Error('A picture without an img');
  image.loading = 'eager';
  image.setAttribute('fetchpriority', 'low');
  if (!image.complete) {
    await new Promise<void>((resolve, reject) => {
      const stop = () => {
        image.removeAttribute('srcset');
        image.removeAttribute('src');
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', stop, { once: true });
      image.addEventListener('load', () => resolve(), { once: true });
      image.addEventListener('error', () => reject(new Error('A picture did not load')), { once: true });
    });
  }
  return image.currentSrc || image.src;
}

/** Writes into the page where a picture is kept, and takes away where else it would be looked for. */
function pointTo(picture: Element, path: string): void {
  const image = picture.localName === 'img' ? picture : picture.querySelector('img');
  for (const source of picture.querySelectorAll('source')) source.remove();
  for (const name of ['srcset', 'sizes']) image?.removeAttribute(name);
  image?.setAttribute('src', path);
  // The strip of thumbnails draws the kept page small.
  const page = image?.closest<HTMLElement>('.page[data-thumb]');
  if (page?.querySelector('img') === image) page?.setAttribute('data-thumb', path);
}

async function keepOne(url: string, path: string, { cache, signal }: Keeping): Promise<void> {
  if (await cache.match(path)) return;
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`A picture answered ${answer.status}`);
  await cache.put(path, answer);
}

/** What pictures are kept of, and where. */
export interface Keeping {
  episodeId: string;
  cache: Cache;
  signal: AbortSignal;
  onProgress(done: number, of: number): void;
}

/**
 * Keeps every picture of a page in the format and the size this browser chooses for it, and has the page show those. What is
 * kept already is not fetched again. Answers the paths.
 */
export async function keepPictures(page: Document, keeping: Keeping): Promise<string[]> {
  // What stands in the page itself, such as the blurred picture of a wall, is kept with it.
  const pictures = [...page.querySelectorAll('img[src]:not([src^="data:"])')].map(
    (image) => image.closest('picture') ?? image,
  );
  const waiting = pictures.entries();
  const paths = new Set<string>();
  let done = 0;
  async function work(): Promise<void> {
    for (const [, picture] of waiting) {
      keeping.signal.throwIfAborted();
      const url = await choose(picture, keeping.signal);
      const path = pathOfKeptPicture(keeping.episodeId, url);
      await keepOne(url, path, keeping);
      pointTo(picture, path);
      paths.add(path);
      done += 1;
      keeping.onProgress(done, pictures.length);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return [...paths];
}
