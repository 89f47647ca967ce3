import fc from 'fast-check';
import type { Kill } from './killing.ts';
import type { Model, Sale } from './Model.ts';
import type { Real } from './Real.ts';

type Command = fc.AsyncCommand<Model, Real>;

/** A command by what it does to model and product; its facts are told when a story goes wrong. */
const command = (
  name: string,
  facts: object,
  check: (model: Model) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command => ({ check, run, toString: () => `${name} ${JSON.stringify(facts)}` });

const always = (): boolean => true;

/** One process in three dies: within a transaction, or right after one. */
const kills = fc.option(
  fc.record<Kill>({ at: fc.constantFrom('STATEMENT', 'STATEMENT', 'COMMIT'), after: fc.integer({ min: 1, max: 14 }) }),
  { freq: 2 },
);
const sellers = fc.nat(1);
const buyers = fc.nat(2);
const anyOf = fc.nat(1000);

async function giveBackAtProcessor(sale: Sale, real: Real): Promise<void> {
  if ((await real.chargeOf(sale.purchaseId)).wasDisputed) return;
  await real.refundAtProcessor(sale.purchaseId);
  sale.place = 'GONE';
}

async function askBank(sale: Sale, real: Real): Promise<void> {
  const { isCard, wasDisputed } = await real.chargeOf(sale.purchaseId);
  if (!isCard || wasDisputed) return;
  await real.atProcessor(sale.purchaseId, 'dispute');
  sale.place = 'DISPUTED';
}

const buy = fc
  .record({
    buyer: buyers,
    which: anyOf,
    card: fc.constantFrom('success', 'success', 'success', 'later', 'declined'),
    comesBack: fc.boolean(),
    // Before anybody heard that it was paid.
    soon: fc.constantFrom(null, null, 'REFUND' as const, 'DISPUTE' as const),
    kill: kills,
  })
  .map((facts) =>
    command('buy', facts, always, async (model, real) => {
      const { buyer, which, card, comesBack, soon, kill } = facts;
      const goods = real.goods[which % real.goods.length]!;
      const { accountId: buyerId } = real.buyers[buyer]!.actor;
      if (model.sellers[goods.seller]!.isGone || model.isHeld(buyerId, goods.episodeId)) return;
      const purchaseId = await real.buy(buyer, goods, card, kill);
      if (card !== 'declined') {
        const { episodeId, seller, price } = goods;
        const share = price - Math.floor((price * 6) / 100) - Math.floor((price * 36) / 1000);
        const place = card === 'later' ? 'WAITING' : 'PENDING';
        const sale: Sale = { purchaseId, buyerId, episodeId, seller, share, place, isOld: false };
        model.sales.push(sale);
        if (card === 'success' && soon === 'REFUND') await giveBackAtProcessor(sale, real);
        if (card === 'success' && soon === 'DISPUTE') await askBank(sale, real);
      }
      if (comesBack && soon === null) await real.comeBack(buyer, purchaseId, kill);
    }),
  );

const deliver = fc
  .record({
    share: fc.double({ min: 0.3, max: 1, noNaN: true }),
    times: fc.integer({ min: 1, max: 4 }),
    seed: fc.nat(),
    kill: kills,
  })
  .map(({ share, ...manner }) =>
    command('deliver', { share, ...manner }, always, (_model, real) => real.tellSome(share, manner)),
  );

/** Something that happens to one sale in one of these places. */
const onSale = (
  name: string,
  places: Sale['place'][],
  run: (sale: Sale, real: Real, kill: Kill | null) => Promise<void>,
): fc.Arbitrary<Command> =>
  fc.record({ which: anyOf, kill: kills }).map((facts) =>
    command(
      name,
      facts,
      (model) => model.pick(facts.which, ...places) !== null,
      async (model, real) => run(model.pick(facts.which, ...places)!, real, facts.kill),
    ),
  );

const afterSale = [
  onSale('the shop’s money comes', ['WAITING'], async (sale, real) => {
    await real.atProcessor(sale.purchaseId, 'settle');
    sale.place = 'PENDING';
  }),
  onSale('an operator refunds', ['PENDING', 'WITHDRAWABLE'], async (sale, real, kill) => {
    await real.hear('WEBHOOKS');
    await real.refund(sale.purchaseId, kill);
    sale.place = 'GONE';
  }),
  onSale('the processor refunds', ['PENDING', 'WITHDRAWABLE'], giveBackAtProcessor),
  onSale('the bank is asked', ['PENDING', 'WITHDRAWABLE'], askBank),
  onSale('the claim is won', ['DISPUTED'], async (sale, real) => {
    await real.decide(sale.purchaseId, 'won');
    sale.place = sale.isOld ? 'WITHDRAWABLE' : 'PENDING';
  }),
  onSale('the claim is lost', ['DISPUTED'], async (sale, real) => {
    await real.decide(sale.purchaseId, 'lost');
    sale.place = 'GONE';
  }),
];

/** Something about a creator's balance, which is up to date. */
const onBalance = (
  name: string,
  run: (model: Model, real: Real, facts: { seller: number; flag: boolean; kill: Kill | null }) => Promise<void>,
): fc.Arbitrary<Command> =>
  fc.record({ seller: sellers, flag: fc.boolean(), kill: kills }).map((facts) =>
    command(name, facts, always, async (model, real) => {
      await real.hear('WEBHOOKS');
      model.release();
      await run(model, real, facts);
    }),
  );

/** Something that a creator does, who is still here. */
const byCreator: typeof onBalance = (name, run) =>
  onBalance(name, async (model, real, facts) => {
    if (!model.sellers[facts.seller]!.isGone) await run(model, real, facts);
  });

const age = onBalance('two days go by', async (model, real, { seller, kill }) => {
  await real.age(seller, kill);
  model.age(seller);
});

const money = [
  byCreator('a transfer is requested', async (model, real, { seller, flag, kill }) => {
    const amount = model.withdrawable(seller) + (flag ? 0 : 1);
    await real.request(seller, 'BANK', amount, kill);
    model.request(seller, 'BANK', amount);
  }),
  byCreator('a gift is requested', async (model, real, { seller, flag, kill }) => {
    const amount = Math.floor(model.withdrawable(seller) / 100) * 100 + (flag ? 0 : 50);
    await real.request(seller, 'GIFT', amount, kill);
    model.request(seller, 'GIFT', amount);
  }),
  byCreator('a request is taken back', async (model, real, { seller, kill }) => {
    await real.ask(seller, 'cancelWithdrawal', kill);
    model.cancel(seller);
  }),
  onBalance('the bank answers', async (model, real, { flag, kill }) => {
    await real.payOut(flag, kill);
    model.settle('BANK', flag);
  }),
  onBalance('gifts are issued', async (model, real, { kill }) => {
    await real.issueGifts(kill);
    model.settle('GIFT', true);
  }),
  onBalance('sales lapse', async (model, real, { kill }) => {
    await real.lapse(kill);
    model.lapse();
  }),
  byCreator('what lapsed is recovered', async (model, real, { seller, kill }) => {
    await real.ask(seller, 'recoverLapsedSales', kill);
    model.recover(seller);
  }),
];

const leave = fc.record({ buyer: buyers, kill: kills }).map((facts) =>
  command('a buyer leaves', facts, always, async (model, real) => {
    const { accountId } = real.buyers[facts.buyer]!.actor;
    await real.leave(facts.buyer, facts.kill);
    // Money that we had not heard of opens nothing to anybody any more.
    const unheard = await real.listUnpaid();
    for (const sale of model.sales)
      if (sale.buyerId === accountId && (sale.place === 'WAITING' || unheard.has(sale.purchaseId))) sale.place = 'GONE';
  }),
);

const leaveAsCreator = byCreator('a creator leaves', async (model, real, { seller, kill }) => {
  await real.leaveAsCreator(seller, kill);
  model.leave(
    seller,
    real.buyers.map(({ actor }) => actor.accountId),
  );
});

/** Everything that happens to money, as often as it makes a story. */
export const moneyCommands: fc.Arbitrary<Command>[] = [
  buy,
  buy,
  buy,
  buy,
  deliver,
  deliver,
  deliver,
  ...afterSale,
  ...afterSale,
  age,
  age,
  ...money,
  ...money,
  leave,
  leaveAsCreator,
];
