import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../../graphql/context.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/createTestApp.ts';
import { writeSale } from '../../../testing/saleRows.ts';
import { balancesOf } from '../../ledger/index.ts';
import { cancelWithdrawal } from '../cancelWithdrawal.ts';
import { createGiftStandIn, issueGifts } from '../index.ts';
import { requestWithdrawal } from '../requestWithdrawal.ts';
import { revealGiftCode } from './giftCodes.ts';

let test: TestApp;
let creator: TestPerson;
let people = 0;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  people += 1;
  creator = await test.signUpCreator(`gifted_${people}`);
  // ¥9,040 of it are the creator's.
  await writeSale(test, { seller: creator, price: 10_000, soldAt: new Date(Date.now() - 3 * 86_400_000) });
});

const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, string>>('inTest', text, values);
const context = (person = creator) =>
  createContext({ services: test.services, actor: person.actor, reader: test.services.database });
const me = () => creator.actor.accountId;
const balances = () => balancesOf(test.services.database, me());
const requestGift = (amount: number) => requestWithdrawal(context(), { type: 'GIFT', amount });
const codeOf = (outcome: { ok: boolean; problems?: { code: string }[] }) =>
  outcome.ok ? 'OK' : outcome.problems?.[0]?.code;
const LATEST = `{ viewer { ... on RegisteredViewer { withdrawalRequests(first: 1) { edges { node { state fee canCancel codeEnd } } } } } }`;
const latest = async () => (await test.run(LATEST, {}, creator)).data.viewer.withdrawalRequests.edges[0].node;

describe('a gift', () => {
  it('needs no account, comes as a code that is encrypted, and is shown again after a proof', async () => {
    expect(codeOf(await requestGift(3000))).toBe('OK');
    expect(await issueGifts(test.services, createGiftStandIn())).toBe(1);
    expect(await issueGifts(test.services, createGiftStandIn())).toBe(0);
    expect(await balances()).toMatchObject({ withdrawable: 6040, inTransfer: 0 });
    const [row] = await sql('SELECT * FROM withdrawals WHERE creator_id = $1', [me()]);
    const { id = '', code_end: end } = row ?? {};
    const code = await revealGiftCode(context(), id);
    expect(code).toMatch(new RegExp(`^KMG-\\w{4}-\\w{4}-${end}$`));
    expect(JSON.stringify(row)).not.toContain(code);
    expect(await latest()).toMatchObject({ state: 'PAID', fee: 0, codeEnd: end });
    const other = await test.signUpCreator(`other_${people}`);
    await expect(revealGiftCode(context(other), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await sql(`UPDATE sessions SET authenticated_at = now() - interval '301 seconds' WHERE account_id = $1`, [me()]);
    await expect(revealGiftCode(context(), id)).rejects.toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
  });

  it('is taken back before its code is there, and not afterwards', async () => {
    await requestGift(3000);
    expect(codeOf(await cancelWithdrawal(context()))).toBe('OK');
    expect(await balances()).toMatchObject({ withdrawable: 9040, inTransfer: 0 });
    await requestGift(3000);
    await issueGifts(test.services, createGiftStandIn());
    expect(codeOf(await cancelWithdrawal(context()))).toBe('NOTHING_OPEN');
  });
});
