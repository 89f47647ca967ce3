import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { done, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { checkBankAccount, type BankAccountInput } from './checkBankAccount.ts';
import { sealAccount } from './sealedAccount.ts';
import { writeBankAccount } from './store/bankAccounts.ts';

/** Writes somebody's bank account as they would have typed it, for a seed: nobody has to have signed in, and nobody is told. */
export async function enterBankAccount(
  tx: Transaction,
  { config }: Needs<'config'>,
  { userId, input }: { userId: string; input: BankAccountInput },
): Promise<Outcome<null>> {
  const found: Problem[] = [];
  const account = checkBankAccount(input, found);
  if (found.length > 0) return problems(found);
  await writeBankAccount(tx, userId, sealAccount(config, account));
  return done(null);
}
