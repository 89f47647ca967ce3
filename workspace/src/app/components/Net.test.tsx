import { act, cleanup, render, screen } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Net } from './Net.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const reload = vi.fn<() => void>();

/** Answers whoever asks whether the line is back. */
const answer = vi.fn<() => Promise<Response>>();

function open(why: Error = new TypeError('Failed to fetch dynamically imported module')) {
  reload.mockClear();
  vi.stubGlobal('fetch', answer);
  const Lost = lazy(async () => {
    throw why;
  });
  const drawn = (at: string, screens: ReactNode) => (
    <Net at={at} onReload={reload}>
      <Suspense>{screens}</Suspense>
    </Net>
  );
  const { rerender } = render(drawn('one', <Lost />));
  return { goOn: () => rerender(drawn('two', <p>Another screen</p>)) };
}

test('a screen whose code does not arrive without a line says so, and is opened again when the line is back', async () => {
  onlineManager.setOnline(false);
  open();
  expect(await screen.findByText('You are offline.')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  answer.mockResolvedValue(new Response());
  act(() => onlineManager.setOnline(true));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a screen whose code did not arrive on a line that came back is opened again once somebody answers, and only once', async () => {
  vi.useFakeTimers();
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response());
  open();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Komawari does not answer.')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(reload).toHaveBeenCalledOnce();
  cleanup();
  const reloaded = { type: 'reload' } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reloaded]);
  open();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('Something went wrong')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('a screen that broke while there is a line offers to reload and does not by itself', async () => {
  open(new TypeError('work is undefined'));
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('a screen that broke does not take the next one with it', async () => {
  const { goOn } = open(new TypeError('work is undefined'));
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  goOn();
  expect(screen.getByText('Another screen')).toBeTruthy();
});
