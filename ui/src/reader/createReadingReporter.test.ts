import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadingReporter } from './createReadingReporter.ts';
import type { ReadingEvent } from './readingEvents.ts';

const opened: ReadingEvent = { type: 'opened', id: 'r1', episodeId: 'e1', pageNumber: 1 };
const page = (pageNumber: number, id = 'r1'): ReadingEvent => ({
  type: 'page',
  id,
  episodeId: 'e1',
  pageNumber,
  leavePosition: pageNumber / 10,
});
const completed: ReadingEvent = { type: 'completed', id: 'r1', episodeId: 'e1', pageNumber: 10 };

let batches: (readonly ReadingEvent[])[];
let isOffline: boolean;
const send = async (events: readonly ReadingEvent[]) => {
  if (isOffline) throw new TypeError('offline');
  batches.push(events);
};

beforeEach(() => {
  localStorage.clear();
  batches = [];
  isOffline = false;
  vi.useFakeTimers();
});

describe('reading events', () => {
  it('travel together, and only the last of many moves', async () => {
    const { report } = createReadingReporter(send, localStorage);
    for (const event of [opened, page(1), page(2), page(3), completed]) report(event);
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(batches).toEqual([[opened, page(3), completed]]);
  });

  it('are sent within seconds on a page that is never idle', async () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: { timeout?: number } = {}) =>
      timeout === undefined ? 0 : setTimeout(run, timeout),
    );
    const { report } = createReadingReporter(send, localStorage);
    report(page(2));
    await vi.advanceTimersByTimeAsync(10_000);
    vi.unstubAllGlobals();
    expect(batches).toEqual([[page(2)]]);
  });

  it('are sent when the page is left', async () => {
    const { report } = createReadingReporter(send, localStorage);
    report(page(4));
    dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(batches).toEqual([[page(4)]]);
  });

  it('that did not arrive are sent by the next page, once more and then no longer', async () => {
    isOffline = true;
    const first = createReadingReporter(send, localStorage);
    first.report(opened);
    await first.flush();
    // The page is closed.
    vi.clearAllTimers();
    isOffline = false;
    createReadingReporter(send, localStorage);
    await vi.advanceTimersByTimeAsync(5000);
    expect(batches).toEqual([[opened]]);

    isOffline = true;
    const second = createReadingReporter(send, localStorage);
    second.report(completed);
    await second.flush();
    await second.flush();
    isOffline = false;
    await second.flush();
    expect(batches).toEqual([[opened]]);
    expect(localStorage.getItem('komawari.reader.unsent')).toBeNull();
  });

  it('of a page that was closed before the answer came are sent again', async () => {
    const { report, flush } = createReadingReporter(() => new Promise(() => {}), localStorage);
    report(opened);
    void flush(true);
    createReadingReporter(send, localStorage);
    await vi.advanceTimersByTimeAsync(5000);
    expect(batches).toEqual([[opened]]);
  });

  it.each(['{', '[]', '{"version":1,"events":[null,7,{"tries":0}]}'])(
    'start empty when the store holds %s',
    async (text) => {
      localStorage.setItem('komawari.reader.unsent', text);
      await createReadingReporter(send, localStorage).flush();
      expect(batches).toEqual([]);
    },
  );
});
