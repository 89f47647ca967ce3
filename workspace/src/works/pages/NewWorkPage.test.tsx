import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { GetNewWorkForm } from '../operations/GetNewWorkForm.ts';
import { NewWorkPage } from './NewWorkPage.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const me = { __typename: 'RegisteredViewer', id: 'u1', kind: 'REGISTERED' } as const;
const title = () => (screen.getByLabelText('Title') as HTMLInputElement).value;
const kept = () => sessionStorage.getItem('komawari_draft_new-work');

test('starting over asks first: what was typed stays until the answer, and is forgotten by it', async () => {
  playApi(answerTo(GetNewWorkForm).with(() => ({ viewer: me, currentContest: null, hotTags: [] })));
  const user = userEvent.setup({ delay: null });
  const ask = () => user.click(screen.getByRole('button', { name: 'Start over' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Start over with an empty form?' }));
  renderScreen(<NewWorkPage />);
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  fill('Title', '日報');

  await ask();
  await user.click(dialog().getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(title()).toBe('日報');
  expect(kept()).toContain('日報');

  await ask();
  await user.click(dialog().getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(title()).toBe(''));
  expect(kept()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'New work' })));
});
