import type { Context } from '../../../graphql/context.ts';
import type { Slice } from '../../../kernel/cursor.ts';
import type { ContestEntryRecord } from '../../../publications/contestApplications/index.ts';
import { keys } from '../../../publishing/index.ts';
import { workLoader, type WorkRecord } from '../../../publications/works/index.ts';
import {
  countContestEntries,
  listContestEntries,
  listEnteredWorkIds,
  listPickupEntries,
  listWinners,
} from '../store/contestEntries.ts';
import type { ContestRecord } from '../store/contests.ts';

/** An entry as readers see it. Prize and comments are for those of a contest that is decided. */
export type PublicEntry = ContestEntryRecord & { isDecided: boolean };

/** A work that is hidden now stands in the list again as soon as it comes back, so the page waits for every one of them. */
async function waitForEntries(context: Context, contest: ContestRecord): Promise<void> {
  for (const id of await listEnteredWorkIds(context.reader, contest.id)) context.dependsOn(keys.work(id));
}

/** The entries of a contest that readers see, latest first. `countAll` counts them, on this page or not. */
export async function listPublicEntries(
  context: Context,
  contest: ContestRecord,
  { first, after }: { first: number; after: string | null },
): Promise<{ slice: Slice<PublicEntry>; countAll: () => Promise<number> }> {
  await waitForEntries(context, contest);
  const slice = await listContestEntries(context.reader, contest.id, first, after);
  const isDecided = contest.state === 'RESULT';
  return {
    slice: { ...slice, rows: slice.rows.map((entry) => ({ ...entry, isDecided })) },
    countAll: () => countContestEntries(context.reader, contest.id),
  };
}

/** The entries that won, in the order of the prizes; none before the result is out. */
export async function listResults(context: Context, contest: ContestRecord): Promise<PublicEntry[]> {
  if (contest.state !== 'RESULT') return [];
  await waitForEntries(context, contest);
  return (await listWinners(context.reader, contest.id)).map((entry) => ({ ...entry, isDecided: true }));
}

/** Works of a contest that operators picked for the top page. */
export async function listPickupWorks(context: Context, contest: ContestRecord, first: number): Promise<WorkRecord[]> {
  await waitForEntries(context, contest);
  const entries = await listPickupEntries(context.reader, contest.id, first);
  const works = await Promise.all(entries.map((entry) => workLoader(context).load(entry.workId)));
  return works.filter((work) => work !== null);
}
