import { attachZoom } from './attachZoom.ts';
import { dragRail } from './dragRail.ts';
import { followFinger } from './followFinger.ts';
import { keepWindow } from './keepWindow.ts';
import { nameKeys } from './nameKeys.ts';
import type { Bars } from './perform.ts';
import type { Reader } from './Reader.ts';
import { restBars } from './restBars.ts';
import { slidePages } from './slidePages.ts';
import { watchNextEpisode } from './watchNextEpisode.ts';

/** What comes with the first touch, key or movement of the mouse: nobody needs it to read page one. `first` is what called for it. */
export function attachLater(reader: Reader, bars: Bars, first: Event): void {
  attachZoom(reader);
  slidePages(reader);
  followFinger(reader);
  restBars(reader, bars, first);
  dragRail(reader);
  nameKeys(reader);
  keepWindow(reader, bars);
  watchNextEpisode(reader);
}
