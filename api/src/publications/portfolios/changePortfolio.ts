import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import {
  done,
  forbidden,
  HasProblems,
  unauthenticated,
  withProblems,
  type Outcome,
  type Problem,
} from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import type { Key } from '../../publishing/index.ts';
import { declarePortfolioChange } from './declarePortfolioChanges.ts';
import { canEditPortfolio } from './policy.ts';
import { lockPortfolio, portfolios, type PortfolioRecord } from './store/portfolios.ts';

/** One change of a portfolio while its row is locked. `found` collects what has to be fixed. */
export interface PortfolioChange {
  tx: Transaction;
  portfolio: PortfolioRecord;
  found: Problem[];
}

/** What a change did: its result, and the keys of works and pictures it changed. */
export interface Changed<Result> {
  result: Result;
  keys: readonly Key[];
}

/**
 * Changes the actor's own portfolio in one transaction: locks it, runs the change, writes nothing when there is something
 * to fix, and declares what readers can notice.
 */
export async function changePortfolio<Result>(
  services: Needs<'database'>,
  actor: Actor,
  change: (parts: PortfolioChange) => Promise<Changed<Result>>,
): Promise<Outcome<Result>> {
  const userId = actor.accountId;
  if (userId === null) throw unauthenticated();
  if (!canEditPortfolio(actor, userId)) throw forbidden(said(publicationsErrors, (t) => t.portfolios.profileFirst()));
  const found: Problem[] = [];
  return withProblems(found, () =>
    services.database.transact(async (tx) => {
      const portfolio = await lockPortfolio(tx, userId);
      let result: Result | undefined;
      await declarePortfolioChange(tx, userId, async () => {
        const changed = await change({ tx, portfolio, found });
        if (found.length > 0) throw new HasProblems();
        await portfolios.update(tx, portfolio.id, { updatedAt: new Date() });
        result = changed.result;
        return changed.keys;
      });
      return done(result as Result);
    }),
  );
}
