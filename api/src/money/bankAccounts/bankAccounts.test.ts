import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { lockCreator } from '../ledger/index.ts';
import { searchBanks, searchBranches } from './findBanks.ts';
import { readBanks } from './zengin.ts';
import { findUnreadable, toTransferName } from '@komawari/ui/bankAccounts';

let test: TestApp;
let creator: TestPerson;
let people = 0;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql('DELETE FROM throttles');
  people += 1;
  creator = await test.signUpCreator(`mashiro_${people}`);
});

const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, unknown>>('inTest', text, values);

const INFO = 'state failure account { bankCode bankName branchCode branchName accountType accountNumber accountName }';
const REGISTER = `mutation R($input: RegisterBankAccountInput!) {
  registerBankAccount(input: $input) { bankAccountInfo { ${INFO} } problems { path code message } } }`;
const ACCOUNT = {
  bankCode: '0001',
  branchCode: '210',
  accountType: 'ORDINARY',
  accountNumber: '123456',
  accountName: 'あまみや　マシロ',
};
const register = (input: object = {}) => test.run(REGISTER, { input: { ...ACCOUNT, ...input } }, creator);
const remove = () =>
  test.run(`mutation { deleteBankAccount { bankAccountInfo { ${INFO} } problems { code message } } }`, {}, creator);
const info = async () =>
  (await test.run(`{ viewer { ... on RegisteredViewer { bankAccountInfo { ${INFO} } } } }`, {}, creator)).data.viewer
    .bankAccountInfo;
const setState = (state: string, failure: string | null = null) =>
  sql('UPDATE bank_accounts SET state = $2, failure = $3 WHERE user_id = $1', [
    creator.actor.accountId,
    state,
    failure,
  ]);
const mailsOf = async () =>
  (await test.mails()).filter(({ to }) => to === `${creator.screenName}@example.com`).map(({ subject }) => subject);

describe('[R4-016] a bank account has a state', () => {
  it('[R4-017] NOT_REGISTERED, REGISTERED, LOCKED or INVALID', async () => {
    expect(await info()).toEqual({ state: 'NOT_REGISTERED', failure: null, account: null });
    await register();
    expect(await info()).toMatchObject({ state: 'REGISTERED' });
    await setState('LOCKED');
    expect(await info()).toMatchObject({ state: 'LOCKED', failure: null });
    await setState('INVALID', 'ACCOUNT_CLOSED');
    expect(await info()).toMatchObject({ state: 'INVALID', failure: 'ACCOUNT_CLOSED' });
  });

  it('is masked for its owner too, and encrypted where it is stored', async () => {
    const { data } = await register();
    expect(data.registerBankAccount).toEqual({
      problems: [],
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
          accountName: 'ｱ••••',
        },
      },
    });
    const stored = JSON.stringify(await sql('SELECT * FROM bank_accounts'));
    for (const secret of ['0123456', 'ｱﾏﾐﾔ', '"210"', 'みずほ']) expect(stored).not.toContain(secret);
  });

  it('cannot be changed nor deleted while money is on its way to it', async () => {
    await register();
    await setState('LOCKED');
    expect((await register({ accountNumber: '7654321' })).data.registerBankAccount.problems).toMatchObject([
      { code: 'LOCKED' },
    ]);
    expect((await remove()).data.deleteBankAccount.problems).toMatchObject([{ code: 'LOCKED' }]);
    expect(await info()).toMatchObject({ state: 'LOCKED', account: { accountNumber: '••••456' } });
    expect(await mailsOf()).toEqual(['Your bank account was changed']);
  });

  it('is valid again when another account takes the place of one that a bank refused', async () => {
    await register();
    await setState('INVALID', 'ACCOUNT_CLOSED');
    await register({ accountNumber: '7654321' });
    expect(await info()).toMatchObject({ state: 'REGISTERED', failure: null, account: { accountNumber: '••••321' } });
  });
});

describe('what a bank could not read is told with the way out, and nothing is stored', () => {
  it.each([
    [{ accountNumber: '01234A6' }, 'accountNumber', 'Digits only. The 6th is a letter.'],
    [{ branchCode: '999' }, 'branchCode', 'みずほ銀行 has no branch 999. Look on your cash card, or search by name.'],
    [
      { branchCode: 'constructor' },
      'branchCode',
      'みずほ銀行 has no such branch. Look on your cash card, or search by name.',
    ],
    [{ bankCode: '9999' }, 'bankCode', 'There is no such bank. Search by name or number, and choose one.'],
    [{ bankCode: 'constructor' }, 'bankCode', 'There is no such bank. Search by name or number, and choose one.'],
    [
      { accountName: '雨宮ましろ' },
      'accountName',
      'Kanji cannot go into a transfer. Write how it is read: アマミヤ マシロ.',
    ],
  ])('%o', async (input, field, message) => {
    const { data } = await register(input);
    expect(data.registerBankAccount.problems).toMatchObject([{ path: [field], message }]);
    expect(await info()).toMatchObject({ state: 'NOT_REGISTERED' });
    expect(await mailsOf()).toEqual([]);
  });
});

describe('a change', () => {
  it('needs a proof of the last five minutes, and says so before anything is changed', async () => {
    await register();
    await sql(`UPDATE sessions SET authenticated_at = now() - interval '301 seconds' WHERE account_id = $1`, [
      creator.actor.accountId,
    ]);
    for (const answer of [await register({ accountNumber: '7654321' }), await remove()])
      expect(answer.errors[0]?.extensions['code']).toBe('RECENT_SIGN_IN_REQUIRED');
    expect(await info()).toMatchObject({ account: { accountNumber: '••••456' } });
  });

  it('is mailed to the owner once, with the way to stop withdrawals', async () => {
    await register();
    await remove();
    await remove();
    expect(await mailsOf()).toEqual(['Your bank account was deleted', 'Your bank account was changed']);
    const [, changed] = await test.mails();
    expect(changed?.text).toContain('Transfers now go to みずほ銀行 ••••456.');
    expect(changed?.text).toContain('Stop withdrawals');
    expect(changed?.text).not.toContain('0123456');
  });

  it('goes along in the archive of one’s data without bank, number and name', async () => {
    await register();
    const { bankAccountsLifecycle } = await import('./index.ts');
    const data = await bankAccountsLifecycle.collectData?.(test.services.database, creator.actor.accountId);
    expect(data).toMatchObject({ bankAccounts: [{ state: 'REGISTERED' }] });
    expect(JSON.stringify(data)).not.toMatch(/sealed|0001|ｱ/);
  });
});

describe('a bank is found', () => {
  it.each([
    ['みず', '0001'],
    ['ミズホ', '0001'],
    ['みずほ銀行', '0001'],
    ['0001', '0001'],
    ['000', '0001'],
    ['三菱UFJ', '0005'],
    ['みつびしゆーえふじぇい', '0005'],
    ['paypay', '0033'],
    ['PayPay銀行', '0033'],
    ['ゆうちょ', '9900'],
    ['９９００', '9900'],
    ['水島', '1734'],
  ])('by %s', (text, code) => {
    expect(searchBanks(text).map((bank) => bank.code)).toContain(code);
  });

  it.each([
    ['0001', 'しぶや', '210'],
    ['0001', '渋谷支店', '210'],
    ['0001', '21', '210'],
    ['9900', '一〇八', '108'],
  ])('and so is a branch of %s by %s', (bank, text, code) => {
    expect(searchBranches(bank, text).map((branch) => branch.code)).toContain(code);
  });

  it.each(['', ' ', '-', '銀行です', '%', '\u0000', '__proto__'])('nothing is found by %o', (text) => {
    expect(searchBanks(text)).toEqual([]);
    expect(searchBranches('0001', text)).toEqual([]);
    expect(searchBranches(text, 'しぶや')).toEqual([]);
  });

  it('eight answers are as many as come, the one that is meant first', () => {
    expect(searchBanks('し')).toHaveLength(8);
    expect(searchBanks('みずほ')[0]).toEqual({ code: '0001', name: 'みずほ銀行', kana: 'ミズホ' });
  });

  it('every name of the list can stand in a transfer file, in the 15 characters there are', () => {
    const entries = Object.values(readBanks()).flatMap((bank) => [bank, ...Object.values(bank.branches)]);
    expect(entries.length).toBeGreaterThan(25_000);
    const unfit = entries.filter(({ kana }) => {
      const name = toTransferName(kana.replaceAll('－', 'ー'));
      return name.length > 15 || findUnreadable(name) !== null;
    });
    expect(unfit).toEqual([]);
  });
});

it('a bank account is deleted before or after a transfer is requested, and never in between', async () => {
  await register();
  let isOver = false;
  let removal: Promise<unknown> = Promise.resolve();
  await test.services.database.transact(async (tx) => {
    await lockCreator(tx, creator.actor.accountId);
    removal = remove().finally(() => (isOver = true));
    const waits = () => sql(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`);
    await expect.poll(async () => isOver || (await waits()).length > 0).toBe(true);
    expect(isOver).toBe(false);
    await tx.query('lock', `UPDATE bank_accounts SET state = 'LOCKED' WHERE user_id = $1`, [creator.actor.accountId]);
  });
  expect(await removal).toMatchObject({ data: { deleteBankAccount: { problems: [{ code: 'LOCKED' }] } } });
});
