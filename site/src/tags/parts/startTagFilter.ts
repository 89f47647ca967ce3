/** Width, case and kind of kana do not count, as in the search. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .trim()
    .replace(/^#/, '');

/**
 * Shows only the tags with what is typed in them; Enter opens the only one that is left, or asks the search. What is said of how
 * many there are stands at its place: of none, of one, and of more.
 */
export function startTagFilter(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('[data-tag-filter]');
  const field = form?.querySelector('input');
  const rows = root.querySelector<HTMLElement>('[data-tag-rows]');
  const found = root.querySelector<HTMLElement>('[data-tags-found]');
  if (!form || !field || !rows || !found) return;
  const tags = [...rows.querySelectorAll('li')].map((item) => ({
    item,
    text: fold(item.querySelector('a > span')?.textContent ?? ''),
  }));
  const said = JSON.parse(found.dataset.tagsFound ?? '[]') as string[];
  const describe = (count: number): string => (said[Math.min(count, 2)] ?? '').replace('#', String(count));
  let left = tags;

  function show(): void {
    const typed = fold(field?.value ?? '');
    left = tags.filter(({ item, text }) => !(item.hidden = !text.includes(typed)));
    for (const row of rows?.querySelectorAll<HTMLElement>('.tag-row') ?? [])
      row.hidden = row.querySelector('li:not([hidden])') === null;
    for (const other of root.querySelectorAll<HTMLElement>('[data-tags-above], .tag-index'))
      other.hidden = typed !== '';
    if (found) found.textContent = typed === '' ? '' : describe(left.length);
  }
  field.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    const only = left.length === 1 ? left[0]?.item.querySelector('a') : null;
    if (!only) return;
    event.preventDefault();
    location.assign(only.href);
  });
  // Going back, the browser fills the field again.
  if (field.value) show();
}
