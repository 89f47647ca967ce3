import type { Transaction } from '../../database/index.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import { said, type Said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { declareChanges, keys } from '../../publishing/index.ts';
import { checkApplication, type ContestApplicationInput } from './checkApplications.ts';
import { withdrawApplication, writeApplication } from './store/applications.ts';
import { findEntryContests, isInAnotherContest, listTagsOfEntry, type EntryContest } from './store/stages.ts';

interface Saving {
  workId: string;
  /** The forms of all open contests the work is to be in; null leaves them as they are. */
  inputs: readonly ContestApplicationInput[] | null;
  /** The input object of the work. */
  path: string;
}

/**
 * Enters a work into a contest, changes its form, or withdraws it, all of it until the deadline only. Comes after the
 * work's tags are written: an entry is the form and the contest's tag, so neither stands without the other.
 */
export async function saveApplications(
  tx: Transaction,
  { workId, inputs, path }: Saving,
  found: Problem[],
): Promise<void> {
  const identifiers = (inputs ?? []).map(({ contestIdentifier }) => contestIdentifier);
  const contests = await findEntryContests(tx, workId, identifiers);
  if (contests.length === 0 && identifiers.length === 0) return;
  const before = contests.filter(({ entryState }) => entryState === 'ENTERED');
  for (const contest of inputs === null ? [] : before)
    if (contest.state === 'OPEN' && !identifiers.includes(contest.identifier)) {
      await withdrawApplication(tx, workId, contest.id);
      await declareChanges(tx, [keys.contest(contest.id), keys.contestPickups]);
    }
  for (const [index, input] of (inputs ?? []).entries()) {
    const contest = contests.find(({ identifier }) => identifier === input.contestIdentifier);
    await enter(tx, workId, { input, contest, path: [path, 'contestApplications', String(index)] }, found);
  }
  const bound = before.filter(
    ({ state, identifier }) => state === 'JUDGING' || inputs === null || identifiers.includes(identifier),
  );
  await checkTags(tx, workId, bound, path, found);
}

interface Entering {
  input: ContestApplicationInput;
  contest: EntryContest | undefined;
  path: string[];
}

async function enter(
  tx: Transaction,
  workId: string,
  { input, contest, path }: Entering,
  found: Problem[],
): Promise<void> {
  const refuse = (code: string, words: Said) => void found.push(problem([...path, 'contestIdentifier'], code, words));
  if (!contest)
    return refuse(
      'NO_SUCH_CONTEST',
      said(publicationsErrors, (t) => t.contestApplications.noSuchContest()),
    );
  if (contest.state !== 'OPEN')
    return refuse(
      'NOT_OPEN',
      said(publicationsErrors, (t) => t.contestApplications.notOpen()),
    );
  if (contest.entryState === 'EXCLUDED')
    return refuse(
      'EXCLUDED',
      said(publicationsErrors, (t) => t.contestApplications.excluded()),
    );
  const draft = checkApplication(input, contest.departments, path, found);
  if (await isInAnotherContest(tx, contest.id, workId))
    return refuse(
      'ENTERED_ELSEWHERE',
      said(publicationsErrors, (t) => t.contestApplications.enteredElsewhere()),
    );
  await writeApplication(tx, workId, contest.id, draft);
  await checkTags(tx, workId, [contest], path[0] ?? '', found);
  await declareChanges(tx, [keys.contest(contest.id), keys.contestPickups]);
}

async function checkTags(
  tx: Transaction,
  workId: string,
  contests: readonly EntryContest[],
  path: string,
  found: Problem[],
): Promise<void> {
  if (contests.length === 0) return;
  const tags = await listTagsOfEntry(tx, workId);
  const missing = contests.find(({ tagId }) => !tags.has(tagId));
  if (missing && !found.some(({ code }) => code === 'CONTEST_TAG_MISSING'))
    found.push(
      problem(
        [path, 'tagTitles'],
        'CONTEST_TAG_MISSING',
        said(publicationsErrors, ({ contestApplications: t }) =>
          missing.state === 'JUDGING' ? t.tagStays({ tag: missing.tagTitle }) : t.tagNeeded({ tag: missing.tagTitle }),
        ),
      ),
    );
}
