import { formatPage } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import type { StoredPlace } from '@komawari/ui/reader/places.ts?own';
import readingTexts from '../messages/readingWork.js';

type Row = { element: HTMLElement; place: StoredPlace | null };

/**
 * Shows on a work's page what is remembered: how far each episode was read, and with what to go on. The list may have
 * been turned around; what counts is the order of reading.
 */
export function showReading(root: ParentNode, placeOf: (episodeId: string) => StoredPlace | null): void {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-episode]')];
  const order = root.querySelector('[data-order="oldest"][aria-pressed="true"]') ? elements.toReversed() : elements;
  const rows = order.map((element) => ({ element, place: placeOf(element.dataset.episode ?? '') }));
  for (const row of rows) if (row.place) drawStanding(row.element, row.place);
  const button = root.querySelector<HTMLAnchorElement>('[data-read-work]');
  if (button) offerNext(button, rows);
}

function drawStanding(row: HTMLElement, place: StoredPlace): void {
  const end = row.querySelector('[data-reading]');
  const words = document.createElement('span');
  words.className = place.done ? 'small muted' : 'small strong eprow__place';
  words.textContent = place.done ? textsOf(readingTexts).work.read() : formatPage(place.page);
  end?.replaceChildren(words);
}

/** From the furthest episode that was opened: go on inside it, or with the one after it, or from the start again. */
function offerNext(button: HTMLAnchorElement, rows: Row[]): void {
  const furthest = rows.findIndex(({ place }) => place !== null);
  const row = rows[furthest];
  if (!row?.place) return;
  const { work } = textsOf(readingTexts);
  const placeOf = ({ element }: Row) => ({ place: element.dataset.place ?? '' });
  if (!row.place.done) return lead(button, row.element, work.goOn(placeOf(row)));
  const next = rows[furthest - 1];
  if (next) return lead(button, next.element, work.next(placeOf(next)));
  button.textContent = work.again();
}

function lead(button: HTMLAnchorElement, row: HTMLElement, words: string): void {
  const address = row.querySelector('a[href]')?.getAttribute('href');
  if (!address) return;
  button.href = address;
  button.textContent = words;
}
