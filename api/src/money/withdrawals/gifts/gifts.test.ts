import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../../graphql/context.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/createTestApp.ts';
import { writeSale } from '../../../testing/saleRows.ts';
import { startGiftProvider } from '../../../testing/startGiftProvider.ts';
import { balancesOf } from '../../ledger/index.ts';
import { cancelWithdrawal } from '../cancelWithdrawal.ts';
import { setFreeze } from '../../deeds/index.ts';
import { createGiftStandIn, giftProviderOf, issueGifts } from '../index.ts';
import { requestWithdrawal } from '../requestWithdrawal.ts';
import type { GiftProvider } from './GiftProvider.ts';
import { revealGiftCode } from './revealGiftCode.ts';

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
const standIn = () => createGiftStandIn(test.services.config);
const issue = (provider: GiftProvider) => issueGifts(test.services, provider);
const codeOf = (outcome: { ok: boolean; problems?: { code: string }[] }) =>
  outcome.ok ? 'OK' : outcome.problems?.[0]?.code;
const LATEST = `{ viewer { ... on RegisteredViewer { withdrawalRequests(first: 1) { edges { node { state fee canCancel codeEnd } } } } } }`;
const latest = async () => (await test.run(LATEST, {}, creator)).data.viewer.withdrawalRequests.edges[0].node;

describe('a gift', () => {
  it('needs no account, comes as a code that is encrypted, and is shown again after a proof', async () => {
    expect(codeOf(await requestGift(3000))).toBe('OK');
    expect(await issue(standIn())).toBe(1);
    expect(await issue(standIn())).toBe(0);
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
    await issue(standIn());
    expect(codeOf(await cancelWithdrawal(context()))).toBe('NOTHING_OPEN');
  });
});

describe('the provider of gifts', () => {
  it('is asked while no transaction is open and nobody holds the creator', async () => {
    await requestGift(3000);
    const open: number[] = [];
    await issue({
      async issue({ key }) {
        const [row] = await sql(
          `SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
        );
        open.push(Number(row?.open));
        return { code: `KMG-${key}` };
      },
    });
    expect(open).toEqual([0]);
  });

  it('that is silent leaves the gift under way, which nobody can cancel then, and holds up no other', async () => {
    const silent = creator;
    await requestGift(3000);
    creator = await test.signUpCreator(`other_gifted_${people}`);
    await writeSale(test, { seller: creator, price: 10_000, soldAt: new Date(Date.now() - 3 * 86_400_000) });
    await requestGift(500);
    let asked = 0;
    const broken: GiftProvider = {
      async issue(order) {
        asked += 1;
        if (order.amountInYen === 3000) throw new Error('the provider does not answer');
        return standIn().issue(order);
      },
    };
    await expect(issue(broken)).rejects.toThrow('1 gift codes could not be issued');
    expect(asked).toBe(2);
    expect(await latest()).toMatchObject({ state: 'PAID' });
    creator = silent;
    expect(await latest()).toMatchObject({ state: 'PROCESSING', canCancel: false, codeEnd: null });
    expect(await cancelWithdrawal(context())).toMatchObject({
      problems: [
        {
          code: 'TOO_LATE',
          message: 'The code is being issued, so it can no longer be cancelled. Nothing was changed.',
        },
      ],
    });
    expect(await balances()).toMatchObject({ withdrawable: 6040, inTransfer: 3000 });
    expect(await issue(standIn())).toBe(1);
    expect(await balances()).toMatchObject({ withdrawable: 6040, inTransfer: 0 });
  });

  it('is not asked for a creator who was frozen before, and is asked again for one who was frozen afterwards', async () => {
    const step = { subjectId: me(), reason: 'a dispute', doneBy: 'hana' };
    const refuse: GiftProvider = { issue: () => Promise.reject(new Error('silent')) };
    await requestGift(3000);
    await setFreeze(test.services, true, step);
    expect(await issue(refuse)).toBe(0);
    expect(await latest()).toMatchObject({ state: 'REQUESTED', canCancel: true });
    await setFreeze(test.services, false, step);
    await expect(issue(refuse)).rejects.toThrow('1 gift codes could not be issued');
    await setFreeze(test.services, true, step);
    expect(await issue(standIn())).toBe(1);
  });

  it('is nobody where real money is sold: the stand-in makes codes that nobody redeems', async () => {
    const { config } = test.services;
    expect(giftProviderOf({ ...config, selling: { ...config.selling!, isTest: false } })).toBeNull();
    expect(giftProviderOf({ ...config, selling: null })).toBeNull();
    const services = { ...test.services, config: { ...config, selling: { ...config.selling!, isTest: false } } };
    const live = createContext({ services, actor: creator.actor, reader: services.database });
    expect(codeOf(await requestWithdrawal(live, { type: 'GIFT', amount: 500 }))).toBe('NO_GIFTS');
    expect(await balances()).toMatchObject({ withdrawable: 9040, inTransfer: 0 });
  });
});

describe('a process that is killed while it issues gifts', () => {
  let provider: Awaited<ReturnType<typeof startGiftProvider>>;
  beforeAll(async () => {
    provider = await startGiftProvider();
  });
  afterAll(() => provider.close());

  /** Runs the job in a process of its own, which kills itself at a moment of it. Answers what ended it. */
  async function issueAndDie(dies: string): Promise<string | null> {
    const entry = fileURLToPath(new URL('../../../testing/issueGiftsAndDie.ts', import.meta.url));
    const words = [dies, provider.url, JSON.stringify(test.services.config)];
    const child = spawn(process.execPath, [entry, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return signal;
  }

  it.each([
    ['before commit 1', 'REQUESTED', 0],
    ['after commit 1', 'PROCESSING', 0],
    ['before asking', 'PROCESSING', 0],
    ['with the answer', 'PROCESSING', 1],
    ['before commit 2', 'PROCESSING', 1],
    ['after commit 2', 'PAID', 1],
  ])('%s leaves a gift that is %s, and the next one issues its code once', async (dies, state, billed) => {
    provider.billed.clear();
    await requestGift(3000);
    expect(await issueAndDie(dies)).toBe('SIGKILL');
    expect(await latest()).toMatchObject({ state });
    expect(provider.billed.size).toBe(billed);
    // What may be billed already is not given back.
    if (state === 'PROCESSING') expect(codeOf(await cancelWithdrawal(context()))).toBe('TOO_LATE');
    const issued = await Promise.all([issue(provider), issue(provider)]);
    expect(issued.toSorted()).toEqual(state === 'PAID' ? [0, 0] : [0, 1]);
    expect([...provider.billed.values()]).toHaveLength(1);
    const [row] = await sql('SELECT id FROM withdrawals WHERE creator_id = $1', [me()]);
    expect(await revealGiftCode(context(), row?.id ?? '')).toBe([...provider.billed.values()][0]);
    expect(await balances()).toMatchObject({ withdrawable: 6040, inTransfer: 0 });
    const told = await sql(`SELECT amount FROM notifications WHERE account_id = $1 AND type = 'WITHDRAWAL_PAID'`, [
      me(),
    ]);
    expect(told).toHaveLength(1);
  });
});
