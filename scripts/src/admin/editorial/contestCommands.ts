import {
  addContest,
  type ContestInput,
  findJudges,
  listAllEntries,
  listApplications,
  listContests,
  removeContest,
  type Services,
  updateContest,
} from '@komawari/api/operating';
import { type Command, defineCommand } from '../Command.ts';
import { judgingCommands } from './judgingCommands.ts';
import { endOfDay, planOf, readInstant } from './plans.ts';
import { readPrizes } from './readPrizes.ts';

const CONTEST = { name: 'CONTEST', says: 'its identifier, the end of its URL: 3rd' } as const;

const options = {
  about: { value: 'TEXT', says: 'what it is about' },
  prizes: { value: 'PRIZES', says: 'the highest first: 大賞=賞金30万円; 優秀賞=賞金10万円' },
  departments: { value: 'NAMES', says: 'editorial departments that scout, in their order: 週刊; 月刊' },
  result: { value: 'DAY', says: 'when the winners are shown, as 2027-03-01' },
} as const;

async function describeContests({ database }: Services): Promise<string> {
  const lines: string[] = [];
  for (const contest of await listContests(database)) {
    lines.push(`${contest.identifier}  ${contest.state}  ${contest.title}`);
    for (const { name, role } of (await findJudges(database, [contest.id])).get(contest.id) ?? [])
      lines.push(`  judge  ${name}  ${role}`);
    for (const entry of await listAllEntries(database, contest.id)) {
      const place = entry.pickupPosition === null ? '' : `  pick ${entry.pickupPosition}`;
      lines.push(`  ${entry.workId}  ${entry.state}  ${entry.prizeName ?? 'no prize'}${place}  ${entry.title}`);
    }
  }
  return lines.join('\n') || 'There is nothing yet.';
}

/** "週刊; 月刊" */
const readNames = (text: string): string[] =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The forms of a contest as its staff reads them: one block per work. */
async function describeApplications({ database }: Services, contest: string): Promise<string> {
  const blocks = (await listApplications(database, contest)).map((form) => {
    const { personalInfo: person, scoutPreference, selectedDepartments, mangaCreationHistory } = form;
    const who = person ? `${person.name} (${person.nameReading}) ${person.email}` : 'deleted after the result';
    const scouts = scoutPreference === 'SELECTED' ? selectedDepartments.join(', ') : scoutPreference;
    return [
      `${form.workId}  @${form.screenName}  ${form.title}`,
      `  who       ${who}`,
      `  scouting  ${scouts}`,
      `  history   ${mangaCreationHistory.replaceAll('\n', ' ') || 'nothing written'}`,
    ].join('\n');
  });
  return blocks.join('\n') || 'There is no form in this contest.';
}

/** Contests: announcing them, their entries, what the judges decide. */
export const contestCommands: Record<string, Command> = {
  'list-contests': defineCommand({
    summary: 'lists contests with their judges and entries',
    example: 'list-contests',
    plan: describeContests,
  }),
  'list-applications': defineCommand({
    summary: 'shows the entry forms of a contest; personal information, for its staff only',
    parameters: [CONTEST],
    example: 'list-applications 3rd',
    plan: async (services, { CONTEST: contest }) => describeApplications(services, contest),
  }),
  'add-contest': defineCommand({
    summary: 'announces a contest',
    parameters: [
      CONTEST,
      { name: 'TITLE', says: 'its name' },
      { name: 'TAG', says: 'the tag of its works, without "#"' },
      { name: 'FIRST_DAY', says: 'as 2026-12-01' },
      { name: 'LAST_DAY', says: 'works can be entered until its end' },
    ],
    options,
    example: "add-contest 3rd '第3回 コマ割り賞' 第3回コマ割り賞 2026-12-01 2027-01-31",
    plan: async (services, given) => {
      const input: ContestInput = {
        identifier: given.CONTEST,
        title: given.TITLE,
        tagTitle: given.TAG,
        opensAt: readInstant(given.FIRST_DAY),
        closesAt: endOfDay(given.LAST_DAY),
        description: given.about ?? '',
        prizes: readPrizes(given.prizes ?? ''),
        departments: readNames(given.departments ?? ''),
        resultsAt: given.result === undefined ? null : readInstant(given.result),
      };
      return planOf(`"${given.TITLE}" is announced at /komawari_award_${given.CONTEST}.`, () =>
        addContest(services, input),
      );
    },
  }),
  'change-contest': defineCommand({
    summary: 'changes the title, dates, prizes or text of a contest',
    parameters: [CONTEST],
    options: {
      ...options,
      title: { value: 'TITLE', says: 'its name' },
      until: { value: 'LAST_DAY', says: 'works can be entered until its end' },
    },
    example: 'change-contest 3rd --result 2027-03-01',
    plan: async (services, given) => {
      const changes = {
        ...(given.title !== undefined && { title: given.title }),
        ...(given.about !== undefined && { description: given.about }),
        ...(given.prizes !== undefined && { prizes: readPrizes(given.prizes) }),
        ...(given.departments !== undefined && { departments: readNames(given.departments) }),
        ...(given.until !== undefined && { closesAt: endOfDay(given.until) }),
        ...(given.result !== undefined && { resultsAt: readInstant(given.result) }),
      };
      return planOf(`The contest ${given.CONTEST} changes: ${Object.keys(changes).join(', ') || 'nothing'}.`, () =>
        updateContest(services, given.CONTEST, changes),
      );
    },
  }),
  'remove-contest': defineCommand({
    summary: 'removes a contest with its entries, judges and results',
    parameters: [CONTEST],
    example: 'remove-contest 3rd',
    plan: async (services, { CONTEST: contest }) =>
      planOf(`The contest ${contest} goes with everything in it. The works stay.`, () =>
        removeContest(services, contest),
      ),
  }),
  ...judgingCommands,
};
