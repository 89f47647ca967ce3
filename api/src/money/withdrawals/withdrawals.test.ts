import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../graphql/context.ts';
import { setFreeze } from '../deeds/index.ts';
import { balancesOf } from '../ledger/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { writeSale } from '../../testing/saleRows.ts';
import { cancelWithdrawal } from './cancelWithdrawal.ts';
import { forgetCreator } from './forgetCreator.ts';
import { recoverLapsedSales } from './lapse/recoverLapsed.ts';
import { closeWeek, exportTransfers, importResults, lapseSales, type Payer } from './index.ts';
import { requestWithdrawal } from './requestWithdrawal.ts';
import { toBytes, toLines } from './transferFile/fields.ts';

let test: TestApp;
let creator: TestPerson;
let people = 0;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql('DELETE FROM throttles');
  await sql(`UPDATE withdrawals SET state = 'CANCELED', settled_at = now() WHERE state IN ('REQUESTED', 'PROCESSING')`);
  people += 1;
  creator = await test.signUpCreator(`mashiro_${people}`);
});

const DAY = 86_400_000;
const jst = (text: string) => new Date(`${text}+09:00`);
const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, never>>('inTest', text, values);
const context = (person = creator) =>
  createContext({ services: test.services, actor: person.actor, reader: test.services.database });
const me = () => creator.actor.accountId;
const balances = () => balancesOf(test.services.database, me());

/** A sale whose 48 hours are over, of which the creator gets ¥904 of each ¥1,000. */
const sell = (price: number, soldAt = new Date(Date.now() - 3 * DAY)) =>
  writeSale(test, { seller: creator, price, soldAt });
const register = async (accountNumber = '0123456') => {
  const { data } = await test.run(
    `mutation R($input: RegisterBankAccountInput!) { registerBankAccount(input: $input) { problems { message } } }`,
    {
      input: { bankCode: '0001', branchCode: '210', accountType: 'ORDINARY', accountNumber, accountName: 'マシロ' },
    },
    creator,
  );
  expect(data.registerBankAccount.problems).toEqual([]);
};
const request = (amount: number, at?: Date) => requestWithdrawal(context(), { type: 'BANK', amount }, at);
const codeOf = (outcome: { ok: boolean; problems?: { code: string }[] }) =>
  outcome.ok ? 'OK' : outcome.problems?.[0]?.code;
const FIELDS = `withdrawableBalance amountToExpire canRequestWithdrawal canCancelWithdrawalRequest bankAccountInfo { state failure }
  withdrawalInfo { bankBlock giftBlock clearing heldAmount openRequest { id } }
  withdrawalRequests(first: 5) { edges { node { amount fee state isCanceled canCancel failure accountNumber codeEnd
    refund { id amount refundedAt } } } }`;
const look = async () =>
  (await test.run(`{ viewer { ... on RegisteredViewer { ${FIELDS} } } }`, {}, creator)).data.viewer;
const mailsOf = async () =>
  (await test.mails()).filter(({ to }) => to === `${creator.screenName}@example.com`).map(({ subject }) => subject);

const payer: Payer = {
  clientCode: '0000000001',
  name: 'ｺﾏﾜﾘ',
  account: { bankCode: '0001', branchCode: '001', accountType: 'ORDINARY', accountNumber: '1' },
};
/** The file of what is closed, and that file with what became of its transfers. */
async function sendAll(at: Date): Promise<(results: string) => Buffer> {
  const options = { payer, isAgain: false, doneBy: 'hana', at, keep: async () => undefined };
  const file = await exportTransfers(test.services, options);
  if (!file) throw new Error('nothing to send');
  return (results) =>
    toBytes(
      toLines(file.bytes).map((line, place) =>
        line.startsWith('2') ? `${line.slice(0, 113)}${results[place - 1] ?? '0'}${line.slice(114)}` : line,
      ),
    );
}
const SUNDAY = jst('2027-03-07T20:00:00');
const MONDAY = jst('2027-03-08T00:00:00');
const take = (bytes: Buffer) => importResults(test.services, bytes, { at: MONDAY, doneBy: 'hana' });

describe('a transfer', () => {
  beforeEach(async () => {
    await sell(10_000);
    await register();
  });

  it('[R4-018] is requested, shown, and takes the balance and the account with it until it is settled', async () => {
    expect(await look()).toMatchObject({ canRequestWithdrawal: true, canCancelWithdrawalRequest: false });
    expect(codeOf(await request(9040))).toBe('OK');
    expect(await balances()).toMatchObject({ withdrawable: 0, inTransfer: 9040 });
    expect(await look()).toMatchObject({
      withdrawableBalance: 0,
      canRequestWithdrawal: false,
      canCancelWithdrawalRequest: true,
      bankAccountInfo: { state: 'LOCKED' },
      withdrawalInfo: { bankBlock: 'OPEN_REQUEST' },
      withdrawalRequests: {
        edges: [
          {
            node: {
              amount: 9040,
              fee: 200,
              state: 'REQUESTED',
              isCanceled: false,
              accountNumber: '••••456',
              refund: null,
            },
          },
        ],
      },
    });
  });

  it('[R5-004] is of whole yen', async () => {
    const { errors } = await test.run(
      'mutation { requestWithdrawal(input: { amount: 1000.5 }) { problems { code } } }',
      {},
      creator,
    );
    expect(errors[0]?.message).toMatch(/Int cannot represent non-integer/);
    expect(await balances()).toMatchObject({ inTransfer: 0 });
  });

  it('of one yen more than there is is refused with the balance', async () => {
    const outcome = await request(9041);
    expect(outcome).toMatchObject({
      ok: false,
      problems: [{ path: ['amount'], code: 'BALANCE_TOO_LOW', message: 'You have ¥9,040. Nothing was requested.' }],
    });
    expect(await balances()).toMatchObject({ withdrawable: 9040, inTransfer: 0 });
  });

  it('of the whole balance, asked for 64 times at once, is one', async () => {
    const outcomes = await Promise.all(Array.from({ length: 64 }, () => request(9040).catch((error: Error) => error)));
    // Beyond 30 an hour they are held back: one way or the other there is one.
    expect(outcomes.filter((one) => 'ok' in one && one.ok)).toHaveLength(1);
    expect(await balances()).toMatchObject({ withdrawable: 0, inTransfer: 9040 });
  });

  it('[R4-019] [R4-020] [R4-021] is cancelled to the last second of its week, and everything is back at once', async () => {
    await request(9040, SUNDAY);
    expect(codeOf(await cancelWithdrawal(context(), new Date(MONDAY.getTime() - 1)))).toBe('OK');
    expect(await balances()).toMatchObject({ withdrawable: 9040, inTransfer: 0 });
    const seen = await look();
    expect(seen).toMatchObject({ canCancelWithdrawalRequest: false, bankAccountInfo: { state: 'REGISTERED' } });
    expect(seen.withdrawalRequests.edges[0].node).toMatchObject({
      isCanceled: true,
      canCancel: false,
      refund: { amount: 9040, refundedAt: new Date(MONDAY.getTime() - 1).toISOString() },
    });
    expect(codeOf(await cancelWithdrawal(context()))).toBe('NOTHING_OPEN');
  });

  it('cannot be cancelled a moment later, although nobody closed the week yet', async () => {
    await request(9040, SUNDAY);
    expect(codeOf(await cancelWithdrawal(context(), MONDAY))).toBe('TOO_LATE');
    expect(await balances()).toMatchObject({ withdrawable: 0, inTransfer: 9040 });
  });

  it('is closed with its week, and not before', async () => {
    await request(9040, SUNDAY);
    expect(await closeWeek(test.services, new Date(MONDAY.getTime() - 1))).toBe(0);
    expect(await closeWeek(test.services, MONDAY)).toBe(1);
    expect(await closeWeek(test.services, MONDAY)).toBe(0);
    expect((await look()).withdrawalRequests.edges[0].node).toMatchObject({ state: 'PROCESSING', canCancel: false });
  });

  it('of a creator who was frozen meanwhile waits for the next week', async () => {
    await request(9040, SUNDAY);
    const step = { subjectId: me(), reason: 'a dispute', doneBy: 'hana' };
    await setFreeze(test.services, true, step);
    expect(await closeWeek(test.services, MONDAY)).toBe(0);
    expect((await look()).withdrawalInfo).toMatchObject({ bankBlock: 'OPEN_REQUEST' });
    await setFreeze(test.services, false, step);
    expect(await closeWeek(test.services, MONDAY)).toBe(0);
    expect(await closeWeek(test.services, new Date(MONDAY.getTime() + 7 * DAY))).toBe(1);
  });

  it('is paid: told, mailed, and the account is free again; the same file again changes nothing', async () => {
    await request(9040, SUNDAY);
    const file = (await sendAll(MONDAY))('0');
    expect(await take(file)).toEqual({ paid: 1, bounced: 0, known: 0 });
    expect(await take(file)).toEqual({ paid: 0, bounced: 0, known: 1 });
    expect(await balances()).toMatchObject({ withdrawable: 0, inTransfer: 0 });
    const seen = await look();
    expect(seen.bankAccountInfo.state).toBe('REGISTERED');
    expect(seen.withdrawalRequests.edges[0].node).toMatchObject({ state: 'PAID', refund: null });
    expect(await mailsOf()).toEqual(['¥8,840 is in your account', 'Your bank account was changed']);
    const told = '{ viewer { ... on RegisteredViewer { notifications(first: 5) { nodes { type amount } } } } }';
    expect((await test.run(told, {}, creator)).data.viewer.notifications.nodes).toEqual([
      { type: 'WITHDRAWAL_PAID', amount: 8840 },
    ]);
  });

  it('bounces: all of it is back, the fee too, and the account is invalid until it is changed', async () => {
    await request(9040, SUNDAY);
    expect(await take((await sendAll(MONDAY))('2'))).toEqual({ paid: 0, bounced: 1, known: 0 });
    expect(await balances()).toMatchObject({ withdrawable: 9040, inTransfer: 0 });
    const seen = await look();
    expect(seen.bankAccountInfo).toEqual({ state: 'INVALID', failure: 'ACCOUNT_CLOSED' });
    expect(seen.withdrawalInfo.bankBlock).toBe('INVALID_ACCOUNT');
    expect(seen.withdrawalRequests.edges[0].node).toMatchObject({
      state: 'REFUNDED',
      isCanceled: false,
      failure: 'ACCOUNT_CLOSED',
      refund: { amount: 9040 },
    });
    expect((await mailsOf())[0]).toBe('¥9,040 came back');
    expect(codeOf(await request(9040))).toBe('INVALID_ACCOUNT');
    await register('7654321');
    expect(codeOf(await request(9040))).toBe('OK');
  });

  it('stands in one file, unless that is asked for again', async () => {
    await request(9040, SUNDAY);
    await sendAll(MONDAY);
    await expect(sendAll(MONDAY)).rejects.toThrow('nothing to send');
    const kept: number[] = [];
    const again = { payer, isAgain: true, doneBy: 'hana', at: MONDAY };
    const keep = async ({ count }: { count: number }) => void kept.push(count);
    await exportTransfers(test.services, { ...again, keep });
    expect(kept).toEqual([1]);
  });

  it('stands in one of two files that are made at once', async () => {
    await request(9040, SUNDAY);
    await closeWeek(test.services, MONDAY);
    const made = await Promise.all(
      [1, 2, 3, 4].map(() =>
        exportTransfers(test.services, { payer, isAgain: false, doneBy: 'hana', at: MONDAY, keep: async () => {} }),
      ),
    );
    expect(made.filter((file) => file !== null)).toHaveLength(1);
  });

  it('is settled and told of once when its results are taken in twice at once', async () => {
    await request(9040, SUNDAY);
    const file = (await sendAll(MONDAY))('0');
    const taken = await Promise.all([1, 2, 3, 4].map(() => take(file)));
    expect(taken.reduce((sum, { paid }) => sum + paid, 0)).toBe(1);
    expect((await mailsOf()).filter((subject) => subject === '¥8,840 is in your account')).toHaveLength(1);
  });

  it('stands in the next file when the file could not be kept', async () => {
    await request(9040, SUNDAY);
    const keep = async () => {
      throw new Error('the disk is full');
    };
    const broken = exportTransfers(test.services, { payer, isAgain: false, doneBy: 'hana', at: MONDAY, keep });
    await expect(broken).rejects.toThrow('the disk is full');
    expect(await sendAll(MONDAY)).toBeTypeOf('function');
  });

  it.each([
    ['another amount', (line: string) => `${line.slice(0, 80)}0000008841${line.slice(90)}`, /is of ¥8840/],
    ['another account', (line: string) => `${line.slice(0, 43)}7654321${line.slice(50)}`, /another account/],
    [
      'another number',
      (line: string) => `${line.slice(0, 91)}00000000000000999999${line.slice(111)}`,
      /was never sent/,
    ],
  ])('with a result for %s: nothing of the file is taken', async (_what, spoil, message) => {
    await request(9040, SUNDAY);
    const lines = toLines((await sendAll(MONDAY))('0'));
    const spoilt = lines.map((line) => (line.startsWith('2') ? spoil(line) : line));
    const total = spoilt[1]!.slice(80, 90);
    const file = spoilt.map((line) =>
      line.startsWith('8') ? `8000001${total.padStart(12, '0')}${' '.repeat(101)}` : line,
    );
    await expect(take(toBytes(file))).rejects.toThrow(message);
    expect(await balances()).toMatchObject({ inTransfer: 9040 });
  });

  it('of somebody who deletes their account is taken back while it can be, and what is left lapses', async () => {
    const told = '{ viewer { ... on RegisteredViewer { accountDeletionSummary { balance } } } }';
    expect((await test.run(told, {}, creator)).data.viewer.accountDeletionSummary).toEqual({ balance: 9040 });
    await request(5000, SUNDAY);
    await test.services.database.transact((tx) => forgetCreator(tx, { accountId: me() } as never));
    expect(await balances()).toMatchObject({ withdrawable: 0, inTransfer: 0, lapsed: 9040 });
  });

  it('of somebody who left is settled in the books', async () => {
    await request(9040, SUNDAY);
    const file = await sendAll(MONDAY);
    await test.services.database.transact((tx) => forgetCreator(tx, { accountId: me() } as never));
    await sql('UPDATE withdrawals SET user_id = NULL WHERE creator_id = $1', [me()]);
    expect(await take(file('0'))).toMatchObject({ paid: 1 });
    expect(await balances()).toMatchObject({ withdrawable: 0, inTransfer: 0 });
  });

  it('needs a strong sign-in', async () => {
    await sql(`UPDATE auth_providers SET password_hash = replace(password_hash, 'long ', '') WHERE account_id = $1`, [
      me(),
    ]);
    expect(codeOf(await request(9040))).toBe('WEAK_SIGN_IN');
    // Signing in with a long password says that it is one.
    const payload = { email: `${creator.screenName}@example.com`, password: 'correct horse battery' };
    const headers = { 'x-komawari-client': 'web' };
    await test.app.inject({ method: 'POST', url: '/identity/sign_in', headers, payload });
    expect(codeOf(await request(9040))).toBe('OK');
  });
});

describe('sales that come to their end', () => {
  /** A sale of May lapses at the end of November. */
  const MAY = jst('2026-05-20T12:00:00');
  const END = jst('2026-11-30T23:59:59');
  const lapseAt = (at: Date) => lapseSales(test.services, at);

  it('are told of 60, 30 and 7 days before, each once', async () => {
    await sell(10_000, MAY);
    const before = (days: number) => new Date(END.getTime() - days * DAY);
    for (const days of [61, 60, 59, 31, 30, 8, 7, 2]) {
      await lapseAt(before(days));
      await lapseAt(before(days));
    }
    expect(await mailsOf()).toEqual(Array(3).fill('¥9,040 of your sales would expire on 30 November 2026'));
    const told = await sql(`SELECT type, amount FROM notifications WHERE account_id = $1`, [me()]);
    expect(told).toEqual([7, 30, 60].map(() => ({ type: 'SALES_EXPIRING', amount: 9040 })));
  });

  it('are requested on the last day where the account is registered', async () => {
    await sell(10_000, MAY);
    await sell(10_000, jst('2026-06-01T00:00:00'));
    await register();
    await lapseAt(jst('2026-11-29T12:00:00'));
    expect(await balances()).toMatchObject({ withdrawable: 18_080 });
    await lapseAt(jst('2026-11-30T12:00:00'));
    await lapseAt(jst('2026-11-30T13:00:00'));
    // What is left is the sale of June.
    expect(await balances()).toMatchObject({ withdrawable: 9040, inTransfer: 9040 });
    await lapseAt(jst('2026-12-01T00:30:00'));
    expect(await balances()).toMatchObject({ withdrawable: 9040, lapsed: 0 });
    expect(await mailsOf()).toContain('A transfer of ¥9,040 was requested for you');
  });

  it('are not requested again once their owner took that back', async () => {
    await sell(10_000, MAY);
    await register();
    await lapseAt(jst('2026-11-30T12:00:00'));
    expect(codeOf(await cancelWithdrawal(context(), jst('2026-11-30T12:30:00')))).toBe('OK');
    await lapseAt(jst('2026-11-30T13:00:00'));
    expect(await balances()).toMatchObject({ withdrawable: 9040, inTransfer: 0 });
    expect((await mailsOf()).filter((subject) => subject.includes('was requested for you'))).toHaveLength(1);
  });

  it('lapse without an account, are held for a year, and come back when they are asked for', async () => {
    await sell(10_000, MAY);
    await lapseAt(END);
    expect(await balances()).toMatchObject({ withdrawable: 9040, lapsed: 0 });
    await lapseAt(new Date(END.getTime() + 1000));
    await lapseAt(new Date(END.getTime() + DAY));
    expect(await balances()).toMatchObject({ withdrawable: 0, lapsed: 9040 });
    const late = jst('2027-12-02T00:00:00');
    expect(codeOf(await recoverLapsedSales(context(), late))).toBe('NOTHING_HELD');
    expect(await recoverLapsedSales(context(), jst('2027-11-30T23:00:00'))).toMatchObject({ value: { amount: 9040 } });
    expect(codeOf(await recoverLapsedSales(context(), late))).toBe('NOTHING_HELD');
    expect(await balances()).toMatchObject({ withdrawable: 9040, lapsed: 0 });
    // Recovered money is new money: it does not lapse at once again.
    await lapseAt(late);
    expect(await balances()).toMatchObject({ withdrawable: 9040, lapsed: 0 });
  });

  it('of one creator, for whom something goes wrong, keep those of others from nothing', async () => {
    const others = [creator, await test.signUpCreator(`after_${people}`)].toSorted((one, other) =>
      one.actor.accountId < other.actor.accountId ? -1 : 1,
    );
    for (const one of others) await writeSale(test, { seller: one, price: 10_000, soldAt: MAY });
    const [broken, whole] = others.map(({ actor }) => actor.accountId);
    await sql(`ALTER TABLE lapses ADD CONSTRAINT broken CHECK (user_id <> '${broken}')`);
    try {
      await expect(lapseAt(new Date(END.getTime() + 1000))).rejects.toThrow(AggregateError);
    } finally {
      await sql('ALTER TABLE lapses DROP CONSTRAINT broken');
    }
    expect(await balancesOf(test.services.database, whole!)).toMatchObject({ withdrawable: 0, lapsed: 9040 });
    expect(await balancesOf(test.services.database, broken!)).toMatchObject({ pending: 9040, lapsed: 0 });
  });

  it('are the oldest of a balance: what was withdrawn is taken from them first', async () => {
    await sell(10_000, MAY);
    await sell(10_000, jst('2026-10-01T00:00:00'));
    await register();
    await request(5000, jst('2026-11-02T12:00:00'));
    await lapseAt(new Date(END.getTime() + 1000));
    // ¥9,040 of May less the ¥5,000 that were withdrawn.
    expect(await balances()).toMatchObject({ withdrawable: 9040, lapsed: 4040 });
  });
});
