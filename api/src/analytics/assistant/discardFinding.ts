import type { Context } from '../../graphql/context.ts';
import { done, problem, problems, type Outcome } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import analyticsErrors from '../../messages/analyticsErrors.js';
import { loadOwnWork } from '../figures/index.ts';
import { FINDING_ID } from './findFindings.ts';
import { discard, restore } from './store/discards.ts';

/** Which finding of which work, and whether it goes or comes back. */
export interface DiscardAsked {
  workId: string;
  recommendId: string;
  isDiscarded: boolean;
}

/** Puts a finding of an own work away until it points at something else, or brings it back. Throws NOT_FOUND for works of others. */
export async function discardFinding(context: Context, asked: DiscardAsked): Promise<Outcome<DiscardAsked>> {
  const { id } = await loadOwnWork(context, asked.workId);
  if (!FINDING_ID.test(asked.recommendId))
    return problems([
      problem(
        ['recommendId'],
        'FORM',
        said(analyticsErrors, (t) => t.assistant.noSuchFinding()),
      ),
    ]);
  const write = asked.isDiscarded ? discard : restore;
  await context.services.database.transact((tx) => write(tx, id, asked.recommendId));
  return done(asked);
}
