import { makeFavicon } from '@komawari/storage/images';
import { FetchRefused, fetchSafely, type Network } from './fetchSafely.ts';

/** What stands for a link beside its URL. `icon` is a PNG of 64 pixels. */
export interface LinkPreview {
  title: string;
  icon: Buffer | null;
}

/** What a page says of a work, with its pictures as they came: whoever keeps them has to make sure that they are some. */
export interface WorkPreview extends LinkPreview {
  siteName: string;
  pictures: Buffer[];
}

/** For everything: the page, its redirects, its icons and its pictures. */
export const TIMEOUT_MS = 5000;

/** Pictures for previews elsewhere are a few hundred kilobytes. */
const MOST_PICTURE_BYTES = 5 * 1024 * 1024;

/**
 * Looks up the title and the icon of a URL a person gave us. A page without an icon that we can take has none.
 * Throws FetchRefused when the URL may not be fetched, another error when the network failed.
 */
export async function previewLink(url: string, network: Network, timeoutInMs = TIMEOUT_MS): Promise<LinkPreview> {
  const signal = AbortSignal.timeout(timeoutInMs);
  const page = await fetchSafely(url, { network, signal, accept: 'text/html', whenLong: 'cut' });
  // The first link loads it, for a parser of HTML comes along.
  const { readPage } = await import('./readPage.ts');
  const { title, icons } = readPage(page);
  return { title, icon: await firstIcon(icons, network, signal) };
}

/**
 * Looks up what a page says of the work it shows. What it has no picture or icon of that can be had in time stays without.
 * Throws as previewLink does, and FetchRefused for what is no page.
 */
export async function previewWork(url: string, network: Network, timeoutInMs = TIMEOUT_MS): Promise<WorkPreview> {
  const signal = AbortSignal.timeout(timeoutInMs);
  const page = await fetchSafely(url, { network, signal, accept: 'text/html', whenLong: 'cut' });
  const { readWork } = await import('./readWork.ts');
  const facts = readWork(page);
  if (!facts) throw new FetchRefused('no page');
  const [pictures, icon] = await Promise.all([
    Promise.all(facts.pictures.map((url) => fetchPicture(url, network, signal))),
    firstIcon(facts.icons, network, signal),
  ]);
  const { title, siteName } = facts;
  return { title, siteName, icon, pictures: pictures.filter((picture) => picture !== null) };
}

async function firstIcon(urls: readonly string[], network: Network, signal: AbortSignal): Promise<Buffer | null> {
  for (const url of urls) {
    const icon = await fetchIcon(url, network, signal);
    if (icon) return icon;
  }
  return null;
}

/** An icon that cannot be had is none: the page was there, and a neutral sign stands in. */
async function fetchIcon(url: string, network: Network, signal: AbortSignal): Promise<Buffer | null> {
  try {
    const accept = 'image/png, image/webp, image/*;q=0.5';
    const { body } = await fetchSafely(url, { network, signal, accept, whenLong: 'refuse' });
    return await makeFavicon(body);
  } catch {
    // Refused, damaged or not there at all: the title of the page is worth keeping without it.
    return null;
  }
}

async function fetchPicture(url: string, network: Network, signal: AbortSignal): Promise<Buffer | null> {
  try {
    const accept = 'image/jpeg, image/png, image/webp, image/*;q=0.5';
    const mostBytes = MOST_PICTURE_BYTES;
    return (await fetchSafely(url, { network, signal, accept, whenLong: 'refuse', mostBytes })).body;
  } catch {
    // As with icons: the creator chooses a picture where none could be had.
    return null;
  }
}
