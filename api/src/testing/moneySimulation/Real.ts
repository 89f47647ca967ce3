import { issueGifts, createGiftStandIn } from '../../money/withdrawals/index.ts';
import { closeWeek, exportTransfers, importResults, lapseSales } from '../../money/withdrawals/index.ts';
import { releaseDueSales, refundPurchase } from '../../money/purchases/index.ts';
import { purgeLeftAccounts } from '../../people/account/index.ts';
import { followPurchases, receiveMissedEvents } from '../../readers/purchases/index.ts';
import { beginToBuy, payAt, refreshPurchase } from '../buyEpisode.ts';
import type { TestApp, TestPerson } from '../createTestApp.ts';
import { publishPaidEpisode } from '../publishEpisode.ts';
import { atStripe, eventsSince, tell, type ToldEvent } from '../stripeEvents.ts';
import { putKillerInto, type Kill, type Killer } from './killing.ts';

const DAY = 86_400_000;
/** Long after everything that a simulation sells has come to its end, and in the midst of a month. */
const LONG_AFTER = new Date('2040-03-10T00:00:00Z');
const PAYER = {
  clientCode: '0000000001',
  name: 'ｺﾏﾜﾘ',
  account: { bankCode: '0001', branchCode: '001', accountType: 'ORDINARY', accountNumber: '1' },
} as const;
const ACCOUNT = {
  bankCode: '0001',
  branchCode: '210',
  accountType: 'ORDINARY',
  accountNumber: '0123456',
  accountName: 'マシロ',
};

/** What sellers have for sale. */
export interface Goods {
  episodeId: string;
  seller: number;
  price: number;
}

let people = 0;

/** The product with a processor that tells late, twice, in any order and falsely, in processes that die. */
export class Real {
  readonly test: TestApp;
  readonly killer: Killer;
  sellers: TestPerson[] = [];
  buyers: TestPerson[] = [];
  goods: Goods[] = [];
  /** Events of the processor that nobody took yet. */
  #untold: ToldEvent[] = [];
  #seen = 0;
  #heard = 0;

  constructor(test: TestApp) {
    this.test = test;
    this.killer = putKillerInto(test.services.database);
  }

  sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.test.services.database.query<Row>('simulate', text, values);
  }

  newPerson(): Promise<TestPerson> {
    people += 1;
    return this.test.signUpCreator(`person${people}`);
  }

  /** People and goods for a story of its own. */
  async begin({ sellers, buyers, prices }: { sellers: number; buyers: number; prices: number[] }): Promise<void> {
    [this.sellers, this.buyers, this.goods] = [[], [], []];
    while (this.buyers.length < buyers) this.buyers.push(await this.newPerson());
    for (let seller = 0; seller < sellers; seller += 1) {
      const person = await this.newPerson();
      this.sellers.push(person);
      for (const price of prices) {
        const { id } = await publishPaidEpisode(this.test, person, { price }, 2);
        this.goods.push({ episodeId: id, seller, price });
      }
      await this.test.run(
        'mutation R($input: RegisterBankAccountInput!) { registerBankAccount(input: $input) { problems { message } } }',
        { input: ACCOUNT },
        person,
      );
    }
  }

  /** Does something in a process that may die; whoever wanted it tries again. */
  async insist(kill: Kill | null, action: () => Promise<unknown>): Promise<void> {
    await this.sql('DELETE FROM throttles');
    if (await this.killer.during(kill, action)) await action().catch(ignoreRefusal);
  }

  async buy(buyer: number, { episodeId }: Goods, card: string, kill: Kill | null): Promise<string> {
    const person = this.buyers[buyer]!;
    let begun = { purchaseId: '', checkoutUrl: '' };
    await this.insist(kill, async () => {
      begun = await beginToBuy(this.test, person, episodeId);
    });
    await payAt(this.test, begun.checkoutUrl, card);
    return begun.purchaseId;
  }

  /** The buyer comes back from the payment page. */
  comeBack(buyer: number, purchaseId: string, kill: Kill | null): Promise<void> {
    return this.insist(kill, () => refreshPurchase(this.test, this.buyers[buyer]!, purchaseId));
  }

  async intentOf(purchaseId: string): Promise<string> {
    const sessions = Object.values(this.test.stripe.world.state.kept.sessions);
    return sessions.find(({ metadata }) => metadata['purchaseId'] === purchaseId)?.payment_intent ?? '';
  }

  async atProcessor(purchaseId: string, what: 'settle' | 'dispute'): Promise<void> {
    await atStripe(this.test, `payments/${await this.intentOf(purchaseId)}/${what}`);
  }

  /** How a purchase was paid, and whether the bank was ever asked about it: it is asked once, and nothing is refunded then. */
  async chargeOf(purchaseId: string): Promise<{ isCard: boolean; wasDisputed: boolean }> {
    const intentId = await this.intentOf(purchaseId);
    const { charges } = this.test.stripe.world.state.kept;
    const charge = Object.values(charges).find((one) => one.payment_intent === intentId);
    return { isCard: charge?.payment_method_details.type === 'card', wasDisputed: charge?.disputed ?? false };
  }

  /** Purchases that are not paid as far as we heard. */
  async listUnpaid(): Promise<Set<string>> {
    const rows = await this.sql<{ id: string }>('SELECT id FROM purchases WHERE purchased_at IS NULL');
    return new Set(rows.map(({ id }) => id));
  }

  async refundAtProcessor(purchaseId: string): Promise<void> {
    await fetch(`${this.test.stripe.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.test.stripe.environment['STRIPE_SECRET_KEY']}` },
      body: `payment_intent=${await this.intentOf(purchaseId)}`,
    });
  }

  async decide(purchaseId: string, status: 'won' | 'lost'): Promise<void> {
    const intentId = await this.intentOf(purchaseId);
    const { disputes } = this.test.stripe.world.state.kept;
    const id = Object.values(disputes).find((one) => one.payment_intent === intentId)?.id;
    await atStripe(this.test, `disputes/${id}/close`, { status });
  }

  refund(purchaseId: string, kill: Kill | null): Promise<void> {
    return this.insist(kill, () => refundPurchase(this.test.services, purchaseId));
  }

  /**
   * Tells some of what was not told, each so often, in an order that `seed` makes, one of three the other way round; a forged one
   * now and then.
   */
  async tellSome(
    share: number,
    { times, seed, kill }: { times: number; seed: number; kill: Kill | null },
  ): Promise<void> {
    this.#untold.push(...eventsSince(this.test, this.#seen));
    this.#seen += eventsSince(this.test, this.#seen).length;
    const shuffled =
      seed % 3 === 0
        ? this.#untold.toReversed()
        : this.#untold
            .map((event, index) => ({ event, at: Math.imul(index + seed, 2_654_435_761) >>> 0 }))
            .toSorted((one, other) => one.at - other.at)
            .map(({ event }) => event);
    const told = shuffled.slice(0, Math.ceil(shuffled.length * share));
    const taken = new Set<string>();
    const tellAll = async (): Promise<void> => {
      for (const event of told) {
        if (taken.has(event.id)) continue;
        const answers = await Promise.all(Array.from({ length: times }, () => tell(this.test, event)));
        if (answers.some((status) => status === 204)) taken.add(event.id);
        if (
          seed % 50 === 0 &&
          (await tell(this.test, { ...event, id: `${event.id}x` }, { secret: 'whsec_forged' })) !== 400
        )
          throw new Error('A forged event was taken.');
      }
    };
    if (await this.killer.during(kill, tellAll)) await tellAll();
    this.#untold = this.#untold.filter(({ id }) => !taken.has(id));
  }

  /** All that was not told is told, or found by the jobs alone. */
  async hear(by: 'WEBHOOKS' | 'JOBS'): Promise<void> {
    this.#heard += 1;
    if (by === 'WEBHOOKS') await this.tellSome(1, { times: 1, seed: this.#heard * 7919, kill: null });
    await this.sql(
      `UPDATE purchases SET checked_at = now() - interval '1 day', created_at = created_at - interval '2 minutes'`,
    );
    await followPurchases(this.test.services, console);
    await receiveMissedEvents(this.test.services, console);
    await this.sql(`UPDATE purchases SET checked_at = now() - interval '1 day'`);
    await followPurchases(this.test.services, console);
    await releaseDueSales(this.test.services);
  }

  /** Two days go by for what a creator sold. */
  async age(seller: number, kill: Kill | null): Promise<void> {
    await this.sql(
      `UPDATE purchases SET purchased_at = least(purchased_at, now() - interval '49 hours') WHERE seller_id = $1 AND purchased_at IS NOT NULL`,
      [this.sellers[seller]!.actor.accountId],
    );
    await this.insist(kill, () => releaseDueSales(this.test.services));
  }

  request(seller: number, type: 'BANK' | 'GIFT', amount: number, kill: Kill | null): Promise<void> {
    const once = () =>
      this.test.run(
        'mutation W($input: RequestWithdrawal2Input!) { requestWithdrawal2(input: $input) { problems { code } } }',
        { input: { amount, type: type === 'BANK' ? 'Bank' : 'Gift' } },
        this.sellers[seller]!,
      );
    // Two tabs.
    return this.insist(kill, () => Promise.all([once(), once()]));
  }

  ask(seller: number, mutation: 'cancelWithdrawal' | 'recoverLapsedSales', kill: Kill | null): Promise<void> {
    return this.insist(kill, () =>
      this.test.run(`mutation { ${mutation} { problems { code } } }`, {}, this.sellers[seller]!),
    );
  }

  /** The week closes, the file goes to the bank, and what it says of all transfers comes back. */
  async payOut(hasArrived: boolean, kill: Kill | null): Promise<void> {
    const { services } = this.test;
    const at = new Date(Date.now() + 9 * DAY);
    await this.insist(kill, () => closeWeek(services, at));
    const file = await exportTransfers(services, {
      payer: PAYER,
      isAgain: false,
      doneBy: 'simulation',
      at,
      keep: async () => undefined,
    });
    if (!file) return;
    const results = file.bytes
      .toString('latin1')
      .split('\r\n')
      .map((line) => (line.startsWith('2') && !hasArrived ? `${line.slice(0, 113)}8${line.slice(114)}` : line));
    const bytes = Buffer.from(results.join('\r\n'), 'latin1');
    await this.insist(kill, () => importResults(services, bytes, { at, doneBy: 'simulation' }));
    await this.sql(`UPDATE bank_accounts SET state = 'REGISTERED', failure = NULL WHERE state = 'INVALID'`);
  }

  issueGifts(kill: Kill | null): Promise<void> {
    const { services } = this.test;
    return this.insist(kill, () => issueGifts(services, createGiftStandIn(services.config)));
  }

  lapse(kill: Kill | null): Promise<void> {
    return this.insist(kill, () => lapseSales(this.test.services, LONG_AFTER));
  }

  /** A buyer leaves for good, and somebody new comes. */
  async leave(buyer: number, kill: Kill | null): Promise<void> {
    await this.#purge(this.buyers[buyer]!, kill);
    this.buyers[buyer] = await this.newPerson();
  }

  leaveAsCreator(seller: number, kill: Kill | null): Promise<void> {
    return this.#purge(this.sellers[seller]!, kill);
  }

  async #purge({ actor }: TestPerson, kill: Kill | null): Promise<void> {
    await this.sql(`UPDATE accounts SET deletion_requested_at = now() - interval '15 days' WHERE id = $1`, [
      actor.accountId,
    ]);
    await this.insist(kill, () => purgeLeftAccounts(this.test.services));
  }
}

/** What was done before the process died is refused the second time. */
function ignoreRefusal(error: unknown): void {
  if ((error as { code?: string }).code !== 'FORBIDDEN') throw error;
}
