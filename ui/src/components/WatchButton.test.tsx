// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import '../testing/installDialog.ts';
import { WatchButton } from './WatchButton.tsx';

afterEach(cleanup);

test('watching takes one click and sends no e-mail', async () => {
  const onWatch = vi.fn<(isOptedInEmail: boolean) => void>();
  render(<WatchButton watching={false} creatorName="雨宮ましろ" onWatch={onWatch} onUnwatch={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Watch 雨宮ましろ', pressed: false }));
  expect(onWatch).toHaveBeenCalledExactlyOnceWith(false);
});

test('the first watch asks about e-mail, which is off by default', async () => {
  const onWatch = vi.fn<(isOptedInEmail: boolean) => void>();
  render(
    <WatchButton
      watching={false}
      creatorName="雨宮ましろ"
      asksAboutEmail
      onWatch={onWatch}
      onUnwatch={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Watch 雨宮ましろ' }));
  expect(onWatch).not.toHaveBeenCalled();
  const choice = screen.getByRole<HTMLInputElement>('switch', { name: 'E-mail me new episodes' });
  expect(choice.checked).toBe(false);
  await userEvent.click(choice);
  await userEvent.click(screen.getByRole('button', { name: 'Watch' }));
  expect(onWatch).toHaveBeenCalledExactlyOnceWith(true);
});

test('unwatching asks nothing', async () => {
  const onUnwatch = vi.fn<() => void>();
  render(
    <WatchButton watching creatorName="雨宮ましろ" asksAboutEmail onWatch={() => undefined} onUnwatch={onUnwatch} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Watching 雨宮ましろ', pressed: true }));
  expect(onUnwatch).toHaveBeenCalledOnce();
});
