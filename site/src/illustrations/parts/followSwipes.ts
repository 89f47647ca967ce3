/** A finger that moved this far sideways, and further than up or down, meant to turn. */
const FAR_ENOUGH = 40;

/** Calls back with 1 for a swipe to the left (the next picture) and -1 for one to the right. Pinching is left alone. */
export function followSwipes(area: HTMLElement, turn: (step: 1 | -1) => void): void {
  let start: { x: number; y: number } | null = null;
  area.addEventListener(
    'touchstart',
    ({ touches }) => {
      const [finger] = touches;
      // The strip of thumbnails scrolls by itself.
      const isOne = touches.length === 1 && finger?.target instanceof Element && !finger.target.closest('nav');
      start = isOne && finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    { passive: true },
  );
  area.addEventListener('touchend', ({ changedTouches }) => {
    const [finger] = changedTouches;
    if (!start || !finger || (visualViewport?.scale ?? 1) > 1.01) return;
    const [x, y] = [finger.clientX - start.x, finger.clientY - start.y];
    start = null;
    if (Math.abs(x) > FAR_ENOUGH && Math.abs(x) > 1.5 * Math.abs(y)) turn(x < 0 ? 1 : -1);
  });
}
