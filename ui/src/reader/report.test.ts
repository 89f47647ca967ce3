import { expect, it } from 'vitest';
import type { ReadingEvent } from './readingEvents.ts';
import { atNewestPlaces } from './report.ts';

const opened = (id: string, pageNumber: number): ReadingEvent => ({ type: 'opened', id, episodeId: 'e1', pageNumber });
const page = (id: string, pageNumber: number): ReadingEvent => ({
  type: 'page',
  id,
  episodeId: 'e1',
  pageNumber,
  leavePosition: pageNumber / 10,
});
const completed: ReadingEvent = { type: 'completed', id: 'r1', episodeId: 'e1', pageNumber: 10 };

it.each([
  ['an opening and a move', [opened('r1', 1), page('r1', 5)], [5, 5]],
  ['an opening alone', [opened('r1', 2)], [2]],
  ['the end, and a move back', [completed, page('r1', 4)], [4, 4]],
  ['two openings', [opened('r1', 1), opened('r2', 1), page('r1', 3)], [3, 1, 3]],
])('events that travel together name the newest place of their opening: %s', (_name, events, places) => {
  expect(atNewestPlaces(events).map(({ pageNumber }) => pageNumber)).toEqual(places);
});
