import { silencesChangedAt } from '@komawari/ui/silences';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { GetSettingsBlockedPeople } from '../operations/GetSettingsBlockedPeople.ts';
import { GetSettingsMutedPeople } from '../operations/GetSettingsMutedPeople.ts';
import { UnblockUser } from '../operations/UnblockUser.ts';
import { UnmuteUser } from '../operations/UnmuteUser.ts';
import { BlockedPeople } from './BlockedPeople.tsx';
import { MutedPeople } from './MutedPeople.tsx';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  sessionStorage.clear();
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

const user = { id: 'p1', screenName: 'amamiya', displayName: '雨宮', iconImage: null };
const person = { id: 'p1', user, expiresAt: null, createdAt: '2026-11-20T03:00:00.000Z' };
const people = { pageInfo: { endCursor: null, hasNextPage: false }, edges: [{ node: person }] };
const viewer = { __typename: 'RegisteredViewer', id: 'u1', people } as const;

test.each([
  ['unblocked', 'Unblock', <BlockedPeople key="b" />],
  ['unmuted', 'Unmute', <MutedPeople key="m" />],
])('the public pages ask anew after somebody was %s in the settings', async (_done, button, screenOf) => {
  playApi(
    answerTo(GetSettingsBlockedPeople).with(() => ({ viewer })),
    answerTo(GetSettingsMutedPeople).with(() => ({ viewer })),
    answerTo(UnblockUser).with(() => ({ unblockUser: { unblockedId: 'p1', problems: [] } })),
    answerTo(UnmuteUser).with(() => ({ unmuteUser: { unmutedId: 'p1', problems: [] } })),
  );
  const heard = vi.fn<() => void>();
  document.addEventListener('komawari:silences', heard, { once: true });
  renderScreen(screenOf, { path: '/my/settings/safety' });
  expect(silencesChangedAt()).toBe(0);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(button) }));
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(silencesChangedAt()).toBeGreaterThan(0);
});

test('in Japanese the button says whose block it lifts', async () => {
  await inLanguage('ja');
  playApi(answerTo(GetSettingsBlockedPeople).with(() => ({ viewer })));
  renderScreen(<BlockedPeople />, { path: '/my/settings/safety' });
  expect(await screen.findByRole('button', { name: '雨宮のブロックを解除する' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});
