import type { Reader as ReaderTexts } from '../messages/reader.js';
import type { ReaderWord } from './words.ts';

/** The texts of `readerWords`. */
export { default as readerTexts } from '../messages/reader.js';

const page = '{page}';
const last = '{last}';
const total = '{total}';

/** What the reader's first script says, as `data-words` of the reader's element. Numbers are filled in there (words.ts). */
export function readerWords({ turning, place, ends, failures }: ReaderTexts): string {
  const words: Record<ReaderWord, string> = {
    nextPage: turning.nextPage(),
    previousPage: turning.previousPage(),
    next: turning.next(),
    previous: turning.previous(),
    unpaired: turning.unpaired(),
    page: place.page({ page, total }),
    pages: place.pages({ page, last, total }),
    thumbnail: place.thumbnail({ page }),
    thumbnails: place.thumbnails({ page, last }),
    resumed: place.resumed({ page }),
    startOver: place.startOver(),
    missing: place.missing({ page, total }),
    newest: ends.newest(),
    first: ends.first(),
    absent: failures.absent(),
    failed: failures.failed({ page }),
    retry: failures.retry(),
  };
  return JSON.stringify(words);
}
