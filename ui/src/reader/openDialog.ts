/** Opens one of the reader's sheets as a modal dialog: the page behind is inert, Esc and the scrim close it, focus goes back. */
export function openDialog(
  root: HTMLElement,
  title: string,
  kind: 'sheet' | 'window',
): { body: HTMLElement; close: () => void } {
  const dialog = document.createElement('dialog');
  dialog.className = `reader-dialog reader-dialog--${kind}`;
  dialog.setAttribute('aria-label', title);
  const head = document.createElement('header');
  const heading = document.createElement('h2');
  heading.textContent = title;
  const done = document.createElement('button');
  done.type = 'button';
  done.className = 'btn btn--line';
  done.textContent = 'Done';
  done.addEventListener('click', () => dialog.close());
  head.append(heading, done);
  const body = document.createElement('div');
  body.className = 'reader-dialog__body';
  dialog.append(head, body);
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  root.append(dialog);
  dialog.showModal();
  return { body, close: () => dialog.close() };
}
