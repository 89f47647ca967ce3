import { flash } from '@komawari/ui/flash';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WithdrawalFieldsFragment, WithdrawalStandingFieldsFragment } from '../../gql/graphql.ts';
import { paths } from '../../shared/routes.ts';
import { fill } from '../../shared/testing/fill.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { CancelWithdrawal } from '../operations/CancelWithdrawal.ts';
import { GetWorkspaceNewWithdrawal } from '../operations/GetWorkspaceNewWithdrawal.ts';
import { GetWorkspaceWithdrawalHistory } from '../operations/GetWorkspaceWithdrawalHistory.ts';
import { GetWorkspaceWithdrawalInfo } from '../operations/GetWorkspaceWithdrawalInfo.ts';
import { RecoverLapsedSales } from '../operations/RecoverLapsedSales.ts';
import { RequestWithdrawal } from '../operations/RequestWithdrawal.ts';
import { RequestWithdrawal2 } from '../operations/RequestWithdrawal2.ts';
import { RevealGiftCode } from '../operations/RevealGiftCode.ts';
import { NewGiftWithdrawalPage } from './NewGiftWithdrawalPage.tsx';
import { NewWithdrawalPage } from './NewWithdrawalPage.tsx';
import { WithdrawalHistoryPage } from './WithdrawalHistoryPage.tsx';
import { WithdrawalPage } from './WithdrawalPage.tsx';

// Drawing a whole screen takes seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  flash.clear();
  await inLanguage('en');
});

const request: WithdrawalFieldsFragment = {
  id: 'r1',
  type: 'Bank',
  state: 'REQUESTED',
  amount: 24_000,
  fee: 200,
  isAutomatic: false,
  bankName: 'みずほ銀行',
  accountNumber: '••••456',
  requestedAt: '2026-11-22T11:31:00.000Z',
  closesAt: '2026-11-22T14:59:59.000Z',
  arrivesBy: '2026-11-26T15:00:00.000Z',
  settledAt: null,
  canCancel: true,
  failure: null,
  codeEnd: null,
};

const withdrawalInfo: WithdrawalStandingFieldsFragment['withdrawalInfo'] = {
  bankBlock: null,
  giftBlock: null,
  clearing: 5424,
  clearedBy: '2026-11-24T11:14:00.000Z',
  expiresAt: '2026-11-30T14:59:59.000Z',
  heldAmount: 0,
  heldUntil: null,
  frozenAt: null,
  closesAt: '2026-11-22T14:59:59.000Z',
  sentOn: '2026-11-23T15:00:00.000Z',
  arrivesBy: '2026-11-26T15:00:00.000Z',
  openRequest: null,
};

const standing: WithdrawalStandingFieldsFragment = {
  withdrawableBalance: 103_118,
  amountToExpire: 3204,
  canRequestWithdrawal: true,
  canCancelWithdrawalRequest: false,
  bankAccountInfo: {
    state: 'REGISTERED',
    failure: null,
    account: {
      bankCode: '0001',
      bankName: 'みずほ銀行',
      branchCode: '210',
      branchName: '渋谷支店',
      accountType: 'ORDINARY',
      accountNumber: '••••456',
    },
  },
  withdrawalInfo,
};

const withdrawalTerms = {
  bankMinimum: 1000,
  bankMaximum: 1_000_000,
  transferFee: 200,
  transferFeeFreeFrom: 30_000,
  giftMinimum: 500,
  giftMaximum: 50_000,
  giftStep: 100,
};

function play(
  info: Partial<typeof withdrawalInfo> = {},
  change: Partial<WithdrawalStandingFieldsFragment> = {},
  rows: WithdrawalFieldsFragment[] = [],
) {
  const viewer = {
    __typename: 'RegisteredViewer' as const,
    id: 'u1',
    ...standing,
    ...change,
    withdrawalInfo: { ...withdrawalInfo, ...info },
  };
  return playApi(
    answerTo(GetWorkspaceWithdrawalInfo).with(() => ({ viewer, withdrawalTerms, salesTerms: { isTest: true } })),
    answerTo(GetWorkspaceNewWithdrawal).with(() => ({ viewer, withdrawalTerms })),
    answerTo(GetWorkspaceWithdrawalHistory).with(() => ({
      viewer: {
        __typename: 'RegisteredViewer',
        id: 'u1',
        withdrawalRequests: {
          edges: rows.map((node) => ({ node })),
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      },
    })),
    answerTo(RequestWithdrawal).with(() => ({
      requestWithdrawal: { withdrawalRequest: { id: 'r1' }, problems: [] },
    })),
    answerTo(RequestWithdrawal2).with(() => ({
      requestWithdrawal2: { withdrawalRequest: { id: 'r1' }, problems: [] },
    })),
    answerTo(CancelWithdrawal).with(() => ({
      cancelWithdrawal: { withdrawalRequest: { id: 'r1', state: 'CANCELED' }, problems: [] },
    })),
    answerTo(RevealGiftCode).with(() => ({ revealGiftCode: { code: 'KMG-AAAA-BBBB-7F2Q', problems: [] } })),
    answerTo(RecoverLapsedSales).with(() => ({ recoverLapsedSales: { amount: 3204, problems: [] } })),
  );
}
const called = (calls: { name: string; variables: object }[], operation: string) =>
  calls.filter(({ name }) => name === operation).map(({ variables }) => variables);

describe('a transfer', () => {
  test('is requested with its fee and its days in view, of the whole balance where nothing else is typed', async () => {
    const { calls } = play();
    renderScreen(<WithdrawalPage />, { path: paths.withdrawal });
    expect(await screen.findByRole('button', { name: 'Request ¥103,118' })).toBeTruthy();
    expect(screen.getByText('Withdrawable')).toBeTruthy();
    expect(screen.getByText('Test money, nothing is paid out')).toBeTruthy();
    expect(screen.getByText(/we request a transfer for you that day/)).toBeTruthy();
    expect(screen.getByText(/11月24日\(火\)/, { selector: 'b' })).toBeTruthy();
    expect(screen.getByText('By 11月27日(金)')).toBeTruthy();
    fill('Amount', '12,000');
    expect(await screen.findByText('−¥200')).toBeTruthy();
    expect(screen.getByText('¥11,800')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Request ¥12,000' }));
    await waitFor(() => expect(called(calls, 'RequestWithdrawal')).toEqual([{ input: { amount: 12_000 } }]));
  });

  test.each([
    ['103,119', 'You have ¥103,118.'],
    ['999', 'The minimum is ¥1,000. A gift code works from ¥500.'],
    ['1000.5', 'Whole yen only, such as 3,000.'],
  ])('of %s is not sent, and the way out is said', async (amount, message) => {
    const { calls } = play();
    renderScreen(<NewWithdrawalPage />, { path: paths.newWithdrawal });
    await screen.findByLabelText('Amount');
    fill('Amount', amount);
    fireEvent.click(screen.getByRole('button', { name: /^Request/ }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(called(calls, 'RequestWithdrawal')).toEqual([]);
  });

  test('that is open stands in place of the form, with its steps and the way to cancel it', async () => {
    const { calls } = play({ openRequest: request, bankBlock: 'OPEN_REQUEST' });
    renderScreen(<WithdrawalPage />, { path: paths.withdrawal });
    expect(await screen.findByText('¥24,000 is on its way')).toBeTruthy();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the request' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the transfer' }));
    await waitFor(() => expect(called(calls, 'CancelWithdrawal')).toHaveLength(1));
  });

  test('that is cancelled makes room for the form, from whose heading the keyboard goes on', async () => {
    let openRequest: typeof request | null = request;
    playApi(
      answerTo(GetWorkspaceWithdrawalInfo).with(() => ({
        viewer: {
          __typename: 'RegisteredViewer' as const,
          id: 'u1',
          ...standing,
          withdrawableBalance: openRequest ? 79_118 : 103_118,
          withdrawalInfo: { ...withdrawalInfo, openRequest },
        },
        withdrawalTerms,
        salesTerms: null,
      })),
      answerTo(CancelWithdrawal).with(() => {
        openRequest = null;
        return { cancelWithdrawal: { withdrawalRequest: { id: 'r1', state: 'CANCELED' }, problems: [] } };
      }),
    );
    renderScreen(<WithdrawalPage />, { path: paths.withdrawal });
    const cancel = await screen.findByRole('button', { name: 'Cancel the request' });
    cancel.focus();
    fireEvent.click(cancel);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the transfer' }));
    const heading = await screen.findByRole('heading', { name: 'Request a transfer' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('whose answer was lost takes the place of the form, and is not asked for twice', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let openRequest: typeof request | null = null;
    const { calls } = playApi(
      answerTo(GetWorkspaceNewWithdrawal).with(() => ({
        viewer: {
          __typename: 'RegisteredViewer' as const,
          id: 'u1',
          ...standing,
          withdrawalInfo: { ...withdrawalInfo, openRequest },
        },
        withdrawalTerms,
      })),
      answerTo(RequestWithdrawal).with(() => {
        openRequest = request;
        throw new TypeError('Failed to fetch');
      }),
    );
    renderScreen(<NewWithdrawalPage />, { path: paths.newWithdrawal });
    fireEvent.click(await screen.findByRole('button', { name: 'Request ¥103,118' }));
    expect(await screen.findByText('¥24,000 is on its way')).toBeTruthy();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    expect(called(calls, 'RequestWithdrawal')).toHaveLength(1);
  });

  test('is promised for the day of expiry to nobody whose bank is not known', async () => {
    play({ bankBlock: 'NO_ACCOUNT' });
    renderScreen(<WithdrawalPage />, { path: paths.withdrawal });
    expect(await screen.findByText(/; withdraw it before\./)).toBeTruthy();
    expect(screen.queryByText(/we request a transfer/)).toBeNull();
  });

  test('that the bank has is not cancelled any more, and says why', async () => {
    play({ openRequest: { ...request, state: 'PROCESSING', canCancel: false }, bankBlock: 'OPEN_REQUEST' });
    renderScreen(<WithdrawalPage />, { path: paths.withdrawal });
    expect(await screen.findByText(/it can no longer be cancelled/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel the request' })).toBeNull();
  });
});

describe('a gift code', () => {
  test('that is being issued is not cancelled any more, and no bank is spoken of', async () => {
    const gift = { type: 'Gift', bankName: null, accountNumber: null, closesAt: null, arrivesBy: null } as const;
    const openRequest = { ...request, ...gift, state: 'PROCESSING', canCancel: false } as const;
    play({ openRequest, bankBlock: 'OPEN_REQUEST', giftBlock: 'OPEN_REQUEST' });
    renderScreen(<WithdrawalPage />, { path: paths.withdrawal });
    expect(await screen.findByText('The code is being issued, so it can no longer be cancelled.')).toBeTruthy();
    expect(screen.queryByText(/bank has it/)).toBeNull();
  });

  test('is not offered where nobody makes one, and its form leads to a transfer', async () => {
    play({ giftBlock: 'NO_GIFTS' });
    const { unmount } = renderScreen(<NewWithdrawalPage />, { path: paths.newWithdrawal });
    await screen.findByLabelText('Amount');
    fill('Amount', '999');
    expect(screen.queryByText('Gift code')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Request/ }));
    expect(await screen.findByText('The minimum is ¥1,000.')).toBeTruthy();
    unmount();
    renderScreen(<NewGiftWithdrawalPage />, { path: paths.newGiftWithdrawal });
    expect(await screen.findByText('Gift codes are not given out here.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bank transfer' })).toBeTruthy();
  });
});

test.each([
  ['NO_ACCOUNT', 'Where should it go?', 'Add a bank account'],
  ['INVALID_ACCOUNT', 'The last transfer came back: the account is closed.', 'Edit account'],
  ['FROZEN', /Withdrawals are paused/, null],
  ['WEAK_SIGN_IN', 'Add a second step to your sign-in first.', 'Open account'],
  ['BELOW_MINIMUM', '¥640 is under ¥1,000, the minimum for a transfer.', 'Gift code'],
] as const)('where %s is in the way there is one reason, one way on, and no form', async (bankBlock, reason, way) => {
  const invalid = { ...standing.bankAccountInfo, state: 'INVALID', failure: 'ACCOUNT_CLOSED' } as const;
  const withdrawableBalance = bankBlock === 'BELOW_MINIMUM' ? 640 : 103_118;
  play({ bankBlock, frozenAt: '2026-11-20T00:00:00.000Z' }, { withdrawableBalance, bankAccountInfo: invalid });
  renderScreen(<NewWithdrawalPage />, { path: paths.newWithdrawal });
  expect(await screen.findByText(reason)).toBeTruthy();
  if (way !== null) expect(screen.getAllByRole('link', { name: way }).length).toBeGreaterThan(0);
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test('a gift code is exchanged in steps of a hundred', async () => {
  const { calls } = play();
  renderScreen(<NewGiftWithdrawalPage />, { path: paths.newGiftWithdrawal });
  await screen.findByLabelText('Amount');
  fill('Amount', '3,050');
  fireEvent.click(screen.getByRole('button', { name: /^Exchange/ }));
  expect(await screen.findByText('Steps of ¥100. Try 3,000 or 3,100.')).toBeTruthy();
  fill('Amount', '3,000');
  fireEvent.click(screen.getByRole('button', { name: 'Exchange ¥3,000' }));
  await waitFor(() => expect(called(calls, 'RequestWithdrawal2')).toEqual([{ input: { amount: 3000, type: 'Gift' } }]));
});

test('the history says what became of each request, and shows a gift code when it is asked for', async () => {
  const settled = { settledAt: '2026-11-26T03:00:00.000Z', canCancel: false };
  const gift = { ...request, ...settled, id: 'r3', type: 'Gift', bankName: null, accountNumber: null } as const;
  const { calls } = play({}, {}, [
    { ...request, ...settled, state: 'PAID' },
    { ...request, ...settled, id: 'r2', state: 'REFUNDED', failure: 'ACCOUNT_CLOSED' },
    { ...gift, state: 'PAID', fee: 0, closesAt: null, arrivesBy: null, codeEnd: '7F2Q' },
  ]);
  renderScreen(<WithdrawalHistoryPage />, { path: paths.withdrawalHistory });
  expect(await screen.findByText('Bounced')).toBeTruthy();
  expect(screen.getByText(/The bank said: the account is closed\. Amount and fee back/)).toBeTruthy();
  expect(screen.getByText('KMG-••••-••••-7F2Q')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('KMG-AAAA-BBBB-7F2Q')).toBeTruthy();
  expect(called(calls, 'RevealGiftCode')).toEqual([{ input: { id: 'r3' } }]);
  const writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/This browser would not copy it/)).toBeTruthy();
});

test('what lapsed is held, and comes back when it is asked for', async () => {
  const { calls } = play({ heldAmount: 3204, heldUntil: '2027-11-30T14:59:59.000Z' });
  renderScreen(<WithdrawalPage />, { path: paths.withdrawal });
  expect(await screen.findByText('¥3,204 expired.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ask for it back' }));
  await waitFor(() => expect(called(calls, 'RecoverLapsedSales')).toHaveLength(1));
});

describe('in Japanese', () => {
  const english = /[a-z]{3,} [a-z]{2,}/i;

  test('a transfer is requested with its days, and what is wrong with an amount is said', async () => {
    await inLanguage('ja');
    play({ heldAmount: 3204, heldUntil: '2027-11-30T14:59:59.000Z' });
    renderScreen(<WithdrawalPage />, { path: paths.withdrawal });
    expect(await screen.findByRole('button', { name: '103,118円を申請する' })).toBeTruthy();
    expect(screen.getByText('11月27日(金)まで')).toBeTruthy();
    expect(screen.getByText('3,204円が失効しました。').parentElement?.textContent).toContain(
      '2027年11月30日まで保管しています。',
    );
    fill('金額', '999');
    fireEvent.click(screen.getByRole('button', { name: '999円を申請する' }));
    expect(
      await screen.findByText('1,000円以上で申請してください。ギフトコードなら500円から申請できます。'),
    ).toBeTruthy();
    expect(document.title).toBe('出金 | Komawari');
    expect(document.body.textContent).not.toMatch(english);
  });

  test('what is in the way, what is under way and what became of it are said', async () => {
    await inLanguage('ja');
    const frozenAt = '2026-11-20T00:00:00.000Z';
    play({ bankBlock: 'FROZEN', frozenAt });
    const { unmount } = renderScreen(<NewWithdrawalPage />, { path: paths.newWithdrawal });
    const reason = await screen.findByText('から出金が停止されています。');
    expect(reason.textContent).toBe('11月20日から出金が停止されています。');
    unmount();
    play({ openRequest: request, bankBlock: 'OPEN_REQUEST' }, {}, [
      { ...request, settledAt: '2026-11-26T03:00:00.000Z', state: 'REFUNDED', failure: 'ACCOUNT_CLOSED' },
    ]);
    const { unmount: leave } = renderScreen(<WithdrawalPage />, { path: paths.withdrawal });
    expect(await screen.findByText('みずほ銀行（••••456）に入金')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(english);
    leave();
    renderScreen(<WithdrawalHistoryPage />, { path: paths.withdrawalHistory });
    expect(await screen.findByText('組戻し')).toBeTruthy();
    expect(screen.getByText(/^銀行からの連絡：口座が解約されています。/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(english);
  });
});
