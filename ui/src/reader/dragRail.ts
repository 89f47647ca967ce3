import type { Reader } from './Reader.ts';

/** The rail of a strip is a handle: dragged, it leads through the episode and says which page it is at. */
export function dragRail(reader: Reader): void {
  const { root, signal, episode } = reader;
  const rail = root.querySelector<HTMLElement>('.reader-rail');
  if (!rail || episode.pages.length === 0) return;
  const words = document.createElement('b');
  rail.append(words);
  const follow = (event: PointerEvent) => {
    const { top, height } = rail.getBoundingClientRect();
    const share = Math.min(0.9999, Math.max(0, (event.clientY - top) / height));
    const spot = share * episode.total;
    const page = Math.floor(spot) + 1;
    rail.style.setProperty('--at', `${share}`);
    words.textContent = `${page} / ${episode.total}`;
    if (page > episode.pages.length) reader.showEnd();
    else reader.go(page, spot % 1);
  };
  rail.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      rail.setPointerCapture(event.pointerId);
      rail.dataset['dragged'] = '';
      follow(event);
    },
    { signal },
  );
  rail.addEventListener('pointermove', (event) => 'dragged' in rail.dataset && follow(event), { signal });
  for (const type of ['pointerup', 'pointercancel'] as const)
    rail.addEventListener(type, () => delete rail.dataset['dragged'], { signal });
  signal.addEventListener('abort', () => words.remove());
}
