// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Notice } from './Notice.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a dismissed notice stays away on this device, others stay', async () => {
  const { unmount } = render(<Notice dismissedAs="award-3">The award closes soon.</Notice>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('The award closes soon.')).toBeNull();
  unmount();
  render(
    <>
      <Notice dismissedAs="award-3">The award closes soon.</Notice>
      <Notice dismissedAs="rules">The rules changed.</Notice>
    </>,
  );
  expect(screen.queryByText('The award closes soon.')).toBeNull();
  expect(screen.getByText('The rules changed.')).toBeTruthy();
});
