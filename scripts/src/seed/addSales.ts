import {
  type Services,
  type Transaction,
  enterBankAccount,
  releaseDueSales,
  sellInPast,
  writePastWithdrawal,
} from '@komawari/api/seeding';
import type { DemoCatalogue, DemoSale } from '@komawari/demo';
import { payPastSales } from './payPastSales.ts';
import { type Person, expectDone } from './people.ts';
import type { Published } from './publishWorks.ts';

const hour = 3_600_000;
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * hour);

/** How long after a sale it became something else: within the 48 hours that it lies. */
const hoursUntil = { REFUNDED: 5, DISPUTED: 30 };

type Scene = { services: Services; people: Map<string, Person>; published: Published };

function accountOf({ people }: Scene, screenName: string): string {
  const person = people.get(screenName);
  if (!person) throw new Error(`${screenName} is not in the demo.`);
  return person.actor.accountId;
}

function addSale(tx: Transaction, scene: Scene, { episode, buyer, hoursAgo: hours, became }: DemoSale): Promise<void> {
  const episodeId = scene.published.episodes.get(episode);
  if (!episodeId) throw new Error(`${episode} is not in the demo.`);
  return sellInPast(tx, scene.services, {
    buyerId: accountOf(scene, buyer),
    episodeId,
    soldAt: hoursAgo(hours),
    ...(became ? { turn: { became, at: hoursAgo(hours - hoursUntil[became]) } } : {}),
  });
}

/**
 * Three months of sales, what became of them, and what creators had sent to their banks; all of it in one transaction, once, and
 * only where episodes are sold.
 */
export async function addSales(
  services: Services,
  catalogue: Pick<DemoCatalogue, 'money'>,
  people: Map<string, Person>,
  published: Published,
): Promise<void> {
  const { database, config } = services;
  if (!config.selling) return;
  const { sales, bankAccounts, withdrawals } = catalogue.money;
  const scene = { services, people, published };
  const isDone = (await database.query('findDemoSale', 'SELECT 1 FROM purchases LIMIT 1')).length > 0;
  if (!isDone)
    await database.transact(async (tx) => {
      for (const sale of sales) await addSale(tx, scene, sale);
      for (const [creator, input] of Object.entries(bankAccounts))
        expectDone(
          `bank account of ${creator}`,
          await enterBankAccount(tx, services, { userId: accountOf(scene, creator), input }),
        );
      for (const { creator, hoursAgo: hours, ...withdrawal } of withdrawals)
        await writePastWithdrawal(tx, services, {
          userId: accountOf(scene, creator),
          requestedAt: hoursAgo(hours),
          ...withdrawal,
        });
    });
  await releaseDueSales(services);
  await payPastSales(services);
}
