import type { PictureServices } from '../images/index.ts';
import { FetchRefused, internet, type Network } from './fetchSafely.ts';
import { previewWork, type WorkPreview } from './previewLink.ts';
import {
  failWorkLookup,
  takeWorkLookups,
  writeWorkLookup,
  type LookupReason,
  type WorkLookupRecord,
} from './store/workLookups.ts';
import { storeForeignPicture } from './storeForeignPicture.ts';

/** Look-ups side by side. */
const AT_ONCE = 5;

/** How pages are reached, and how long one may take. Tests bring their own. */
export interface LookupOptions {
  network?: Network;
  timeoutInMs?: number;
}

/**
 * Looks at the pages creators asked about, and keeps what stands there for their forms. Runs in the worker alone. Answers
 * how many it took. Each is tried once: whoever asked waits, and can ask again.
 */
export async function runWorkLookups(services: PictureServices, options: LookupOptions = {}): Promise<number> {
  const due = await services.database.transact((tx) => takeWorkLookups(tx, AT_ONCE));
  await Promise.all(due.map((lookup) => runOne(services, lookup, options)));
  return due.length;
}

async function runOne(services: PictureServices, lookup: WorkLookupRecord, options: LookupOptions): Promise<void> {
  const { network = internet, timeoutInMs } = options;
  let preview: WorkPreview;
  try {
    preview = await previewWork(lookup.url, network, timeoutInMs);
  } catch (error) {
    return services.database.transact((tx) => failWorkLookup(tx, lookup.id, reasonOf(error)));
  }
  const { id, userId } = lookup;
  const { title, siteName, icon, pictures } = preview;
  const iconImageId =
    icon &&
    (await storeForeignPicture(services, userId, {
      type: 'FAVICON',
      parent: `lookup ${id} icon`,
      fileName: 'favicon.png',
      body: icon,
    }));
  const thumbnailImageId = await storeFirst(services, lookup, pictures);
  await services.database.transact((tx) => writeWorkLookup(tx, id, { title, siteName, iconImageId, thumbnailImageId }));
}

/** The first of the page's pictures that we take: large enough, whole, and of a kind we know. */
async function storeFirst(
  services: PictureServices,
  { id, userId, url }: WorkLookupRecord,
  pictures: readonly Buffer[],
): Promise<string | null> {
  for (const [index, body] of pictures.entries()) {
    const parent = `lookup ${id} ${index}`;
    const fileName = new URL(url).hostname;
    const stored = await storeForeignPicture(services, userId, { type: 'THUMBNAIL', parent, fileName, body });
    if (stored) return stored;
  }
  return null;
}

/** An address that is not public is as unreachable as one that is silent: the difference would tell what is inside. */
const reasonOf = (error: unknown): LookupReason =>
  error instanceof FetchRefused && !error.isAddress ? 'NO_PAGE' : 'UNREACHABLE';
