import { flash } from '@komawari/ui/flash';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BankAccountFieldsFragment } from '../../gql/graphql.ts';
import { paths } from '../../shared/routes.ts';
import { fill } from '../../shared/testing/fill.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { CheckWorkspaceBankAccountRegister } from '../operations/CheckWorkspaceBankAccountRegister.ts';
import { CheckWorkspaceBankAccountView } from '../operations/CheckWorkspaceBankAccountView.ts';
import { DeleteBankAccount } from '../operations/DeleteBankAccount.ts';
import { FindBankBranches } from '../operations/FindBankBranches.ts';
import { FindBanks } from '../operations/FindBanks.ts';
import { RegisterBankAccount } from '../operations/RegisterBankAccount.ts';
import { BankAccountPage } from './BankAccountPage.tsx';
import { RegisterBankAccountPage } from './RegisterBankAccountPage.tsx';

// Drawing a whole screen takes seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  flash.clear();
  await inLanguage('en');
});

const account = {
  bankCode: '0001',
  bankName: 'みずほ銀行',
  branchCode: '210',
  branchName: '渋谷支店',
  accountType: 'ORDINARY',
  accountNumber: '••••456',
} as const;
const none: BankAccountFieldsFragment = { state: 'NOT_REGISTERED', failure: null, account: null };

function play(bankAccountInfo: BankAccountFieldsFragment) {
  const viewer = { __typename: 'RegisteredViewer' as const, id: 'u1', bankAccountInfo };
  return playApi(
    answerTo(CheckWorkspaceBankAccountView).with(() => ({ viewer })),
    answerTo(CheckWorkspaceBankAccountRegister).with(() => ({ viewer })),
    answerTo(FindBanks).with(({ text }) => ({
      banks: text.startsWith('み') ? [{ code: '0001', name: 'みずほ銀行' }] : [],
    })),
    answerTo(FindBankBranches).with(({ bankCode, text }) => {
      const branches = { '0001': [{ code: '210', name: '渋谷支店' }], '9900': [{ code: '018', name: '〇一八' }] };
      const found = branches[bankCode as keyof typeof branches] ?? [];
      return { bankBranches: found.filter(({ code, name }) => code === text || name.startsWith(text)) };
    }),
    answerTo(RegisterBankAccount).with(() => ({
      registerBankAccount: { bankAccountInfo: { state: 'REGISTERED' }, problems: [] },
    })),
    answerTo(DeleteBankAccount).with(() => ({
      deleteBankAccount: { bankAccountInfo: { state: 'NOT_REGISTERED' }, problems: [] },
    })),
  );
}
const typeInto = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: new RegExp(`^${name}`) }), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the account' }));
const sent = (calls: { name: string; variables: object }[]) =>
  calls.filter(({ name }) => name === 'RegisterBankAccount').at(-1)?.variables;

test('bank and branch are looked up, the name is shown as the bank reads it, and what will be saved is repeated', async () => {
  const { calls } = play(none);
  renderScreen(<RegisterBankAccountPage />, { path: paths.registerBankAccount });
  await screen.findByRole('combobox', { name: /^Bank/ });
  typeInto('Bank', 'みず');
  fireEvent.click(await screen.findByRole('option', { name: /みずほ銀行/ }));
  typeInto('Branch', '210');
  await screen.findByRole('option', { name: /渋谷支店/ });
  // The whole number is what was meant: leaving the field is enough.
  fireEvent.blur(screen.getByRole('combobox', { name: /^Branch/ }));
  fill('Account number', '123456');
  fill('Account holder, in kana', 'あまみや　ガク');
  expect(screen.getByRole('img', { name: 'ｱﾏﾐﾔ ｶﾞｸ' })).toBeTruthy();
  const summary = within(screen.getByRole('region', { name: 'Money goes to' }));
  for (const words of ['みずほ銀行', '渋谷支店', '0123456', 'ｱﾏﾐﾔ ｶﾞｸ']) expect(summary.getByText(words)).toBeTruthy();
  save();
  await waitFor(() =>
    expect(sent(calls)).toEqual({
      input: {
        bankCode: '0001',
        branchCode: '210',
        accountType: 'ORDINARY',
        accountNumber: '123456',
        accountName: 'あまみや　ガク',
      },
    }),
  );
});

test('what a bank cannot read is told at its field with the way out, and nothing is sent', async () => {
  const { calls } = play(none);
  renderScreen(<RegisterBankAccountPage />, { path: paths.registerBankAccount });
  await screen.findByRole('combobox', { name: /^Bank/ });
  fill('Account number', '01234A6');
  fill('Account holder, in kana', '雨宮ましろ');
  save();
  expect(await screen.findByText('Choose the bank from the list.')).toBeTruthy();
  expect(screen.getByText('Digits only. The 6th is a letter.')).toBeTruthy();
  expect(screen.getByText('Kanji cannot go into a transfer. Write how it is read: アマミヤ マシロ.')).toBeTruthy();
  expect(sent(calls)).toBeUndefined();
});

test('a branch that the bank does not have is said while it is typed', async () => {
  play(none);
  renderScreen(<RegisterBankAccountPage />, { path: paths.registerBankAccount });
  await screen.findByRole('combobox', { name: /^Bank/ });
  typeInto('Bank', 'みず');
  fireEvent.keyDown(await screen.findByRole('combobox', { name: /^Bank/, expanded: true }), { key: 'Enter' });
  typeInto('Branch', '999');
  expect(
    await screen.findByText('みずほ銀行 has no branch 999. Look on your cash card, or search by name.'),
  ).toBeTruthy();
});

test('symbol and number of a passbook of ゆうちょ銀行 become branch and number while they are typed', async () => {
  const { calls } = play(none);
  renderScreen(<RegisterBankAccountPage />, { path: paths.registerBankAccount });
  fireEvent.click(await screen.findByRole('button', { name: 'ゆうちょ銀行' }));
  fill('記号 Symbol', '10120');
  fill('番号 Number', '12345671');
  expect((await screen.findAllByText('〇一八')).length).toBe(2);
  fill('Account holder, in kana', 'アマミヤ マシロ');
  save();
  await waitFor(() =>
    expect(sent(calls)).toMatchObject({
      input: { bankCode: '9900', branchCode: '018', accountType: 'ORDINARY', accountNumber: '1234567' },
    }),
  );
});

test('an account is shown by its last three digits; one that a bank refused says why and is edited or deleted', async () => {
  const { calls } = play({ state: 'INVALID', failure: 'ACCOUNT_CLOSED', account });
  renderScreen(<BankAccountPage />, { path: paths.bankAccount });
  expect(await screen.findByText('••••456')).toBeTruthy();
  expect(screen.getByText(/The bank said: the account is closed\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the account' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'DeleteBankAccount')).toBe(true));
});

test('an account that money is on its way to has no buttons', async () => {
  play({ state: 'LOCKED', failure: null, account });
  renderScreen(<BankAccountPage />, { path: paths.bankAccount });
  expect(await screen.findByText('Locked')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('the form of an account speaks Japanese, also of what a bank cannot read', async () => {
  await inLanguage('ja');
  play(none);
  renderScreen(<RegisterBankAccountPage />, { path: paths.registerBankAccount });
  await screen.findByRole('combobox', { name: /^銀行/ });
  fill('口座番号', '01234A6');
  fill('口座名義（カナ）', '雨宮ましろ');
  fireEvent.click(screen.getByRole('button', { name: '口座を保存する' }));
  expect(await screen.findByText('銀行を一覧から選んでください。')).toBeTruthy();
  expect(screen.getByText('数字だけを入力してください（6文字目）。')).toBeTruthy();
  expect(
    screen.getByText('漢字は振込に使えません。読みをカナで入力してください（例：アマミヤ マシロ）。'),
  ).toBeTruthy();
  expect(document.title).toBe('口座の登録 | Komawari');
  expect(document.body.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});
