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
  vi.restoreAllMocks();
});

const reload = vi.fn<() => void>();

function open() {
  reload.mockClear();
  const Lost = lazy(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
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
  act(() => onlineManager.setOnline(true));
  expect(reload).toHaveBeenCalledOnce();
});

test('a screen that broke while there is a line offers to reload and does not by itself', async () => {
  open();
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('a screen that broke does not take the next one with it', async () => {
  const { goOn } = open();
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  goOn();
  expect(screen.getByText('Another screen')).toBeTruthy();
});
