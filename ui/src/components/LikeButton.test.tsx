// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LikeButton } from './LikeButton.tsx';

afterEach(cleanup);

/** Counts at once, as a page does. */
function CountingLikes({ start }: { start: number }) {
  const [given, setGiven] = useState(start);
  return (
    <LikeButton
      given={given}
      total={400 + given}
      onLike={() => setGiven(given + 1)}
      onTakeBack={() => setGiven(given - 1)}
    />
  );
}

const inked = () => document.querySelectorAll('.ray.on').length;
const bursting = () =>
  [...document.querySelectorAll('.ray')].map((line) => line.classList.contains('burst')).indexOf(true);

test('each tap inks one more line, and only the newest bursts', async () => {
  render(<CountingLikes start={0} />);
  expect(inked()).toBe(0);
  for (let tap = 1; tap <= 10; tap += 1) {
    await userEvent.click(screen.getByRole('button', { name: `Like. You gave ${tap - 1} of 10` }));
    expect(inked()).toBe(tap);
    expect(bursting()).toBe(tap - 1);
  }
  expect(screen.getByRole('status').textContent).toBe('Thank you');
});

test('the eleventh tap gives nothing', async () => {
  const onLike = vi.fn<() => void>();
  render(<LikeButton given={10} total={410} onLike={onLike} onTakeBack={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Like. You gave 10 of 10' }));
  expect(onLike).not.toHaveBeenCalled();
});

test('one like can be taken back, and nothing can be taken from nothing', async () => {
  render(<CountingLikes start={1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Take one back' }));
  expect(inked()).toBe(0);
  expect(screen.queryByRole('button', { name: 'Take one back' })).toBeNull();
});

test('when saving failed and the caller goes back, the line goes back without a burst', () => {
  const nothing = () => undefined;
  const { rerender } = render(<LikeButton given={4} total={404} onLike={nothing} onTakeBack={nothing} />);
  rerender(<LikeButton given={3} total={403} onLike={nothing} onTakeBack={nothing} />);
  expect(inked()).toBe(3);
  expect(bursting()).toBe(-1);
});
