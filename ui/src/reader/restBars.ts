import type { Bars } from './perform.ts';
import type { Reader } from './Reader.ts';

/** A mouse that lies still for so long, in milliseconds, is not looking for the bars. */
const restsAfter = 3000;
const isUsed = '.reader-bar:is(:hover, :has(:focus-visible)), .edge:is(:hover, :focus-visible), dialog[open]';

/**
 * Bars leave by themselves: a moment after the mouse last moved, and in a low window a moment after they were brought. The
 * page then fills the window; a movement of the mouse lays them over it without changing its size. Asked for, they are as
 * they were before.
 */
export function restBars(reader: Reader, bars: Bars, first: Event): void {
  const { root, signal } = reader;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwn = false;
  let point = '';

  const show = (isShown: boolean) => {
    isOwn = true;
    root.dataset['resting'] = '';
    bars.set({ isShown });
    isOwn = false;
  };
  const arm = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!bars.isShown || reader.atEnd) return;
      if (root.querySelector(isUsed)) arm();
      else show(false);
    }, restsAfter);
  };
  const move = ({ pointerType, clientX, clientY }: PointerEvent) => {
    // Browsers report a mouse that did not move, when something moves under it.
    const at = `${clientX} ${clientY}`;
    if (pointerType !== 'mouse' || at === point) return;
    point = at;
    if ('resting' in root.dataset && !bars.isShown) show(true);
    arm();
  };
  root.addEventListener('pointermove', move, { signal });
  if (first.type === 'pointermove') move(first as PointerEvent);
  const noticeBars = () => {
    if (!isOwn && 'resting' in root.dataset) {
      delete root.dataset['resting'];
      reader.measure();
    }
    if (bars.isShown && matchMedia('(orientation: landscape) and (max-height: 480px)').matches) arm();
  };
  reader.onChange((change) => change === 'bars' && noticeBars());
  noticeBars();
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    delete root.dataset['resting'];
  });
}
