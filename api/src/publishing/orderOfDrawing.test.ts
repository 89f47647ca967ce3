import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { groupByTurn, inTurns } from './orderOfDrawing.ts';

const id = (letter: string, number: number) => `${letter}${String(number).padStart(20, '0')}`;
const [first, second] = [id('e', 1), id('e', 2)];
const work = `/works/${id('w', 1)}`;

// Nobody is waited for by the clock unless a test lets it go on.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the episode that changed comes first, then its work, then whatever shows them', () => {
  const reasons: Record<string, string[]> = {
    '/': ['newWorks'],
    [work]: [`Episode:${first}`, `Work:${id('w', 1)}/episodes`],
    '/tags/恋愛': [`Work:${id('w', 1)}`],
    // Its neighbour changed, not itself.
    [`/episodes/${second}`]: [`Episode:${second}/neighbours`],
    [`/works/${id('w', 2)}`]: [`Work:${id('w', 1)}`],
    [`/episodes/${first}`]: [`Episode:${first}`],
    [`/illustrations/${id('l', 1)}`]: [`Illustration:${id('l', 1)}`],
  };
  expect(groupByTurn(Object.keys(reasons), (path) => reasons[path]!)).toEqual([
    [`/episodes/${first}`, `/illustrations/${id('l', 1)}`],
    [work],
    ['/', '/tags/恋愛', `/episodes/${second}`, `/works/${id('w', 2)}`],
  ]);
});

it('pages that nothing changed on are drawn side by side', () => {
  const paths = ['/', work, `/episodes/${first}`];
  expect(groupByTurn(paths, () => ['export'])).toEqual([paths]);
});

it('the next group begins when the one before is drawn, though its files are not written yet', async () => {
  const begun: string[] = [];
  const written = Promise.withResolvers<string>();
  const working = inTurns([['own'], ['others']], (path) => {
    begun.push(path);
    if (path === 'others') written.resolve('own');
    return { drawn: Promise.resolve(), stored: path === 'own' ? written.promise : Promise.resolve(path) };
  });
  expect(begun).toEqual(['own']);
  expect(await working).toEqual(['own', 'others']);
});

it('a page that cannot be drawn, or hangs, keeps nobody from theirs', async () => {
  const hanging = Promise.withResolvers<never>();
  const begun: string[] = [];
  const working = inTurns([['fails'], ['hangs'], ['others']], (path) => {
    begun.push(path);
    if (path === 'others') hanging.reject(new Error('given up'));
    const drawn =
      path === 'fails' ? Promise.reject(new Error('broken')) : path === 'hangs' ? hanging.promise : Promise.resolve();
    return { drawn, stored: drawn.then(() => `${path} stored`).catch(() => `${path} failed`) };
  });
  await vi.runAllTimersAsync();
  expect(await working).toEqual(['fails failed', 'hangs failed', 'others stored']);
  expect(begun).toEqual(['fails', 'hangs', 'others']);
});
