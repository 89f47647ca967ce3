import { rememberVisit } from '@komawari/ui/history/createVisits.ts';
import { findPlace, type StoredPlace } from '@komawari/ui/reader/places.ts';
import { startReader } from '@komawari/ui/reader/start.ts';

/** The one script of an episode that is loaded at once. Everything else waits until it is near, or asked for. */
const main = document.querySelector<HTMLElement>('main.reader');
const hasSession = document.documentElement.dataset.session !== undefined;
// Before anybody can leave: whoever goes off to buy finds the way back by it.
rememberVisit();
// Before the reader opens the episode: opening may already change what is remembered.
const stored = hasSession ? findStored() : null;
const { hash } = location;
let mounted = startReader({
  loadSender: async () => (await import('../../reading/sendReadingEvents.ts')).sendReadingEvents,
});

/** Where this device left the episode; null where site data is blocked. */
function findStored(): StoredPlace | null {
  try {
    return findPlace(localStorage, document.querySelector<HTMLElement>('[data-reader]')?.dataset.episodeId ?? '');
  } catch {
    return null;
  }
}

function ignore(error: unknown): void {
  console.warn('A part of the page did not load', error);
}

/** What the end screen needs besides its islands: dates, counts, messages. */
function loadEndScreen(): void {
  import('../../layout/page.ts').catch(ignore);
  if (document.querySelector('[data-ad]'))
    import('../../ads/startAdSlots.ts').then(({ startAdSlots }) => startAdSlots(document)).catch(ignore);
}

/** The styles of the end screen: never before the first page, and always before anybody can reach the end. */
function loadLaterStyles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = document.body.dataset.laterStyles ?? '';
  document.head.append(link);
}
function settle(): void {
  loadLaterStyles();
  import('../../layout/afterLoad.ts').catch(ignore);
}
if (document.readyState === 'complete') settle();
else addEventListener('load', settle, { once: true });

const end = document.querySelector('[data-reader-end]');
if (end) {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    loadEndScreen();
  });
  watch.observe(end);
}

// The comments stand behind the last page: in the paged layouts the end screen has to be shown first.
document.querySelector('[data-to-comments]')?.addEventListener('click', (event) => {
  if (!mounted) return;
  event.preventDefault();
  mounted.reader.showEnd();
  document.querySelector('#comments')?.scrollIntoView();
});

/** A buyer passes the paywall; who comes back from paying is asked about. Guests read what the file has, or are led to the wall. */
async function passPaywall(): Promise<void> {
  if (!main?.querySelector('[data-paywall]') || (!hasSession && hash !== '#paywall')) return;
  const { startPaywall } = await import('../../paywall/startPaywall.ts');
  await startPaywall(main, { mounted, stored, hash, onOpen });
}
const passed = passPaywall().catch(ignore);

// Where another device left off; an address that names a page wins.
if (mounted && hasSession && hash === '') {
  const { reader } = mounted;
  // Noted before anything is waited for: on a slow line a page is turned before the script below is there.
  const { page: start } = reader.place;
  passed
    .then(() => import('./resumeFromHistory.ts'))
    .then(({ resumeFromHistory }) => resumeFromHistory(reader, { start, stored }))
    .catch(ignore);
}

main?.addEventListener('readershare', (event) => {
  const service = (event as CustomEvent<'SYSTEM' | 'COPY'>).detail;
  import('../../reading/notifyShare.ts')
    .then(({ notifyShare }) => notifyShare(main.dataset.episodeId ?? '', service))
    .catch(ignore);
});

const bookmark = document.querySelector<HTMLButtonElement>('[data-bookmark]');
if (bookmark) {
  const load = () => import('../../bookmarks/startBookmarkButton.ts');
  if (hasSession)
    load()
      .then(({ showBookmark }) => showBookmark(bookmark))
      .catch(ignore);
  const toggle = () => {
    loadEndScreen();
    load()
      .then(({ toggleBookmark }) => toggleBookmark(bookmark))
      .catch(ignore);
  };
  bookmark.addEventListener('click', toggle);
  // The first tap came before this script (layout/earlyTaps.ts).
  if ('tapped' in bookmark.dataset) toggle();
}

function onOpen(opened: NonNullable<typeof mounted>): void {
  mounted = opened;
}
if (main?.querySelector('[data-fan-wall]')) {
  import('./startFanWall.ts').then(({ startFanWall }) => startFanWall(main, { hasSession, onOpen })).catch(ignore);
}
