import type { ClientDirective } from 'astro';
import type { WantedOptions } from './wantedDirective.ts';

/** A pointer that comes near, a finger, the keyboard: whatever comes before anything can be done. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'click'];

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false; // Site data is blocked: nothing was remembered.
  }
}

/** React believes a text field to be as it drew it: what was typed before it listened is typed once more, before earlyTaps gives the
 * tap that may send it. */
function announceTyped(island: HTMLElement): void {
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  for (const field of island.querySelectorAll('textarea')) {
    const { value: typed, selectionEnd } = field;
    if (typed === '' || !write) continue;
    // A click makes React listen at once.
    field.click();
    field.value = '';
    write.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.setSelectionRange(selectionEnd, selectionEnd);
  }
}

/**
 * Wakes an island when somebody goes for it. What it shows is the same for every guest, who therefore need not load what draws
 * it anew; somebody who seems to be signed in has a state of their own, which is shown as soon as the island is seen.
 * earlyTaps gives the tap that woke it once it is awake.
 */
const wakeWhenWanted: ClientDirective = (load, { value }, island) => {
  const { query, stored } = (value || {}) as WantedOptions;
  let isAwake = false;
  const wake = async (): Promise<void> => {
    if (isAwake) return;
    isAwake = true;
    watch.disconnect();
    for (const sign of signs) island.removeEventListener(sign, wake);
    const hydrate = await load();
    island.addEventListener('astro:hydrate', () => announceTyped(island), { once: true });
    await hydrate();
  };
  const watch = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void wake();
  });
  const parameters = new URLSearchParams(location.search);
  if (query && [query].flat().some((name) => parameters.has(name))) return void wake();
  for (const sign of signs) island.addEventListener(sign, wake, { passive: true });
  const hasOwnState = document.documentElement.dataset['session'] !== undefined || (stored && isStored(stored));
  if (hasOwnState) for (const child of island.children) watch.observe(child);
};

export default wakeWhenWanted;
