/**
 * Between which pages a point of the window lies: the place, counted from 0, that something dropped there would take.
 * Null when no tile is near. Tiles carry their place in `data-place`.
 */
export function gapAt(list: HTMLElement | null, point: { x: number; y: number }): number | null {
  if (!list) return null;
  let nearest: { distance: number; gap: number } | null = null;
  for (const tile of list.querySelectorAll<HTMLElement>('[data-place]')) {
    const box = tile.getBoundingClientRect();
    if (point.y < box.top - 12 || point.y > box.bottom + 12) continue;
    const middle = box.left + box.width / 2;
    const distance = Math.abs(point.x - middle);
    if (nearest && nearest.distance <= distance) continue;
    nearest = { distance, gap: Number(tile.dataset['place']) + (point.x > middle ? 1 : 0) };
  }
  return nearest?.gap ?? null;
}
