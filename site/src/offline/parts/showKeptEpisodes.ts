import { formatDay, formatFileSize } from '@komawari/ui/format';
import { forgetEpisode, forgetEpisodes, forgetOld, tidy } from '@komawari/ui/kept/forgetKept.ts';
import { keptLimits, pathOfCover, type KeptEpisode } from '@komawari/ui/kept/keptRows.ts';
import { keptTables } from '@komawari/ui/kept/tables.ts';
import { textsOf } from '@komawari/ui/language';
import { sitePath } from '@komawari/ui/sitePath';
import { JAPANESE, UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import offlineListTexts from '../../messages/offlineList.js';
import { episodePath } from '../../paths.ts';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function drawRow(episode: KeptEpisode, onRemove: () => void): HTMLLIElement {
  const { id, heading, workTitle, language = UNRECORDED_LANGUAGE, creator, bytes, keptAt, isWhole, hasCover } = episode;
  const cover = element('img', { className: 'kept__cover', alt: '', width: 56, height: 75 });
  if (hasCover) cover.src = pathOfCover(id);
  const name = isWhole
    ? element('a', { href: episodePath(id), lang: language }, heading)
    : element('span', { lang: language }, heading);
  const { list } = textsOf(offlineListTexts);
  const state = isWhole ? list.kept({ size: formatFileSize(bytes) }) : list.waiting();
  const [beforeDay = '', afterDay = ''] = state.split('<day/>');
  const day = element('span', { lang: JAPANESE }, formatDay(new Date(keptAt).toISOString()));
  const remove = element('button', { className: 'btn btn--quiet', type: 'button', onclick: onRemove }, list.remove());
  remove.setAttribute('aria-label', list.removeWhat({ what: `${workTitle} ${heading}` }));
  return element(
    'li',
    { className: 'kept__row' },
    cover,
    element(
      'div',
      {},
      element('p', { className: 'tiny muted', lang: language }, `${workTitle}・${creator}`),
      element('h3', {}, name),
      element('p', { className: 'tiny muted' }, beforeDay, day, afterDay),
    ),
    remove,
  );
}

/** What is used, and what is left of what a device keeps at most; the browser may have less room than that. */
async function describeRoom(episodes: readonly KeptEpisode[]): Promise<string> {
  const used = episodes.reduce((sum, { bytes }) => sum + bytes, 0);
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  const free = quota === undefined ? Infinity : quota - (usage ?? 0);
  return textsOf(offlineListTexts).list.room({
    used: formatFileSize(used),
    free: formatFileSize(Math.max(0, Math.min(keptLimits.bytes - used, free))),
  });
}

/** With a line, and by its own address, the page is a list of what is kept and nothing went wrong. */
function showAsList(root: Document): void {
  if (location.pathname !== sitePath('/offline') || !navigator.onLine) return;
  const words = textsOf(offlineListTexts).list.title();
  root.title = `${words} | Komawari`;
  root.querySelector('.lost')?.remove();
  const title = root.querySelector('#kept-title');
  title?.replaceWith(element('h1', { id: 'kept-title' }, words));
  const places = root.querySelector<HTMLElement>('[data-kept-places]');
  if (!places) return;
  places.hidden = false;
  // On a phone the row is longer than the screen. jsdom has no layout and no such method.
  for (const here of places.querySelectorAll('[aria-current]'))
    here.scrollIntoView?.({ block: 'nearest', inline: 'center' });
}

/** Shows what this device keeps, and takes it away where it is not wanted any more. */
export async function showKeptEpisodes(root: Document): Promise<void> {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-kept-${name}]`);
  const press = (name: string, act: () => void) =>
    root.querySelector(`[data-kept-do="${name}"]`)?.addEventListener('click', act);
  showAsList(root);

  const show = (name: string, isShown: boolean) => {
    const found = part(name);
    if (found) found.hidden = !isShown;
  };
  const draw = async () => {
    const episodes = (await keptTables.episodes.all()).toSorted((one, other) => other.keptAt - one.keptAt);
    const rows = episodes.map((episode) => drawRow(episode, () => void remove(episode.id)));
    part('list')?.replaceChildren(...rows);
    show('list', episodes.length > 0);
    show('all', episodes.length > 1);
    show('sure', false);
    show('none', episodes.length === 0);
    const room = part('room');
    if (room) room.textContent = await describeRoom(episodes);
  };
  const remove = async (id: string) => {
    await forgetEpisode(id);
    await tidy();
    await draw();
    (part('list')?.querySelector('button') ?? root.querySelector<HTMLElement>('#main a[href]'))?.focus();
  };
  press('ask', () => {
    show('all', false);
    show('sure', true);
    root.querySelector<HTMLElement>('[data-kept-do="stay"]')?.focus();
  });
  press('stay', () => {
    show('sure', false);
    show('all', true);
    root.querySelector<HTMLElement>('[data-kept-do="ask"]')?.focus();
  });
  press('all', () => void forgetEpisodes().then(draw));
  await forgetOld().catch(() => undefined);
  await draw();
}
