// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ReorderHandle } from './ReorderHandle.tsx';

afterEach(cleanup);

function Page({ start }: { start: number }) {
  const [position, setPosition] = useState(start);
  return <ReorderHandle itemName="Page 10" position={position} count={21} perRow={6} onMove={setPosition} />;
}

const place = () => /(\d+) of 21/.exec(screen.getByRole('button').getAttribute('aria-label') ?? '')?.[1];

test.each([
  ['ArrowLeft', '9'],
  ['ArrowRight', '11'],
  ['ArrowUp', '4'],
  ['ArrowDown', '16'],
  ['Home', '1'],
  ['End', '21'],
])('Alt+%s moves page 10 to place %s, and it is read out', async (key, expected) => {
  render(<Page start={10} />);
  await userEvent.tab();
  await userEvent.keyboard(`{Alt>}{${key}}{/Alt}`);
  expect(place()).toBe(expected);
  expect(screen.getByRole('status').textContent).toBe(`Page 10, moved to ${expected} of 21`);
});

test('arrows alone move nothing', async () => {
  render(<Page start={10} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(place()).toBe('10');
});

test('a page stays inside the episode', async () => {
  render(<Page start={1} />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(place()).toBe('1');
});

test('Esc takes the page back to where it was', async () => {
  render(<Page start={10} />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}{Escape}');
  expect(place()).toBe('10');
});
