import type { ReadingReporter, SendReadingEvents } from './createReadingReporter.ts';
import { mountReader, type MountedReader } from './mountReader.ts';
import type { ReadingEvent } from './readingEvents.ts';
import { warnMissing } from './warnMissing.ts';

export interface StartOptions {
  /** Loads what sends reading events, when there are some. Without it nothing is reported. */
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
  if (!loadSender) return mountReader(root, { storage });

  // Reporter and sender (and the GraphQL client with it) are fetched when there is something to report.
  let reporter: Promise<ReadingReporter> | undefined;
  const prepare = async () => {
    const { createReadingReporter } = await import('./createReadingReporter.ts');
    return createReadingReporter(async (...batch) => (await loadSender())(...batch), storage);
  };
  const onEvent = (event: ReadingEvent) => {
    reporter ??= prepare();
    reporter.then(({ report }) => report(event)).catch(warnMissing);
  };
  return mountReader(root, { storage, onEvent });
}
