import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { paths } from '../../shared/routes.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { DeleteAccount } from '../operations/DeleteAccount.ts';
import { MySettingsAccountDelete } from '../operations/MySettingsAccountDelete.ts';
import { DeleteAccountPage } from './DeleteAccountPage.tsx';

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

function show(balance: number): void {
  const counts = { works: 2, episodes: 14, illustrations: 0, comments: 0, likes: 3, bookmarks: 0, watchers: 1 };
  playApi(
    answerTo(MySettingsAccountDelete).with(() => ({
      viewer: {
        __typename: 'RegisteredViewer',
        id: 'u1',
        user: { id: 'u1', screenName: 'mina' },
        accountDeletionSummary: { ...counts, purchases: 1, buyers: 20, balance },
      },
    })),
    answerTo(DeleteAccount).with(() => ({
      deleteAccount: { deletesAt: '2026-12-13T03:00:00.000Z', problems: [] },
    })),
  );
  renderScreen(<DeleteAccountPage />);
}

test('money that would be lost is told before an account is deleted, with the way to withdraw it', async () => {
  show(103_118);
  expect(await screen.findByText('¥103,118 of your sales would be lost.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Withdraw it first' }).getAttribute('href')).toBe(paths.withdrawal);
});

test('who has no balance is told of what goes and of what its buyers keep, and of no money', async () => {
  show(0);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toContain('14 episodes');
  expect(screen.getByText('20 readers bought episodes of yours and keep them.')).toBeTruthy();
  expect(rows.at(-1)?.textContent).toContain('everything else is deleted for good');
  expect(screen.queryByText(/would be lost/)).toBeNull();
});

test('an account that was closed says so where the form stood, and the keyboard goes on from there', async () => {
  show(0);
  await screen.findByRole('button', { name: 'Delete my account' });
  fill('Type mina to continue', 'mina');
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  const heading = await screen.findByRole('heading', { name: 'Your account is closed' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('who reads Japanese is told in Japanese what goes, each thing with its counter', async () => {
  await inLanguage('ja');
  show(103_118);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toContain('エピソード 14話');
  expect(screen.getByText('売上103,118円が失われます。')).toBeTruthy();
  expect(rows.at(-1)?.textContent).toMatch(/^その後、元の画像も含めて残りのすべてが完全に削除され/);
  expect(document.body.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});
