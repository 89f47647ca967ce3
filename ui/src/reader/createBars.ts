import type { Bars } from './perform.ts';
import type { Reader } from './Reader.ts';

/**
 * The bars. Pinned (with a mouse): the page stands between them. Immersive (touch, or F): the page takes the window and
 * bars lie over it. Showing or hiding them never changes the size of a page.
 */
export function createBars(reader: Reader): Bars {
  const { root, stage, signal } = reader;
  const bars = root.querySelectorAll<HTMLElement>('.reader-bar, .edge');
  const isTouch = matchMedia('(pointer: coarse)').matches;
  let isImmersive = isTouch;
  let isShown = true;

  const draw = () => {
    root.dataset['bars'] = isImmersive ? 'immersive' : 'pinned';
    root.toggleAttribute('data-bars-hidden', !isShown);
    for (const bar of bars) {
      const isAway = !isShown || reader.atEnd;
      if (isAway && bar.contains(document.activeElement)) stage.focus({ preventScroll: true });
      bar.inert = isAway;
    }
  };
  const toggle = (show = !isShown) => {
    if (show === isShown) return;
    isShown = show;
    draw();
    reader.emit('bars');
  };
  const toggleImmersive = () => {
    isImmersive = !isImmersive;
    isShown = !isImmersive;
    // Some phones have no full screen for pages: the window is then as far as it goes.
    const settled = isImmersive ? enterFullscreen(reader) : leaveFullscreen();
    settled?.catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
    });
    draw();
    reader.go(reader.place.page, reader.place.fraction);
  };
  document.addEventListener(
    'fullscreenchange',
    () => {
      if (!document.fullscreenElement && isImmersive && !isTouch) toggleImmersive();
    },
    { signal },
  );

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
      if (isImmersive) toggle(reader.layout === 'scroll' && moved < 0);
    }
    draw();
  });
  draw();
  return { toggle, toggleImmersive };
}

/** A preview stands in a dialog, which a full-screen page would cover. */
function enterFullscreen({ options }: Reader): Promise<void> | undefined {
  return options.preview ? undefined : document.documentElement.requestFullscreen?.();
}

function leaveFullscreen(): Promise<void> | undefined {
  return document.fullscreenElement ? document.exitFullscreen() : undefined;
}
