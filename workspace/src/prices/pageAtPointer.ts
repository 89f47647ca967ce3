/** The page whose beginning is nearest to a point: of the row at its height, or of the nearest one. Null for an empty list. */
export function pageAtPointer(list: HTMLElement, { x, y }: { x: number; y: number }): number | null {
  let nearest: { page: number; row: number; column: number } | null = null;
  for (const item of list.querySelectorAll<HTMLElement>('[data-page]')) {
    const box = item.getBoundingClientRect();
    const row = Math.max(box.top - y, y - box.bottom, 0);
    const column = Math.abs(x - box.left);
    if (nearest && (row > nearest.row || (row === nearest.row && column >= nearest.column))) continue;
    nearest = { page: Number(item.dataset['page']), row, column };
  }
  return nearest?.page ?? null;
}
