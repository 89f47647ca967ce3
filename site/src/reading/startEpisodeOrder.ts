const key = 'komawari_episode_order';

/** Turns a list that is complete on the page around, and keeps the choice for every work. */
export function startEpisodeOrder(root: ParentNode): void {
  const group = root.querySelector<HTMLElement>('[data-episode-order]');
  const list = root.querySelector<HTMLElement>('[data-episodes]');
  if (!group || !list) return;
  let shown = 'newest';
  const show = (order: string) => {
    if (order === shown) return;
    shown = order;
    list.append(...[...list.children].toReversed());
    for (const button of group.querySelectorAll<HTMLElement>('[data-order]')) {
      button.setAttribute('aria-pressed', `${button.dataset.order === order}`);
    }
  };
  const choose = (order: string) => {
    show(order);
    try {
      localStorage.setItem(key, order);
    } catch {
      // Site data is blocked: the order lasts as long as the page.
    }
  };
  group.addEventListener('click', ({ target }) => {
    const order = target instanceof Element && target.closest<HTMLElement>('[data-order]')?.dataset.order;
    if (order) choose(order);
  });
  try {
    if (localStorage.getItem(key) === 'oldest') show('oldest');
  } catch {
    // As above.
  }
  // Before this was here: layout/parts/earlyTaps.ts.
  if (group.querySelector('[data-order="oldest"][data-tapped]')) choose('oldest');
}
