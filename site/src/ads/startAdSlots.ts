/**
 * Loads the ads of a page when they come near: each in a frame that has an origin of its own, may run scripts and open
 * what is clicked in a new tab, and may neither read nor lead this page anywhere. Slots that this screen does not show
 * never come near.
 */
export function startAdSlots(root: ParentNode): void {
  const slots = [...root.querySelectorAll<HTMLElement>('[data-ad]')];
  if (slots.length === 0) return;
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watch.unobserve(target);
        load(target as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  for (const slot of slots) watch.observe(slot);
}

function load(slot: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-popups');
  frame.referrerPolicy = 'no-referrer';
  frame.allow = '';
  frame.title = slot.querySelector('.ad__label')?.textContent ?? '';
  frame.width = '300';
  frame.height = '250';
  frame.src = slot.dataset.ad ?? 'about:blank';
  slot.querySelector('.ad__box')?.replaceChildren(frame);
}
