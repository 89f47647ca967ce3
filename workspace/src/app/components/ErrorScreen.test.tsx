import { act, cleanup, render, screen } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorScreen } from './ErrorScreen.tsx';

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
  const lost = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const router = createMemoryRouter([{ path: '/', lazy: lost, errorElement: <ErrorScreen onReload={reload} /> }]);
  render(<RouterProvider router={router} />);
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
