import { statSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Shape } from './startShape.ts';

const agent = new Agent({ keepAlive: true });

/** A page as readers get it, and the file it is; null when there is none. */
type Seen = { path: string; file: string; body: string | null; stamp: string | null };

/** Fetches a page through nginx. @returns its HTML; null when it is not there */
export function fetchPage(url: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const call = get(url, { agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(answer.statusCode === 200 ? text : null));
    });
    call.on('error', reject);
  });
}

const urlOf = ({ url }: Shape, path: string) => url + encodeURI(path);

function stampOf(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeNs}` : null;
}

/**
 * One page as it is now. What came late of the change before, such as what new pictures give a page as they get ready, may
 * be written between a look at the file and the answer: then both are asked for again, or the next change would seem to be live at once.
 */
async function lookAtPage(shape: Shape, path: string): Promise<Seen> {
  const file = join(shape.publicDir, 'pages', path, 'index.html');
  for (;;) {
    const stamp = stampOf(file);
    // Asking for a page that is not there would cost an API process a look into the database.
    const body = stamp === null ? null : await fetchPage(urlOf(shape, path));
    if (stampOf(file) === stamp) return { path, file, stamp, body };
  }
}

/** Notes how pages are before a change. */
export const lookAt = (shape: Shape, paths: readonly string[]): Promise<Seen[]> =>
  Promise.all(paths.map((path) => lookAtPage(shape, path)));

/**
 * Notes when readers get each page in another state than before, until `done` resolves. A page is asked for through nginx
 * as soon as its file is another one: asking all the time would cost more than publishing does, and a page that is not
 * there yet would be drawn for whoever asks first, which is not what is measured.
 * @returns by path of the pages that changed, the instant (performance.now()) at which the new state had been received
 */
export async function watchPages(
  shape: Shape,
  before: readonly Seen[],
  done: Promise<unknown>,
): Promise<Map<string, number>> {
  const liveAt = new Map<string, number>();
  const asked: Promise<void>[] = [];
  const ask = async ({ path, body }: Seen) => {
    if ((await fetchPage(urlOf(shape, path))) === body) throw new Error(`${path} is what it was before.`);
    liveAt.set(path, performance.now());
  };
  let pending = [...before];
  let isDone = false;
  const look = () => {
    const changed = pending.filter(({ file, stamp }) => stampOf(file) !== stamp);
    pending = pending.filter((one) => !changed.includes(one));
    asked.push(...changed.map(ask));
  };
  const ended = done.finally(() => (isDone = true));
  // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- `ended` sets it, between two waits
  while (!isDone) {
    look();
    await wait(1);
  }
  await ended;
  look();
  await Promise.all(asked);
  return liveAt;
}
