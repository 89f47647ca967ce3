import { arrange } from './arrange.ts';
import { runOfPage } from './pairing.ts';
import type { Reader } from './Reader.ts';

/** Moves the pairing of this run of pages by one. The first run's shift is remembered for the work. */
export function shiftPairing(reader: Reader): void {
  const { layout, episode, place, shiftedRuns } = reader;
  if (layout !== 'spread') return reader.say(reader.word('unpaired'));
  const pairable = episode.pages.map(({ wide, tall }) => ({ wide: wide || tall }));
  const run = runOfPage(pairable, place.page);
  if (run === 0) return reader.chooseForWork({ shifted: shiftedRuns.has(0) ? undefined : true });
  if (!shiftedRuns.delete(run)) shiftedRuns.add(run);
  arrange(reader);
}
