import { runInThisContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { noteListeners } from './noteListeners.ts';

const click = (target: Element): boolean =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

it.each([
  ['the document', () => document.addEventListener('click', (event) => event.preventDefault())],
  ['the window', () => addEventListener('click', (event) => event.preventDefault(), { capture: true })],
  ['the body', () => document.body.addEventListener('click', (event) => event.preventDefault(), true)],
  [
    'the window, from a script in the head',
    () => runInThisContext("addEventListener('click', function (event) { event.preventDefault(); }, true)"),
  ],
])('who listened to %s hears nothing of later files', (_where, listen) => {
  const end = noteListeners();
  listen();
  expect(click(document.body)).toBe(false);
  end();
  expect(click(document.body)).toBe(true);
});

it('who listened before goes on, and listening is what it was', () => {
  const heard = vi.fn<() => void>();
  document.addEventListener('click', heard);
  const { addEventListener: listen } = document;
  noteListeners()();
  click(document.body);
  expect(heard).toHaveBeenCalledOnce();
  expect(document.addEventListener).toBe(listen);
  document.removeEventListener('click', heard);
});
