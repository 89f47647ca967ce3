import { makeFavicon } from '@komawari/storage/images';
import { fetchSafely, type Network } from './fetchSafely.ts';
import { readPage } from './readPage.ts';

/** What stands for a link beside its address. `icon` is a PNG of 64 pixels. */
export interface LinkPreview {
  title: string;
  icon: Buffer | null;
}

/** For everything: the page, its redirects, and its icons. */
const TIMEOUT_MS = 5000;

/**
 * Looks up the title and the icon of an address a person gave us. A page without an icon that we can take has none.
 * Throws FetchRefused when the address may not be fetched, another error when the network failed.
 */
export async function previewLink(url: string, network: Network, timeoutInMs = TIMEOUT_MS): Promise<LinkPreview> {
  const signal = AbortSignal.timeout(timeoutInMs);
  const page = await fetchSafely(url, { network, signal, accept: 'text/html', whenLong: 'cut' });
  const { title, icons } = readPage(page);
  for (const address of icons) {
    const icon = await fetchIcon(address, network, signal);
    if (icon) return { title, icon };
  }
  return { title, icon: null };
}

/** An icon that cannot be had is none: the page was there, and a neutral sign stands in. */
async function fetchIcon(address: string, network: Network, signal: AbortSignal): Promise<Buffer | null> {
  try {
    const accept = 'image/png, image/webp, image/*;q=0.5';
    const { body } = await fetchSafely(address, { network, signal, accept, whenLong: 'refuse' });
    return await makeFavicon(body);
  } catch {
    // Refused, damaged or not there at all: the title of the page is worth keeping without it.
    return null;
  }
}
