/** How long a sentence stays, in milliseconds, unless the reader points at it or is inside it. */
const noteStays = 6000;

/** Says one sentence over the page, with at most one way out of it. A new one replaces the old. */
export function showNote(root: HTMLElement, text: string, way?: { label: string; act: () => void }): void {
  let note = root.querySelector<HTMLElement>('.reader-note');
  if (!note) {
    note = document.createElement('div');
    note.className = 'reader-note';
    note.setAttribute('role', 'status');
    root.append(note);
  }
  const shown = note;
  const words = document.createElement('p');
  words.textContent = text;
  shown.replaceChildren(words);
  if (way) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = way.label;
    button.addEventListener('click', () => {
      shown.replaceChildren();
      way.act();
    });
    shown.append(button);
  }
  const leave = () => {
    if (!words.isConnected) return;
    if (shown.matches(':hover, :focus-within')) setTimeout(leave, noteStays);
    else shown.replaceChildren();
  };
  setTimeout(leave, noteStays);
}
