import type { Reader } from './Reader.ts';

/** Pages of the next episode that are fetched ahead. */
const wanted = 2;

/** The first pictures of an episode's HTML, each with its formats where it has several. */
function firstPictures(html: string): Element[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('[data-reader] .page')]
    .slice(0, wanted)
    .flatMap((each) => each.querySelector('picture, img') ?? []);
}

/** Fetches the next episode's HTML and its first pages, so that it opens at once. A failure costs nothing but that. */
export async function preloadNextEpisode(reader: Reader): Promise<void> {
  const { nextUrl } = reader.episode;
  if (!nextUrl) return;
  const answer = await fetch(nextUrl, { priority: 'low', signal: reader.signal }).catch(() => null);
  if (!answer?.ok) return;
  const shown = reader.layer.querySelector<HTMLImageElement>('.page.is-shown img, .page img');
  for (const picture of firstPictures(await answer.text())) {
    for (const element of [picture, ...picture.children]) {
      if (element.hasAttribute('sizes')) element.setAttribute('sizes', shown?.sizes ?? '');
      element.removeAttribute('loading');
      if (element.localName === 'img') element.setAttribute('fetchpriority', 'low');
    }
    // In this document, the browser asks for the format and size that the page of the next episode will ask for.
    document.adoptNode(picture);
  }
}
