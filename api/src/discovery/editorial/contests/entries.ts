import {
  findEntry,
  isInAnotherContest,
  writeEnd,
  writeEntry,
  writePickup,
  type ContestEntryRecord,
} from '../../../publications/contestApplications/index.ts';
import type { Transaction } from '../../../database/index.ts';
import type { Needs } from '../../../graphql/context.ts';
import {
  done,
  HasProblems,
  notFound,
  problem,
  type Outcome,
  type Problem,
  withProblems,
} from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import discoveryErrors from '../../../messages/discoveryErrors.js';
import { declareChanges, keys } from '../../../publishing/index.ts';
import { findWorks } from '../../../publications/works/index.ts';
import { keysOfContest, loadContest } from './saveContest.ts';

/** The entry of a work in a contest, which has to be there. */
export async function loadEntry(tx: Transaction, contestId: string, workId: string): Promise<ContestEntryRecord> {
  const entry = await findEntry(tx, contestId, workId);
  if (!entry) throw notFound();
  return entry;
}

/**
 * Enters a work into a contest, or brings a withdrawn entry back. Operators may do so after the deadline too, when an
 * entry was lost; a work is in one contest at a time.
 */
export async function enterWork(
  { database }: Needs<'database'>,
  identifier: string,
  workId: string,
  enteredAt: Date = new Date(),
): Promise<Outcome<{ entryId: string }>> {
  const found: Problem[] = [];
  return withProblems(found, () =>
    database.transact(async (tx) => {
      const contest = await loadContest(tx, identifier);
      const work = (await findWorks(tx, [workId])).get(workId);
      if (!work || work.deletedAt) throw notFound();
      if (contest.state === 'UPCOMING')
        found.push(
          problem(
            ['contest'],
            'NOT_OPEN',
            said(discoveryErrors, (t) => t.editorial.notOpenYet()),
          ),
        );
      if (await isInAnotherContest(tx, contest.id, workId))
        found.push(
          problem(
            ['work'],
            'ENTERED_ELSEWHERE',
            said(discoveryErrors, (t) => t.editorial.enteredElsewhere()),
          ),
        );
      if (found.length > 0) throw new HasProblems();
      const entryId = await writeEntry(tx, { contestId: contest.id, workId, enteredAt });
      await declareChanges(tx, keysOfContest(contest.id));
      return done({ entryId });
    }),
  );
}

/** Takes a work out of a contest: its creator withdrew it, or it does not meet the rules. */
export async function endEntry(
  { database }: Needs<'database'>,
  identifier: string,
  workId: string,
  state: 'WITHDRAWN' | 'EXCLUDED',
): Promise<void> {
  await database.transact(async (tx) => {
    const contest = await loadContest(tx, identifier);
    const entry = await loadEntry(tx, contest.id, workId);
    await writeEnd(tx, entry.id, state);
    await declareChanges(tx, keysOfContest(contest.id));
  });
}

/** Puts an entry among the works the top page shows of the contest, at a place from 1, or takes it away with null. */
export async function pickUpEntry(
  { database }: Needs<'database'>,
  identifier: string,
  workId: string,
  place: number | null,
): Promise<void> {
  await database.transact(async (tx) => {
    const contest = await loadContest(tx, identifier);
    const entry = await loadEntry(tx, contest.id, workId);
    await writePickup(tx, entry.id, place);
    // Only the top page shows picks.
    await declareChanges(tx, [keys.contestPickups]);
  });
}
