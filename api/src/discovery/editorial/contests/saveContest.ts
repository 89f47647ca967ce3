import { replaceDepartments } from '../../../publications/contestApplications/index.ts';
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
import { newId } from '../../../kernel/ids.ts';
import { said } from '../../../kernel/said.ts';
import discoveryErrors from '../../../messages/discoveryErrors.js';
import { declareChanges, type Key, keys } from '../../../publishing/index.ts';
import { findTags } from '../../../publications/tags/index.ts';
import { settleTag } from '../saveTheme.ts';
import { contests, findContest, forgetResultsAt, lockContest, type ContestRecord } from '../store/contests.ts';
import { checkContest, type ContestInput } from './checkContest.ts';

/** What shows a contest: its own pages, and the top page, which shows the current one. */
export const keysOfContest = (id: string): Key[] => [keys.contest(id), keys.contestPickups];

const columnsOf = (
  { identifier, title, description, prizes, opensAt, closesAt, resultsAt }: ContestInput,
  tagId: string,
) => ({
  identifier,
  title,
  description,
  tagId,
  prizes,
  opensAt,
  closesAt,
  ...(resultsAt && { resultsAt }),
});

/** Announces a contest. It is public at once; what it shows follows from its dates. */
export async function addContest(
  { database }: Needs<'database'>,
  input: ContestInput,
): Promise<Outcome<{ id: string }>> {
  const found: Problem[] = [];
  return withProblems(found, () =>
    database.transact(async (tx) => {
      const checked = checkContest(input, found);
      if (await findContest(tx, checked.identifier))
        found.push(
          problem(
            ['identifier'],
            'TAKEN',
            said(discoveryErrors, (t) => t.editorial.identifierTaken({ identifier: checked.identifier })),
          ),
        );
      if (found.length > 0) throw new HasProblems();
      const id = newId('Contest');
      const tag = await settleTag(tx, checked.tagTitle);
      await contests.insert(tx, { id, ...columnsOf(checked, tag.id) });
      if (checked.departments) await replaceDepartments(tx, id, checked.departments);
      await declareChanges(tx, [keys.contests, ...keysOfContest(id)]);
      return done({ id });
    }),
  );
}

/** A contest that has to be there, its row locked until the transaction ends. */
export async function loadContest(tx: Transaction, identifier: string): Promise<ContestRecord> {
  const contest = await lockContest(tx, identifier);
  if (!contest) throw notFound();
  return contest;
}

/** Changes what is given about a contest. */
export async function updateContest(
  { database }: Needs<'database'>,
  identifier: string,
  changes: Partial<Omit<ContestInput, 'identifier'>>,
): Promise<Outcome<{ id: string }>> {
  const found: Problem[] = [];
  return withProblems(found, () =>
    database.transact(async (tx) => {
      const contest = await loadContest(tx, identifier);
      const tag = (await findTags(tx, [contest.tagId])).get(contest.tagId);
      const checked = checkContest({ ...contest, tagTitle: tag?.title ?? '', ...changes }, found);
      if (found.length > 0) throw new HasProblems();
      const settled = await settleTag(tx, checked.tagTitle);
      // First, so that a later deadline never stands behind an earlier result.
      if (checked.resultsAt === null) await forgetResultsAt(tx, contest.id);
      await contests.update(tx, contest.id, columnsOf(checked, settled.id));
      if (checked.departments) await replaceDepartments(tx, contest.id, checked.departments);
      await declareChanges(tx, keysOfContest(contest.id));
      return done({ id: contest.id });
    }),
  );
}

/** Removes a contest with its entries, judges and results. */
export async function removeContest({ database }: Needs<'database'>, identifier: string): Promise<void> {
  await database.transact(async (tx) => {
    const contest = await loadContest(tx, identifier);
    await contests.delete(tx, contest.id);
    await declareChanges(tx, [keys.contests, ...keysOfContest(contest.id)]);
  });
}
