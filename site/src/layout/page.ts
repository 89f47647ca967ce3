import { refreshRelativeTimes } from '@komawari/ui/format';
import { refreshCounts } from '../counts/refreshCounts.ts';
import { showFreshSeals } from '../works/showFreshSeals.ts';
import { showViewer } from './showViewer.ts';
import { startEpisodeOrder } from '../works/startEpisodeOrder.ts';
import { startFlashRegion } from './startFlashRegion.ts';
import { startShareButtons } from './startShareButtons.ts';
import { startThemeToggle } from './startThemeToggle.ts';

/** What every page does once it stands: it reads well without any of it. */
refreshRelativeTimes(document);
showFreshSeals(document);
startThemeToggle();
startFlashRegion(document);
startShareButtons(document);
if (document.querySelector('[data-read-work]')) {
  // Before the list may be turned around. Where site data is blocked, nothing was remembered.
  import('../works/showReading.ts')
    .then(({ showReading }) => showReading(document, localStorage))
    .catch(() => undefined)
    .finally(() => startEpisodeOrder(document));
}
// Offline: the header stays as the hint drew it.
showViewer(document.documentElement).catch(() => undefined);
// Offline: the figures of the file stay.
refreshCounts(document).catch(() => undefined);
