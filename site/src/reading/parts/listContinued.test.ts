import { expect, it } from 'vitest';
import { listContinued } from './listContinued.ts';

const episode = (id: string, work: string, next: string | null = null) => ({
  id,
  work: { id: work },
  nextEpisode: next ? { id: next } : null,
});
const place = (page: number, at: number, done = false) => ({ page, fraction: 0, done, at });

it('each work goes on where it was read last, the latest first', () => {
  const read = [
    { episode: episode('e1', 'w1', 'e2'), place: place(9, 10, true) },
    { episode: episode('e2', 'w1', 'e3'), place: place(4, 20) },
    { episode: episode('e9', 'w2'), place: place(2, 30) },
  ];
  expect(listContinued(read, 8)).toMatchObject([
    { episode: { id: 'e9' }, page: 2 },
    { episode: { id: 'e2' }, page: 4 },
  ]);
  expect(listContinued(read, 1)).toHaveLength(1);
});

it('an episode read to its end is followed by the next one, and a work read to its end is not there', () => {
  const read = [
    { episode: episode('e1', 'w1', 'e2'), place: place(9, 10, true) },
    { episode: episode('e5', 'w2'), place: place(9, 20, true) },
    // Opened before the end of it was read.
    { episode: episode('e4', 'w2', 'e5'), place: place(3, 15) },
  ];
  expect(listContinued(read, 8)).toMatchObject([{ episode: { id: 'e2' }, page: null }]);
});
