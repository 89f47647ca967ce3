import { readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { listScouting, type ScoutedEntry, sendScoutMessage, type Services } from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';
import { showInstant } from '../operatorPages/findPage.ts';
import { planOf } from './plans.ts';

const CONTEST = { name: 'CONTEST', says: 'its identifier, as list-contests says it' } as const;

/** What was typed as a message: the text of a file where there is one of that name, or else the words themselves. */
async function readMessage(typed: string): Promise<string> {
  // What is too long for a name, or no name at all, is a text.
  const isFile = await stat(typed).then(
    (found) => found.isFile(),
    () => false,
  );
  return (isFile ? await readFile(typed, 'utf8') : typed).trim();
}

const indent = (text: string): string => text.replaceAll('\n', '\n    ');

/** Which departments may write about an entry. */
function describeChoice({ state, preference, selectedDepartments }: ScoutedEntry): string {
  if (state === null) return 'deleted';
  if (preference === null) return state.toLowerCase();
  if (preference === 'SELECTED') return selectedDepartments.join(', ');
  return preference === 'ANY' ? 'any department' : 'nobody';
}

function describeMessage({ department, sentAt, operator, ...message }: ScoutedEntry['messages'][number]): string[] {
  const { replyAddress, answer, answerWords, answeredAt } = message;
  const sent = `  ${department} wrote ${showInstant(sentAt)} (${operator}), answers go to ${replyAddress}`;
  if (answer === null || answeredAt === null) return [sent, '    no answer yet'];
  const words = answerWords === '' ? '' : `: ${indent(answerWords)}`;
  return [sent, `    ${answer} ${showInstant(answeredAt)}${words}`];
}

const describeEntry = (entry: ScoutedEntry): string =>
  [
    `${entry.workId ?? '-'}  @${entry.screenName}  ${entry.title}  ${describeChoice(entry)}`,
    ...entry.messages.flatMap(describeMessage),
  ].join('\n');

async function describeScouting(services: Services, contest: string): Promise<string> {
  const entries = await listScouting(services, contest).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'NOT_FOUND')
      throw new Refusal(`There is no contest ${contest}. list-contests lists those there are.`);
    throw error;
  });
  if (entries.length === 0) return 'Nobody entered this contest with a form.';
  return `${entries.map(describeEntry).join('\n')}\n\nTimes are Japan's.`;
}

/** Editorial departments that write to those who entered a contest. */
export const scoutingCommands: Record<string, Command> = {
  'contests scouts': defineCommand({
    summary: 'lists who entered a contest, which departments may write to them, who did, and the answers',
    parameters: [CONTEST],
    example: 'contests scouts 3rd',
    plan: async (services, { CONTEST: contest }) => describeScouting(services, contest),
  }),
  'contests scout': defineCommand({
    summary: 'writes to the creator of an entered work in the name of an editorial department',
    details:
      'Only where the creator lets this department write, and once for each work. The creator is notified and gets a mail; the answer is mailed to the department and stands in contests scouts.',
    parameters: [CONTEST, { name: 'WORK', says: 'the id of the work, as contests scouts lists it' }],
    options: {
      department: { value: 'NAME', says: 'one of the departments of the contest', isRequired: true },
      message: {
        value: 'FILE_OR_TEXT',
        says: 'what it writes, up to 2,000 characters: the words, or a file that holds them',
        isRequired: true,
      },
      reply: { value: 'ADDRESS', says: 'its e-mail address, to which the answer goes', isRequired: true },
    },
    example:
      'contests scout 3rd w0123456789abcdefghij --department 週刊編集部 --message letter.txt --reply editors@example.com',
    async plan(services, { CONTEST: contest, WORK: work, department, message, reply: replyAddress }) {
      const body = await readMessage(message);
      return planOf(
        `${department} writes to the creator of ${work}, who is notified and gets a mail. The answer goes to ${replyAddress}.\n\n${body}`,
        () =>
          sendScoutMessage(services, contest, work, { department, body, replyAddress, operator: userInfo().username }),
        () => 'Sent. contests scouts shows the answer when it is there.',
      );
    },
  }),
};
