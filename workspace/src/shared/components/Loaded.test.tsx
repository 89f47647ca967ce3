import { useQuery } from '@komawari/ui/graphql/react';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CheckCanShowFeature } from '../operations/CheckCanShowFeature.ts';
import { answerTo, playApi, Refusal } from '../testing/playApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { Loaded } from './Loaded.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

function Screen() {
  const query = useQuery(CheckCanShowFeature, { name: 'sales' });
  return <Loaded query={query}>{({ canShowFeature }) => <p>{canShowFeature ? 'Open' : 'Closed'}</p>}</Loaded>;
}

test('a screen that is opened without a line says so, and goes on by itself when the line is back', async () => {
  const { calls } = playApi(answerTo(CheckCanShowFeature).with(() => ({ canShowFeature: true })));
  onlineManager.setOnline(false);
  renderScreen(<Screen />);
  expect(screen.getByText('You are offline.')).toBeTruthy();
  expect(calls).toEqual([]);
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('Open')).toBeTruthy();
  expect(screen.queryByText('You are offline.')).toBeNull();
});

test('an application that starts without a line waits for it instead of failing', async () => {
  playApi(answerTo(CheckCanShowFeature).with(() => ({ canShowFeature: true })));
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }));
  renderScreen(<Screen />);
  expect(screen.getByText('You are offline.')).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Open')).toBeTruthy();
});

test('what nobody answers is asked again by itself, and what is said of it stays until somebody answers', async () => {
  vi.useFakeTimers();
  let isAway = true;
  playApi(
    answerTo(CheckCanShowFeature).with(() => {
      if (isAway) throw new TypeError('Failed to fetch');
      return { canShowFeature: true };
    }),
  );
  renderScreen(<Screen />);
  // Asked three times.
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.getByText('Komawari does not answer.')).toBeTruthy();
  // And again.
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.getByText('Komawari does not answer.')).toBeTruthy();
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.getByText('Open')).toBeTruthy();
});

test('beside the button to try again nothing says to try again', async () => {
  playApi(
    answerTo(CheckCanShowFeature).with(() => {
      throw new Refusal('Broken', { code: 'INTERNAL' });
    }),
  );
  renderScreen(<Screen />);
  expect(await screen.findByText('That did not work.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
