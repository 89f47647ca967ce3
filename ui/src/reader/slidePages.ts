import type { Reader } from './Reader.ts';

/** True when the reader asked the device for less motion. */
export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A turn is a short push from the side the page comes from; cut when the reader asked for less motion. */
export function slidePages(reader: Reader): void {
  let before = reader.viewIndex;
  let { views } = reader;
  reader.onChange((change) => {
    if (change !== 'place') return;
    const turned = views === reader.views ? reader.viewIndex - before : 0;
    before = reader.viewIndex;
    views = reader.views;
    if (Math.abs(turned) !== 1 || reader.layout === 'scroll' || reader.atEnd || wantsLessMotion()) return;
    const from = (reader.nextSide === 'left') === turned > 0 ? -24 : 24;
    reader.layer.animate([{ translate: `${from}px 0` }, { translate: '0 0' }], {
      duration: 150,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  });
}
