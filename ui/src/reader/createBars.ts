import type { Bars } from './perform.ts';
import type { Reader } from './Reader.ts';

/** Where bars lie over the page: with a finger, and on a phone held sideways, whose height they would halve. boot.ts says the same. */
const immersiveScreens = '(pointer: coarse), (orientation: landscape) and (max-height: 480px)';

/**
 * The bars. Pinned (with a mouse): the page stands between them, and fills the window while they are hidden. Immersive
 * (touch, a low window, or F): the page fills the window and bars lie over it, so that they never change its size.
 */
export function createBars(reader: Reader): Bars {
  const { root, stage, signal } = reader;
  const elements = root.querySelectorAll<HTMLElement>('.reader-bar, .edge');
  const isLow = matchMedia('(orientation: landscape) and (max-height: 480px)');
  const isUsual = () => matchMedia(immersiveScreens).matches;
  const bars: Bars = {
    isImmersive: root.dataset['bars'] === 'immersive' || isUsual(),
    isUsual,
    isShown: !isLow.matches && root.dataset['barsHidden'] === undefined,
    toggle: (isShown = !bars.isShown) => isShown !== bars.isShown && bars.set({ isShown }),
    set(change) {
      Object.assign(bars, change);
      draw();
      reader.measure();
      reader.emit('bars');
    },
  };

  const draw = () => {
    root.dataset['bars'] = bars.isImmersive ? 'immersive' : 'pinned';
    root.toggleAttribute('data-bars-hidden', !bars.isShown);
    for (const bar of elements) {
      const isAway = !bars.isShown || reader.atEnd;
      if (isAway && bar.contains(document.activeElement)) stage.focus({ preventScroll: true });
      bar.inert = isAway;
    }
  };
  isLow.addEventListener('change', () => bars.set({ isShown: !isLow.matches, isImmersive: isUsual() }), { signal });

  stage.tabIndex = -1;
  const spot = () => reader.place.page + reader.place.fraction;
  let last = spot();
  reader.onChange((change) => {
    if (change !== 'place') return;
    const moved = spot() - last;
    // Reading on puts the bars away where they lie over the art; going back in a strip brings them back. A small movement
    // adds to the next one.
    if (Math.abs(moved) > 0.005) {
      last += moved;
      if (bars.isImmersive) bars.toggle(reader.layout === 'scroll' && moved < 0);
    }
    draw();
  });
  draw();
  return bars;
}
