import type { SendReadingEvents } from './createReadingReporter.ts';
import { mountReader, type MountedReader } from './mountReader.ts';
import type { ReadingEvent } from './readingEvents.ts';

export interface StartOptions {
  /** Loads what sends reading events, after the first page is up. Without it nothing is reported. */
  loadSender?: () => Promise<SendReadingEvents>;
}

/** The storage of this browser, or null where it is forbidden. */
function findStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Starts the reader of a published page. The site's own script calls it once; null when the page has no reader. */
export function startReader({ loadSender }: StartOptions = {}): MountedReader | null {
  const root = document.querySelector<HTMLElement>('[data-reader]');
  if (!root) return null;
  const storage = findStorage();
  let early: ReadingEvent[] = [];
  let report = (event: ReadingEvent): unknown => early.push(event);
  const mounted = mountReader(root, { storage, ...(loadSender && { onEvent: (event) => void report(event) }) });
  if (loadSender) {
    const prepare = async () => {
      const [{ createReadingReporter }, send] = await Promise.all([import('./createReadingReporter.ts'), loadSender()]);
      const reporter = createReadingReporter(send, storage);
      early.forEach(reporter.report);
      early = [];
      report = reporter.report;
    };
    // Never before the page itself: its pictures come first.
    const later = () => void prepare().catch((error: unknown) => console.warn('Reading is not reported', error));
    if (document.readyState === 'complete') later();
    else addEventListener('load', later, { once: true });
  }
  return mounted;
}
