import type { Services } from '@komawari/api/operating';
import { createGiftStandIn, issueGifts, lapseSales } from '@komawari/api/testing/moneyJobs';
import { writeSale } from '@komawari/api/testing/sales';
import type { Task } from './Task.ts';

async function accountOf({ database }: Services, screenName: string): Promise<string> {
  const [row] = await database.query<{ id: string }>('findAccount', 'SELECT id FROM users WHERE screen_name = $1', [
    screenName,
  ]);
  if (!row) throw new Error(`Nobody is called @${screenName}.`);
  return row.id;
}

/** What time, shops and providers do to money, done now. */
const moves: Record<string, (services: Services, ...words: string[]) => Promise<unknown>> = {
  /** `sell SCREEN_NAME PRICE SOLD_AT`: somebody buys an episode that is not there any more. */
  async sell(services, screenName = '', price = '', soldAt = '') {
    const actor = { accountId: await accountOf(services, screenName), kind: 'REGISTERED' as const };
    return writeSale(
      { services },
      { seller: { actor, screenName, token: '' }, price: Number(price), soldAt: new Date(soldAt) },
    );
  },
  /** `endWeek SCREEN_NAME`: the week of their open transfer is over. */
  endWeek: async ({ database }, screenName = '') =>
    database.query(
      'endWeek',
      `UPDATE withdrawals SET closes_at = now() - interval '1 minute'
       WHERE state = 'REQUESTED' AND user_id = (SELECT id FROM users WHERE screen_name = $1)`,
      [screenName],
    ),
  /** `gifts`: the provider answers. */
  gifts: (services) => issueGifts(services, createGiftStandIn(services.config)),
  /** `lapse AT`: it is that instant, and somebody looks what comes to its end. */
  lapse: (services, at = '') => lapseSales(services, new Date(at)),
};

/** `MOVE WORDS`. */
export const moveMoney: Task = async (services, [name = '', ...words]) => {
  const move = moves[name];
  if (!move) throw new Error(`${name} is no move.`);
  await move(services, ...words);
  return '';
};
