import { heroPanels } from './heroPanels.ts';

/**
 * Lays the hero page out anew for a reader who does not want to see some of its creators: the others move up, as if these works
 * had never been there.
 */
export function arrangeHero(root: ParentNode, silenced: readonly string[]): void {
  const page = root.querySelector<HTMLElement>('.hero > .panels');
  if (!page) return;
  const all = [...page.querySelectorAll<HTMLElement>('.panel')];
  const shown = all.filter(({ dataset }) => !silenced.includes(dataset.creator ?? ''));
  const frames = heroPanels(shown.length);
  page.className = `panels panels--${frames.length}`;
  if (page.parentElement) page.parentElement.hidden = frames.length === 0;
  for (const panel of all) panel.hidden = true;
  for (const [index, { wide, phone }] of frames.entries()) {
    const panel = shown[index];
    if (!panel) continue;
    panel.hidden = false;
    panel.className = `panel panel--${index + 1}${index === 0 ? ' panel--lead' : ''}${panel.querySelector('img') ? '' : ' panel--typed'}`;
    panel.querySelector('.d polygon')?.setAttribute('points', wide);
    panel.querySelector('.m polygon')?.setAttribute('points', phone ?? '');
  }
}
