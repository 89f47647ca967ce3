import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { done, forbidden, problem, problems, type Outcome } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import analyticsErrors from '../../messages/analyticsErrors.js';
import { statusOf } from './policy.ts';
import { findEntryState, takeSeat } from './store/seats.ts';

/** Enters the closed beta. Entering again changes nothing; a problem says that all seats are taken. */
export async function entryAnalyticsClosedBeta(context: Context): Promise<Outcome<null>> {
  const accountId = accountOf(context.actor);
  const { database } = context.services;
  const state = await findEntryState(database, accountId);
  const status = statusOf(context.actor, state);
  if (status === 'NOT_ALLOWED') throw forbidden(said(analyticsErrors, (t) => t.entry.publishFirst()));
  if (status === 'AVAILABLE') return done(null);
  const hasSeat = await database.transact((tx) => takeSeat(tx, accountId));
  if (hasSeat) return done(null);
  return problems([
    problem(
      [],
      'FULL',
      said(analyticsErrors, (t) => t.entry.full()),
    ),
  ]);
}
