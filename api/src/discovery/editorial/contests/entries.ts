import { isInAnotherContest } from '../../../publications/contestApplications/index.ts';
import type { Transaction } from '../../../database/index.ts';
import type { Services } from '../../../graphql/context.ts';
import {
  done,
  HasProblems,
  notFound,
  problem,
  type Outcome,
  type Problem,
  withProblems,
} from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { declareChanges, keys } from '../../../publishing/index.ts';
import { findWorks } from '../../../publications/works/index.ts';
import type { ContestEntryRecord } from '../store/contestEntries.ts';
import { keysOfContest, loadContest } from './saveContest.ts';

/** The entry of a work in a contest, which has to be there. */
export async function loadEntry(tx: Transaction, contestId: string, workId: string): Promise<ContestEntryRecord> {
  const [entry] = await tx.query<ContestEntryRecord>(
    'findContestEntry',
    `SELECT id, contest_id AS "contestId", work_id AS "workId", state, entered_at AS "enteredAt",
       pickup_position AS "pickupPosition", prize_name AS "prizeName" FROM contest_entries WHERE contest_id = $1 AND work_id = $2`,
    [contestId, workId],
  );
  if (!entry) throw notFound();
  return entry;
}

/**
 * Enters a work into a contest, or brings a withdrawn entry back. Operators may do so after the deadline too, when an
 * entry was lost; a work is in one contest at a time.
 */
export async function enterWork(
  { database }: Services,
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
        found.push(problem(['contest'], 'NOT_OPEN', 'This contest is not open yet.', 'まだ募集が始まっていません。'));
      if (await isInAnotherContest(tx, contest.id, workId))
        found.push(
          problem(
            ['work'],
            'ENTERED_ELSEWHERE',
            'This work is in another contest that is not decided yet.',
            '別のコンテストに応募中です。',
          ),
        );
      if (found.length > 0) throw new HasProblems();
      const [entry] = await tx.query<{ id: string }>(
        'enterWork',
        `INSERT INTO contest_entries (id, contest_id, work_id, entered_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (contest_id, work_id) DO UPDATE SET state = 'ENTERED' RETURNING id`,
        [newId('ContestEntry'), contest.id, workId, enteredAt],
      );
      await declareChanges(tx, keysOfContest(contest.id));
      return done({ entryId: entry?.id ?? '' });
    }),
  );
}

/** Takes a work out of a contest: its creator withdrew it, or it does not meet the rules. */
export async function endEntry(
  { database }: Services,
  identifier: string,
  workId: string,
  state: 'WITHDRAWN' | 'EXCLUDED',
): Promise<void> {
  await database.transact(async (tx) => {
    const contest = await loadContest(tx, identifier);
    const entry = await loadEntry(tx, contest.id, workId);
    await tx.query(
      'endEntry',
      'UPDATE contest_entries SET state = $2, pickup_position = NULL, prize_name = NULL WHERE id = $1',
      [entry.id, state],
    );
    await declareChanges(tx, keysOfContest(contest.id));
  });
}

/** Puts an entry among the works the top page shows of the contest, at a place from 1, or takes it away with null. */
export async function pickUpEntry(
  { database }: Services,
  identifier: string,
  workId: string,
  place: number | null,
): Promise<void> {
  await database.transact(async (tx) => {
    const contest = await loadContest(tx, identifier);
    const entry = await loadEntry(tx, contest.id, workId);
    await tx.query('pickUpEntry', 'UPDATE contest_entries SET pickup_position = $2 WHERE id = $1', [entry.id, place]);
    // Only the top page shows picks.
    await declareChanges(tx, [keys.contestPickups]);
  });
}
