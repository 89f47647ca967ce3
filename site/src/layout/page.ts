import { refreshRelativeTimes } from '@komawari/ui/format';
import { refreshCounts } from '../counts/refreshCounts.ts';
import { showFreshSeals } from '../works/showFreshSeals.ts';
import { showViewer } from './showViewer.ts';
import { showReading } from '../works/showReading.ts';
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
try {
  // Before the list may be turned around.
  showReading(document, localStorage);
} catch {
  // Site data is blocked: nothing was remembered.
}
startEpisodeOrder(document);
// Offline: the header stays as the hint drew it.
showViewer(document.documentElement).catch(() => undefined);
// Offline: the figures of the file stay.
refreshCounts(document).catch(() => undefined);
