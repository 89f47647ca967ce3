import { formatFileSize } from '@komawari/ui/format';
import { flash } from '@komawari/ui/flash';
import { forgetEpisode, tidy } from '@komawari/ui/kept/forgetKept.ts';
import { textsOf } from '@komawari/ui/language';
import type { KeptEpisode } from '@komawari/ui/kept/keptRows.ts';
import { keptTables } from '@komawari/ui/kept/tables.ts';
import offlineKeepingTexts from '../../messages/offlineKeeping.js';
import { keepEpisode } from './keepEpisode.ts';
import { startKept } from './startKept.ts';

type Shown =
  | { as: 'offered'; problem?: string }
  | { as: 'busy'; done: number; of: number }
  | { as: 'waiting' | 'kept'; episode: KeptEpisode };

/** On the page of a work: the episode that the button beside it leads to. */
function followedId(): string | undefined {
  return document.querySelector<HTMLAnchorElement>('[data-read-work]')?.pathname.split('/').at(-1);
}

function describe(shown: Shown): string {
  const { button } = textsOf(offlineKeepingTexts);
  switch (shown.as) {
    case 'offered':
      return shown.problem ?? '';
    case 'busy':
      return shown.of === 0 ? button.begins() : button.pictures({ done: `${shown.done}`, all: `${shown.of}` });
    case 'waiting':
      return button.waiting();
    case 'kept':
      return button.kept({ size: formatFileSize(shown.episode.bytes) });
  }
}

/** One button that keeps an episode, with what it is doing, Cancel, and Remove. */
export async function drawKeepButton(box: HTMLElement): Promise<void> {
  const part = <Kind extends HTMLElement>(name: string) => box.querySelector<Kind>(`[data-keep-part="${name}"]`);
  const words = part('words');
  const bar = part<HTMLProgressElement>('bar');
  const isFollowing = box.dataset['keep'] === '';
  const idNow = () => (isFollowing ? followedId() : box.dataset['keep']) ?? '';
  let running: AbortController | undefined;

  const draw = (shown: Shown) => {
    const buttons = {
      keep: shown.as === 'offered',
      cancel: shown.as === 'busy',
      remove: shown.as === 'kept' || shown.as === 'waiting',
    };
    for (const [name, isShown] of Object.entries(buttons)) part(name)!.hidden = !isShown;
    if (bar) {
      bar.hidden = shown.as !== 'busy';
      if (shown.as === 'busy') bar.value = shown.of === 0 ? 0 : shown.done / shown.of;
    }
    if (words) words.textContent = describe(shown);
  };
  const look = async (problem?: string) => {
    const episode = await keptTables.episodes.get(idNow());
    if (!episode) draw(problem ? { as: 'offered', problem } : { as: 'offered' });
    else draw({ as: episode.isWhole ? 'kept' : 'waiting', episode });
  };
  const keep = async () => {
    running = new AbortController();
    const hadFocus = box.contains(document.activeElement);
    draw({ as: 'busy', done: 0, of: 0 });
    // The button that was pressed is hidden now.
    if (hadFocus) part('cancel')?.focus();
    const { signal } = running;
    try {
      await navigator.serviceWorker.ready;
      await keepEpisode(idNow(), { signal, onProgress: (done, of) => draw({ as: 'busy', done, of }) });
      startKept();
      await look();
    } catch (error) {
      await look(signal.aborted ? undefined : (error as Error).message);
    }
    running = undefined;
    if (hadFocus) box.querySelector<HTMLElement>('button:not([hidden])')?.focus();
  };
  const remove = async () => {
    await forgetEpisode(idNow());
    await tidy();
    await look();
    const { button } = textsOf(offlineKeepingTexts);
    const action = { label: button.undo(), run: () => void keep() };
    flash.set({ body: button.removed(), type: 'success', action });
    part('keep')?.focus();
  };

  part('keep')?.addEventListener('click', () => void keep());
  part('cancel')?.addEventListener('click', () => running?.abort(new DOMException('Cancelled', 'AbortError')));
  part('remove')?.addEventListener('click', () => void remove());
  const lead = isFollowing ? document.querySelector('[data-read-work]') : null;
  if (lead) new MutationObserver(() => running ?? void look()).observe(lead, { attributes: true });
  await look();
}
