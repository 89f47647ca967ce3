import type { ReaderPanels } from '../messages/readerPanels.js';

/** Opens one of the reader's sheets as a modal dialog: the page behind is inert, Esc and the scrim close it, focus goes back. */
export function openDialog(
  root: HTMLElement,
  { panels }: ReaderPanels,
  name: 'settings' | 'help' | 'text',
): { body: HTMLElement; close: () => void } {
  const dialog = document.createElement('dialog');
  dialog.className = `reader-dialog reader-dialog--${name === 'settings' ? 'sheet' : 'window'}`;
  dialog.setAttribute('aria-label', panels[name]());
  const head = document.createElement('header');
  const heading = document.createElement('h2');
  heading.textContent = panels[name]();
  const done = document.createElement('button');
  done.type = 'button';
  done.className = 'btn btn--line';
  done.textContent = panels.done();
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
