import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { XoAuthTokenStatus } from '../../gql/graphql.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { CheckXOAuthTokenTakenByXUserId } from '../operations/CheckXOAuthTokenTakenByXUserId.ts';
import { HasXOAuthToken } from '../operations/HasXOAuthToken.ts';
import { SaveXOauthToken } from '../operations/SaveXOauthToken.ts';
import { XLinkCallbackPage } from './XLinkCallbackPage.tsx';

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

const PATH = '/workspace/analytics/settings/xlink_callback';
const statusIs = (xOAuthTokenStatus: XoAuthTokenStatus) =>
  answerTo(HasXOAuthToken).with(() => ({
    viewer: { __typename: 'RegisteredViewer' as const, id: 'u1', xOAuthTokenStatus },
  }));

test('whoever unlinks the X account elsewhere and comes back is led on', async () => {
  let isTaken = true;
  const { calls } = playApi(
    statusIs('NONE'),
    answerTo(CheckXOAuthTokenTakenByXUserId).with(() => ({ checkXOAuthTokenTakenByXUserId: isTaken })),
    answerTo(SaveXOauthToken).with(() => ({
      saveXOauthToken: {
        xOAuthToken: null,
        takenXUserId: 'x-mina',
        problems: [{ code: 'TAKEN', message: '@mina is linked to another account.', messageJa: 'x', path: [] }],
      },
    })),
  );
  renderScreen(<XLinkCallbackPage />, { path: PATH, at: `${PATH}?code=c&state=s` });
  expect(await screen.findByText('@mina is linked to another account.')).toBeTruthy();
  await vi.waitFor(() =>
    expect(calls.find(({ name }) => name === 'CheckXOAuthTokenTakenByXUserId')?.variables).toEqual({
      xUserId: 'x-mina',
    }),
  );
  isTaken = false;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('That X account may be free now. Link it again.')).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'SaveXOauthToken')).toHaveLength(1);
});

test.each([
  ['VALID', 1],
  ['NONE', 0],
] as const)('who did not agree at X and had a link that is %s is told what became of it', async (status, times) => {
  const { calls } = playApi(statusIs(status));
  renderScreen(<XLinkCallbackPage />, { path: PATH, at: `${PATH}?error=access_denied&state=s` });
  expect(await screen.findByText(/You did not agree at X, so nothing was linked/)).toBeTruthy();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  if (times > 0) expect(await screen.findByText(/Your link from before stays/)).toBeTruthy();
  else expect(screen.queryByText(/Your link from before stays/)).toBeNull();
});

test('in Japanese whoever did not agree at X is told so', async () => {
  await inLanguage('ja');
  playApi(statusIs('VALID'));
  renderScreen(<XLinkCallbackPage />, { path: PATH, at: `${PATH}?error=access_denied&state=s` });
  expect(await screen.findByText(/以前の連携はそのままです。/)).toBeTruthy();
  expect(document.title).toBe('X連携 | Komawari');
  expect(document.body.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});
