import type { PictureServices } from '../images/index.ts';
import { limitRate } from '../../database/index.ts';
import { Refusal } from '../../kernel/errors.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { FetchRefused, internet, type Network } from './fetchSafely.ts';
import { previewLink, type LinkPreview } from './previewLink.ts';
import {
  listExternalWorksWith,
  putOffLink,
  takeDueLinks,
  writeLinkPreview,
  type DueLink,
} from './store/linkPreviews.ts';
import { storeForeignPicture } from './storeForeignPicture.ts';

/** Links looked up side by side. */
const AT_ONCE = 5;

const MOST_ATTEMPTS = 3;

/**
 * Looks up links that wait and keeps their titles and icons. Runs in the worker alone. Answers how many it took. What
 * cannot be had stays without an icon: refused URLs at once, unreachable ones after three tries.
 */
export async function fetchLinkPreviews(services: PictureServices, network: Network = internet): Promise<number> {
  const due = await services.database.transact((tx) => takeDueLinks(tx, AT_ONCE));
  await Promise.all(due.map((link) => fetchOne(services, link, network)));
  return due.length;
}

async function fetchOne(services: PictureServices, link: DueLink, network: Network): Promise<void> {
  const { database } = services;
  const putOff = (hours: number | null) => database.transact((tx) => putOffLink(tx, link, hours));
  try {
    await limitRate(database, 'link', link.userId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return putOff(1);
  }
  let preview: LinkPreview;
  try {
    preview = await previewLink(link.url, network);
  } catch (error) {
    return putOff(error instanceof FetchRefused || link.attempts >= MOST_ATTEMPTS ? null : link.attempts);
  }
  await keepLinkPreview(services, link, preview);
}

/** Stores what was found for a link and tells the pages that show it. */
export async function keepLinkPreview(
  services: PictureServices,
  { userId, url }: Pick<DueLink, 'userId' | 'url'>,
  { title, icon }: LinkPreview,
): Promise<void> {
  const iconImageId =
    icon &&
    (await storeForeignPicture(services, userId, {
      type: 'FAVICON',
      parent: `favicon ${userId} ${url}`,
      fileName: 'favicon.png',
      body: icon,
    }));
  await services.database.transact(async (tx) => {
    if (!(await writeLinkPreview(tx, { userId, url, title, iconImageId }))) return;
    const works = await listExternalWorksWith(tx, userId, url);
    await declareChanges(tx, [
      keys.site(userId),
      ...works.map(keys.externalWork),
      ...(works.length > 0 ? [keys.userPortfolio(userId)] : []),
      ...(iconImageId ? [keys.image(iconImageId)] : []),
    ]);
  });
}
