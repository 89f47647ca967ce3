/** How long a sentence stays, in milliseconds, unless the reader points at it or is inside it. */
const noteStays = 6000;

/** Says one sentence over the page, with at most one way out of it. A new one replaces the old. */
export function showNote(root: HTMLElement, text: string, way?: { label: string; act: () => void }): void {
  const note = root.querySelector('.reader-note');
  if (!note) return;
  const words = document.createElement('p');
  words.textContent = text;
  note.replaceChildren(words);
  if (way) {
    const onclick = () => {
      note.replaceChildren();
      way.act();
    };
    note.append(Object.assign(document.createElement('button'), { type: 'button', textContent: way.label, onclick }));
  }
  const leave = () => {
    if (!words.isConnected) return;
    if (note.matches(':hover, :focus-within')) setTimeout(leave, noteStays);
    else note.replaceChildren();
  };
  setTimeout(leave, noteStays);
}
