import { textsOf } from '../language/index.ts';
import proposalsTexts from '../messages/proposals.js';
import type { Proposal } from './proposals.ts';

/** Nobody waits between two keys for an answer that the next key makes old. */
const QUIET_MS = 150;
const KEPT = 50;

function drawOption({ kind, text, lang, note, href }: Proposal, id: string): HTMLAnchorElement {
  const option = Object.assign(document.createElement('a'), { id, href, className: 'proposal', tabIndex: -1 });
  option.setAttribute('role', 'option');
  const words = Object.assign(document.createElement('span'), {
    className: 'clamp1',
    lang,
    textContent: text,
  });
  const beside = document.createElement('small');
  beside.className = 'muted clamp1';
  const { proposals } = textsOf(proposalsTexts);
  const what = proposals[kind]();
  beside.textContent = note ? proposals.noted({ kind: what, note }) : what;
  option.append(words, beside);
  return option;
}

/**
 * Proposes works, creators and tags below a search field while somebody types: the combobox of the ARIA practices with a list
 * of its own. Without it the field is what it was, one of a form.
 */
export function proposeBelow(
  field: HTMLInputElement,
  ask: (keyword: string, signal: AbortSignal) => Promise<readonly Proposal[]>,
): void {
  // Touched twice before the script came.
  if (field.getAttribute('role') === 'combobox') return;
  const list = Object.assign(document.createElement('div'), { id: `${field.id}-proposals`, className: 'proposals' });
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', textsOf(proposalsTexts).proposals.list());
  list.hidden = true;
  field.after(list);
  for (const [name, value] of [
    ['role', 'combobox'],
    ['autocomplete', 'off'],
    ['aria-autocomplete', 'list'],
    ['aria-controls', list.id],
    ['aria-expanded', 'false'],
  ] as const)
    field.setAttribute(name, value);

  const kept = new Map<string, readonly Proposal[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;
  let chosen = -1;
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];

  function choose(index: number): void {
    chosen = index;
    for (const [place, option] of options().entries()) option.setAttribute('aria-selected', `${place === index}`);
    const option = options()[index];
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
    option?.scrollIntoView?.({ block: 'nearest' });
  }
  function open(proposals: readonly Proposal[]): void {
    list.replaceChildren(...proposals.map((proposal, index) => drawOption(proposal, `${list.id}-${index}`)));
    list.hidden = proposals.length === 0;
    field.setAttribute('aria-expanded', `${!list.hidden}`);
    choose(-1);
  }
  function close(): void {
    clearTimeout(timer);
    asking?.abort();
    open([]);
  }
  async function propose(keyword: string): Promise<void> {
    asking?.abort();
    const mine = (asking = new AbortController());
    const proposals = kept.get(keyword) ?? (await ask(keyword, mine.signal));
    if (mine.signal.aborted) return;
    kept.set(keyword, proposals);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '');
    if (document.activeElement === field) open(proposals);
  }
  function listen(): void {
    const keyword = field.value.trim();
    clearTimeout(timer);
    if (keyword === '') return close();
    // Offline, or asked too often: the form is still there.
    timer = setTimeout(() => void propose(keyword).catch(() => undefined), QUIET_MS);
  }

  field.addEventListener('input', (event) => {
    // Letters that an input method has not settled are no word yet.
    if (!(event as InputEvent).isComposing) listen();
  });
  field.addEventListener('compositionend', listen);
  field.addEventListener('blur', close);
  field.form?.addEventListener('submit', close);
  // The field keeps the focus while an option is pressed.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  field.addEventListener('keydown', (event) => {
    if (list.hidden || event.isComposing) return;
    const count = options().length;
    if (event.key === 'ArrowDown') choose(chosen + 1 < count ? chosen + 1 : -1);
    else if (event.key === 'ArrowUp') choose(chosen < 0 ? count - 1 : chosen - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen >= 0) options()[chosen]?.click();
    else return;
    event.preventDefault();
  });
  if (field.value.trim() !== '' && document.activeElement === field) listen();
}
