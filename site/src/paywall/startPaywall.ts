import { execute } from '@komawari/ui/graphql';
import { flash } from '@komawari/ui/flash';
import { textsOf } from '@komawari/ui/language';
import { addPages } from '@komawari/ui/reader/addPages.ts';
import { requestedPage } from '@komawari/ui/reader/progress.ts';
import type { Place } from '@komawari/ui/reader/progress.ts';
import { startReader, type MountedReader } from '@komawari/ui/reader/start.ts';
import { nodesOf } from '../graphql/nodesOf.ts';
import paywallOpenedTexts from '../messages/paywallOpened.js';
import { sendReadingEvents } from '../reading/sendReadingEvents.ts';
import { askUntilAnswered } from '../walls/askUntilAnswered.ts';
import { drawPage } from '../walls/drawPage.ts';
import { getEpisodePages } from '../walls/getEpisodePages.ts';
import { openWall } from '../walls/openWall.ts';
import { showBehindWall } from '../walls/showBehindWall.ts';
import { keepAddresses } from './parts/keepAddresses.ts';
import { openEvent } from './parts/openEvent.ts';
import { findReturnFlag } from './parts/returnFlags.ts';

interface Start {
  /** The reader of the free pages; null where there are none. */
  mounted: MountedReader | null;
  /** Where this device left the episode before it was opened this time. */
  stored: Place | null;
  /** The fragment of the address before the reader wrote its own. */
  hash: string;
  /** Gets the reader when it stands in place of the wall. */
  onOpen: (mounted: MountedReader) => void;
}

/**
 * The paywall of an episode. A buyer passes at once, without a line as soon as it is back; who comes back from paying, or from signing in, or whose link leads to the wall,
 * stands before it, and it asks how the payment stands. When it opens, reading goes on where it stood, and nothing that was there is asked for again.
 */
export async function startPaywall(main: HTMLElement, start: Start): Promise<void> {
  const { mounted, hash } = start;
  const flag = findReturnFlag();
  document.addEventListener(openEvent, () => void open(main, start, true).catch(warn));
  if (flag || hash === '#paywall') {
    if (mounted) mounted.reader.showEnd();
    // Where they were is where the wall stands.
    main.querySelector('.reader-note')?.replaceChildren();
    main.querySelector<HTMLElement>('[data-paywall]')?.scrollIntoView();
  }
  // Nothing is a guest's.
  if (document.documentElement.dataset.session === undefined) return;
  // It may be theirs already; when the payment arrives later, the wall itself tells.
  await open(main, start, flag?.isSuccess ?? false);
}

const warn = (error: unknown): void => console.warn('The pages behind the wall did not load', error);

/**
 * Puts the pages in place of the wall.
 * @param isBought it was bought just now: reading goes on where the wall stood
 */
async function open(main: HTMLElement, start: Start, isBought: boolean): Promise<void> {
  const { episode } = await askUntilAnswered(() => execute(getEpisodePages, { id: main.dataset.episodeId ?? '' }));
  const { totalCount, viewableCount } = episode.pages;
  const wall = main.querySelector('[data-paywall]');
  if (viewableCount < totalCount || !wall) return;
  const hadFocus = wall.contains(document.activeElement) || isBought;
  const opened = start.mounted ? goOn(main, start, episode, isBought) : openAll(main, episode);
  if (!opened) return;
  wall.remove();
  keepAddresses(main, opened.reader.signal);
  start.onOpen(opened);
  if (hadFocus) opened.reader.stage.focus({ preventScroll: true });
  if (!isBought) return;
  const { opened: words } = textsOf(paywallOpenedTexts);
  flash.set({
    body: words.bought(),
    type: 'success',
    position: 'bottom',
    action: { label: words.receipt(), run: () => location.assign('/my/settings/purchase_history') },
  });
}

type Episode = Parameters<typeof openWall>[1];

function openAll(main: HTMLElement, episode: Episode): MountedReader | null {
  return openWall(main, episode) ? startReader({ loadSender: async () => sendReadingEvents }) : null;
}

function goOn(
  main: HTMLElement,
  start: Start,
  { pages, afterword, work }: Episode,
  isBought: boolean,
): MountedReader | null {
  const { mounted } = start;
  if (!mounted) return null;
  const { reader } = mounted;
  const free = reader.episode.pages.length;
  const items = nodesOf(pages).slice(free);
  delete main.dataset.openShare;
  main.querySelector<HTMLElement>('[data-reader-filmstrip]')?.removeAttribute('data-locked');
  showBehindWall(main, afterword);
  addPages(
    reader,
    items.map((page) => drawPage(page, { total: pages.totalCount, language: work.language })),
    placeToGoOn(start, reader, isBought),
  );
  return mounted;
}

/** Behind the wall for who stands before it; for who was further last time, or asked for a page, there; else where they are. */
function placeToGoOn({ stored, hash }: Start, reader: MountedReader['reader'], isBought: boolean): Place {
  const free = reader.episode.pages.length;
  if (isBought || reader.atEnd) return { page: free + 1, fraction: 0 };
  const asked = requestedPage(reader.root, { hash, search: '' }, reader.episode.total);
  const last = asked ? { page: asked.page, fraction: 0 } : stored;
  return last && last.page > free && reader.place.page >= Math.min(free, last.page) ? last : reader.place;
}
