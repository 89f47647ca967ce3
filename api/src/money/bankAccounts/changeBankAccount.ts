import { limitRate, type Transaction } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { done, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import moneyErrors from '../../messages/moneyErrors.js';
import { requireRecentSignIn } from '../../people/identity/index.ts';
import { lockCreator } from '../ledger/index.ts';
import { checkBankAccount, type BankAccountInput } from './checkBankAccount.ts';
import { mailChange } from './mailChange.ts';
import { sealAccount } from './sealedAccount.ts';
import { deleteBankAccountRow, findBankAccount, lockBankAccount, writeBankAccount } from './store/bankAccounts.ts';
import { readInfo, type BankAccountInfo } from './readInfo.ts';

const LOCKED = problem(
  [],
  'LOCKED',
  said(moneyErrors, (t) => t.bankAccounts.transferOnItsWay()),
);

/** Looks again at what is there now, after a change. */
const infoOf = async ({ services }: Context, userId: string): Promise<BankAccountInfo> =>
  readInfo(services.config, await findBankAccount(services.database, userId));

/**
 * Has the viewer's money sent to this account from now on, also in place of an earlier one. Needs a recent sign-in; the
 * owner gets a mail.
 */
export async function registerBankAccount(
  context: Context,
  input: BankAccountInput,
): Promise<Outcome<BankAccountInfo>> {
  const { actor, services } = context;
  const userId = accountOf(actor);
  const found: Problem[] = [];
  const account = checkBankAccount(input, found);
  if (found.length > 0) return problems(found);
  await requireRecentSignIn(services.database, actor);
  await limitRate(services.database, 'bankAccount', userId);
  const isDone = await services.database.transact(async (tx) => {
    if (!(await writeBankAccount(tx, userId, sealAccount(services.config, account)))) return false;
    await mailChange(tx, services.config, { userId, account });
    return true;
  });
  return isDone ? done(await infoOf(context, userId)) : problems([LOCKED]);
}

async function remove(tx: Transaction, context: Context, userId: string): Promise<boolean> {
  // A transfer that is being requested found the account, and is about to lock it.
  await lockCreator(tx, userId);
  const row = await lockBankAccount(tx, userId);
  if (row?.state === 'LOCKED') return false;
  // Pressed twice, or in two tabs: it is gone, and nobody hears of it again.
  if (!row) return true;
  await deleteBankAccountRow(tx, userId);
  await mailChange(tx, context.services.config, { userId, account: null });
  return true;
}

/** Deletes the viewer's account; the balance stays. Needs a recent sign-in; the owner gets a mail. */
export async function deleteBankAccount(context: Context): Promise<Outcome<BankAccountInfo>> {
  const { actor, services } = context;
  const userId = accountOf(actor);
  await requireRecentSignIn(services.database, actor);
  const isDone = await services.database.transact((tx) => remove(tx, context, userId));
  return isDone ? done(await infoOf(context, userId)) : problems([LOCKED]);
}
