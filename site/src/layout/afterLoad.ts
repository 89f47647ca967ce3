import { rememberVisit } from '@komawari/ui/history/createVisits.ts?own';
import { startReportButtons } from '../moderation/startReportButtons.ts';

/** What a page does that nobody waits for: it remembers where this tab has been, hides whom its reader silenced, and reports what fails from here on. */
// An episode has noted itself at its start, and its address changes while pages are turned.
if (!document.querySelector('main.reader')) rememberVisit();
startReportButtons(document);
// Guests silence nobody. Offline: the lists stay as they were written.
if (document.documentElement.dataset.session !== undefined)
  import('../moderation/hideSilenced.ts').then(({ hideSilenced }) => hideSilenced()).catch(() => undefined);
// Most installations want no reports, and their readers do not load what would send them.
if (document.querySelector('meta[name="komawari-reports"]')) {
  import('@komawari/ui/reports').then(({ startReports }) => startReports()).catch(() => undefined);
}
// Without a connection the next page is /offline instead of the browser's own words.
if ('serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => undefined);
