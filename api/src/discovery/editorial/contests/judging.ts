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
import { checkText } from '../../../kernel/text.ts';
import { writePrize } from '../../../publications/contestApplications/index.ts';
import { declareChanges, keys } from '../../../publishing/index.ts';
import { loadEntry } from './entries.ts';
import { keysOfContest, loadContest } from './saveContest.ts';
import { contestComments, contestJudges, writeJudge } from '../store/contestJudges.ts';

/** Names a judge of a contest, or changes what is said about them. */
export async function nameJudge(
  { database }: Needs<'database'>,
  identifier: string,
  judge: { name: string; role: string },
): Promise<Outcome<null>> {
  const found: Problem[] = [];
  const name = checkText(
    judge.name,
    { path: ['name'], label: said(discoveryErrors, (t) => t.editorial.nameLabel()), min: 1, max: 50 },
    found,
  );
  const role = checkText(
    judge.role,
    { path: ['role'], label: said(discoveryErrors, (t) => t.editorial.roleLabel()), max: 100 },
    found,
  );
  return withProblems(found, () =>
    database.transact(async (tx) => {
      const contest = await loadContest(tx, identifier);
      if (found.length > 0) throw new HasProblems();
      await writeJudge(tx, { contestId: contest.id, name, role });
      await declareChanges(tx, [keys.contest(contest.id)]);
      return done(null);
    }),
  );
}

/** Takes a judge away, with what they wrote. */
export async function removeJudge({ database }: Needs<'database'>, identifier: string, name: string): Promise<void> {
  await database.transact(async (tx) => {
    const contest = await loadContest(tx, identifier);
    if ((await contestJudges.delete(tx, { contestId: contest.id, name })) === 0) throw notFound();
    await declareChanges(tx, [keys.contest(contest.id)]);
  });
}

/**
 * Writes down what a judge says about an entry. Readers see it on the result page, when the result is out and the
 * creator consented.
 */
export async function writeJudgeComment(
  { database }: Needs<'database'>,
  identifier: string,
  workId: string,
  comment: { judge: string; body: string; hasConsent: boolean },
): Promise<Outcome<null>> {
  const found: Problem[] = [];
  const body = checkText(
    comment.body,
    {
      path: ['body'],
      label: said(discoveryErrors, (t) => t.editorial.commentLabel()),
      min: 1,
      max: 1000,
      multiline: true,
    },
    found,
  );
  return withProblems(found, () =>
    database.transact(async (tx) => {
      const contest = await loadContest(tx, identifier);
      const entry = await loadEntry(tx, contest.id, workId);
      const judge = await contestJudges.find(tx, { contestId: contest.id, name: comment.judge });
      if (!judge)
        found.push(
          problem(
            ['judge'],
            'NO_SUCH_JUDGE',
            said(discoveryErrors, (t) => t.editorial.noSuchJudge({ judge: comment.judge })),
          ),
        );
      if (!judge || found.length > 0) throw new HasProblems();
      const { hasConsent } = comment;
      await contestComments.upsert(tx, { entryId: entry.id, judgeId: judge.id, body, hasConsent });
      await declareChanges(tx, [keys.contest(contest.id)]);
      return done(null);
    }),
  );
}

/** Gives an entry one of the contest's prizes, or takes it back with null. Readers see it when the result is out. */
export async function awardPrize(
  { database }: Needs<'database'>,
  identifier: string,
  workId: string,
  prizeName: string | null,
): Promise<Outcome<null>> {
  const found: Problem[] = [];
  return withProblems(found, () =>
    database.transact(async (tx) => {
      const contest = await loadContest(tx, identifier);
      const entry = await loadEntry(tx, contest.id, workId);
      if (prizeName !== null && !contest.prizes.some(({ name }) => name === prizeName)) {
        const known = contest.prizes.map(({ name }) => name).join(', ');
        found.push(
          problem(
            ['prize'],
            'NO_SUCH_PRIZE',
            said(discoveryErrors, ({ editorial: t }) =>
              known === '' ? t.noPrizes() : t.noSuchPrize({ prizes: known }),
            ),
          ),
        );
      }
      if (entry.state !== 'ENTERED')
        found.push(
          problem(
            ['work'],
            'NOT_IN_THE_CONTEST',
            said(discoveryErrors, (t) => t.editorial.notInTheContest()),
          ),
        );
      if (found.length > 0) throw new HasProblems();
      await writePrize(tx, entry.id, prizeName);
      await declareChanges(tx, keysOfContest(contest.id));
      return done(null);
    }),
  );
}
