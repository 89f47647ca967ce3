import { consentBy } from '@komawari/ui/consent';
import { refreshRelativeTimes } from '@komawari/ui/format';
import { findPlace } from '@komawari/ui/reader/places.ts?own';
import { viewAsToken } from '@komawari/ui/viewAs';
import { refreshCounts } from '../counts/refreshCounts.ts';
import { notifyArrival } from '../reading/notifyArrival.ts';
import { showFreshSeals } from '../seals/showFreshSeals.ts';
import { offerLanguage } from './parts/offerLanguage.ts';
import { showViewer } from './parts/showViewer.ts';
import { showReading } from '../reading/showReading.ts';
import { startWaysIn } from '../signIn/startWaysIn.ts';
import { startEpisodeOrder } from '../reading/startEpisodeOrder.ts';
import { startFlashRegion } from './parts/startFlashRegion.ts';
import { startShareButtons } from './parts/startShareButtons.ts';
import { startThemeToggle } from './parts/startThemeToggle.ts';

// A chunk of its own, which the reader loads without the rest of this file.
import('./afterLoad.ts').catch(() => undefined);

/** What every page does once it stands: it reads well without any of it. */
refreshRelativeTimes(document);
showFreshSeals(document);
startThemeToggle();
startFlashRegion(document);
startShareButtons(document);
startWaysIn(document);
notifyArrival(document);
try {
  // Before the list may be turned around.
  showReading(document, (episodeId) => findPlace(localStorage, episodeId));
} catch {
  // Site data is blocked: nothing was remembered.
}
startEpisodeOrder(document);
try {
  offerLanguage(document, localStorage);
} catch {
  // Site data is blocked: the switch is a link all the same.
}
// What this reader did on other devices. Offline: what this device knows stays.
const workId = document.querySelector<HTMLElement>('[data-read-work]')?.dataset.readWork;
if (workId && document.documentElement.dataset.session !== undefined) {
  import('../reading/showHistory.ts')
    .then(({ showHistory }) => showHistory(document, workId, localStorage))
    .catch(() => undefined);
}
// A creator may look at the page as a reader.
if (viewAsToken() !== null)
  import('../viewAs/showViewAs.ts').then(({ showViewAs }) => showViewAs(document)).catch(() => undefined);
// What was refused without consent asks for it, and goes on.
consentBy(async () => (await import('../consent/askForConsent.ts')).askForConsent());
// Offline: the header stays as the hint drew it.
showViewer(document.documentElement).catch(() => undefined);
// Offline: the figures of the file stay.
refreshCounts(document).catch(() => undefined);
