import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { balancesOf, type CreatorBalances } from '../../money/ledger/index.ts';

/** The viewer's sales at a glance: what several of its parts need is read by the first that is asked for. */
export interface SalesAtAGlance {
  balances(): Promise<CreatorBalances>;
}

/** The viewer's sales as they are from here on: whoever changes them within an execution looks at them anew. */
export function salesAtAGlance({ actor, reader }: Context): SalesAtAGlance {
  let balances: Promise<CreatorBalances> | undefined;
  return { balances: () => (balances ??= balancesOf(reader, accountOf(actor))) };
}
