import { carriedKey } from '@komawari/ui/flash/carriedKey.ts?own';
import { rememberVisit } from '@komawari/ui/history/createVisits.ts?own';
import { placesKey } from '@komawari/ui/reader/places.ts?own';
import { offerKeeping } from '../offline/offerKeeping.ts';
import { startReportButtons } from '../moderation/startReportButtons.ts';

/** What a page does that nobody waits for: it remembers where this tab has been, hides whom its reader silenced, and reports what fails from here on. */
// An episode has noted itself at its start, and its address changes while pages are turned.
if (!document.querySelector('main.reader')) rememberVisit();
startReportButtons(document);
// What the sign-in page could not finish saying.
if (isKept(() => sessionStorage.getItem(carriedKey)))
  import('@komawari/ui/flash/carried').then(({ showCarriedFlash }) => showCarriedFlash()).catch(() => undefined);
// What a search field proposes comes with the first touch of it.
const touchField = (touched: EventTarget | null): void => {
  if (touched instanceof HTMLInputElement && touched.matches('#site-search, #search-keyword') && touched.role === null)
    import('../search/startProposals.ts').then(({ startProposals }) => startProposals(touched)).catch(() => undefined);
};
document.addEventListener('focusin', ({ target }) => touchField(target));
touchField(document.activeElement);
// Guests silence nobody. Offline: the lists stay as they were written.
if (document.documentElement.dataset.session !== undefined)
  import('./parts/leaveOutSilenced.ts').then(({ leaveOutSilenced }) => leaveOutSilenced()).catch(() => undefined);
// What this reader has begun; for whom nothing is known it is not asked.
if (document.querySelector('[data-continue]')) {
  const { session, continues } = document.documentElement.dataset;
  if (session !== undefined || continues !== undefined || isKept(() => localStorage.getItem(placesKey)))
    import('../reading/showContinued.ts')
      .then(({ showContinued }) => showContinued(document.documentElement, localStorage))
      .catch(() => undefined);
}
// Most installations want no reports, and their readers do not load what would send them.
if (document.querySelector('meta[name="komawari-reports"]')) {
  import('@komawari/ui/reports').then(({ startReports }) => startReports()).catch(() => undefined);
}
offerKeeping(document);
// Without a connection the next page is /offline instead of the browser's own words.
if ('serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => undefined);

function isKept(find: () => string | null): boolean {
  try {
    return find() !== null;
  } catch {
    // Site data is blocked: nothing was remembered.
    return false;
  }
}
