import type { Config } from '../config/config.ts';
import { openDatabase, type Database } from '../database/index.ts';
import { issueGifts } from '../money/withdrawals/index.ts';
import { askForGift } from './startGiftProvider.ts';

/**
 * A process of its own that issues the gifts that wait, and is killed at a moment of that: the first argument names
 * it, the second is the provider's address, the third the configuration.
 */
const [dies, provider = '', config = ''] = process.argv.slice(2);
const configured = JSON.parse(config) as Config;

function reach(moment: string): void {
  // Nothing of ours runs after it: neither a rollback nor a goodbye to the database.
  if (moment === dies) process.kill(process.pid, 'SIGKILL');
}

const opened = openDatabase(configured.database.url, { pool: 2 });
let transactions = 0;
const database: Database = {
  ...opened,
  async transact(work, options) {
    transactions += 1;
    const which = transactions;
    const result = await opened.transact(async (tx) => {
      const done = await work(tx);
      reach(`before commit ${which}`);
      return done;
    }, options);
    reach(`after commit ${which}`);
    return result;
  },
};

await issueGifts(
  { config: configured, database },
  {
    async issue(order) {
      reach('before asking');
      const answer = await askForGift(provider, order);
      reach('with the answer');
      return answer;
    },
  },
);
await opened.close();
