// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { afterPress } from './afterPress.ts';

const send = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

test('what a field says when it is left waits for the end of the press that left it', async () => {
  const said: string[] = [];
  afterPress(() => said.push('by the keyboard'));
  expect(said).toEqual(['by the keyboard']);
  send('pointerdown');
  afterPress(() => said.push('by a press'));
  document.body.addEventListener('click', () => said.push('the click'), { once: true });
  expect(said).toEqual(['by the keyboard']);
  send('pointerup');
  send('click');
  await expect.poll(() => said).toEqual(['by the keyboard', 'the click', 'by a press']);
});
