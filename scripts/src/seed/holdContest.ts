import {
  type Services,
  addContest,
  awardPrize,
  enterWork,
  findContest,
  nameJudge,
  pickUpEntry,
  writeJudgeComment,
} from '@komawari/api/seeding';
import type { DemoContest } from '@komawari/demo';
import { japaneseDay } from './japaneseDay.ts';
import { expectDone } from './people.ts';

type Entry = DemoContest['entries'][number];

async function enter(services: Services, identifier: string, workId: string, entry: Entry): Promise<void> {
  const what = `entry ${entry.work} of the award ${identifier}`;
  const enteredAt = new Date(Date.now() - entry.daysAgo * 24 * 3_600_000);
  expectDone(what, await enterWork(services, identifier, workId, enteredAt));
  if (entry.prize) expectDone(what, await awardPrize(services, identifier, workId, entry.prize));
  for (const comment of entry.comments)
    expectDone(what, await writeJudgeComment(services, identifier, workId, { ...comment, hasConsent: true }));
}

/** Announces a contest, enters its works and lets the judges speak. Called again it says the same things again. */
export async function holdContest(
  services: Services,
  contest: DemoContest,
  works: ReadonlyMap<string, string>,
): Promise<void> {
  const { identifier, title, description, tag, prizes, departments, days } = contest;
  const input = {
    identifier,
    title,
    description,
    tagTitle: tag,
    prizes,
    departments,
    opensAt: japaneseDay(days.opens),
    closesAt: japaneseDay(days.closes),
    resultsAt: japaneseDay(days.results),
  };
  if (!(await findContest(services.database, identifier)))
    expectDone(`award ${identifier}`, await addContest(services, input));
  for (const judge of contest.judges) expectDone(`judge ${judge.name}`, await nameJudge(services, identifier, judge));
  for (const entry of contest.entries) {
    const workId = works.get(entry.work);
    if (workId) await enter(services, identifier, workId, entry);
  }
  for (const [index, key] of contest.picks.entries()) {
    const workId = works.get(key);
    if (workId) await pickUpEntry(services, identifier, workId, index + 1);
  }
}
