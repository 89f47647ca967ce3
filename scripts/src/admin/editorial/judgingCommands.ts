import {
  awardPrize,
  endEntry,
  enterWork,
  nameJudge,
  pickUpEntry,
  removeJudge,
  writeJudgeComment,
} from '@komawari/api/operating';
import { type Command, defineCommand } from '../Command.ts';
import { planOf, readPlace } from './plans.ts';

const CONTEST = { name: 'CONTEST', says: 'its identifier, as list-contests says it' } as const;
const WORK_ID = { name: 'WORK_ID', says: 'the end of its URL: /works/w…' } as const;
const JUDGE = { name: 'JUDGE', says: 'the name of the judge' } as const;
const workId = 'w0123456789abcdefghij';

/** The works in a contest, and what the judges say about them. */
export const judgingCommands: Record<string, Command> = {
  'enter-contest': defineCommand({
    summary: 'enters a work into a contest, also when the deadline is over',
    parameters: [CONTEST, WORK_ID],
    example: `enter-contest 3rd ${workId}`,
    plan: async (services, { CONTEST: contest, WORK_ID: work }) =>
      planOf(`${work} is in the contest ${contest}.`, () => enterWork(services, contest, work)),
  }),
  'leave-contest': defineCommand({
    summary: 'takes a work out of a contest',
    parameters: [CONTEST, WORK_ID],
    options: { excluded: { says: 'it does not meet the rules; without it its creator withdrew it' } },
    example: `leave-contest 3rd ${workId}`,
    plan: async (services, { CONTEST: contest, WORK_ID: work, excluded }) =>
      planOf(`${work} leaves the contest ${contest}, with its prize.`, () =>
        endEntry(services, contest, work, excluded ? 'EXCLUDED' : 'WITHDRAWN'),
      ),
  }),
  'pick-contest-work': defineCommand({
    summary: 'shows an entered work on the top page, or takes it away there',
    parameters: [CONTEST, WORK_ID],
    options: { at: { value: 'PLACE', says: 'its place from 1; without it the top page does not show it' } },
    example: `pick-contest-work 3rd ${workId} --at 1`,
    plan: async (services, { CONTEST: contest, WORK_ID: work, at }) => {
      const place = readPlace(at);
      const will = place === null ? `The top page does not show ${work}.` : `The top page shows ${work}.`;
      return planOf(will, () => pickUpEntry(services, contest, work, place));
    },
  }),
  'add-judge': defineCommand({
    summary: 'names a judge of a contest, or changes what is said about them',
    parameters: [CONTEST, JUDGE],
    options: { role: { value: 'ROLE', says: 'who they are' } },
    example: 'add-judge 3rd 欄外一郎 --role 編集部',
    plan: async (services, { CONTEST: contest, JUDGE: name, role }) =>
      planOf(`${name} judges the contest ${contest}.`, () => nameJudge(services, contest, { name, role: role ?? '' })),
  }),
  'remove-judge': defineCommand({
    summary: 'takes a judge away, with what they wrote',
    parameters: [CONTEST, JUDGE],
    example: 'remove-judge 3rd 欄外一郎',
    plan: async (services, { CONTEST: contest, JUDGE: name }) =>
      planOf(`${name} judges the contest ${contest} no more.`, () => removeJudge(services, contest, name)),
  }),
  'judge-comment': defineCommand({
    summary: 'writes down what a judge says about an entered work',
    details: 'Readers see it on the result page, when the result is out and the creator of the work consented.',
    parameters: [CONTEST, WORK_ID, JUDGE, { name: 'TEXT', says: 'what the judge says' }],
    options: { consent: { says: 'the creator agreed that it is published' } },
    example: `judge-comment 3rd ${workId} 欄外一郎 '最後のコマがよい' --consent`,
    plan: async (services, { CONTEST: contest, WORK_ID: work, JUDGE: judge, TEXT: body, consent }) =>
      planOf(`${judge} says about ${work}: ${body}${consent ? '' : '\nReaders do not see it without consent.'}`, () =>
        writeJudgeComment(services, contest, work, { judge, body, hasConsent: consent }),
      ),
  }),
  award: defineCommand({
    summary: 'gives an entered work a prize, or takes it back',
    details: 'Readers see it when the result is out.',
    parameters: [CONTEST, WORK_ID, { name: 'PRIZE', says: "one of the contest's prizes, or none" }],
    example: `award 3rd ${workId} 大賞`,
    plan: async (services, { CONTEST: contest, WORK_ID: work, PRIZE: prize }) =>
      planOf(prize === 'none' ? `${work} has no prize.` : `${work} wins ${prize}.`, () =>
        awardPrize(services, contest, work, prize === 'none' ? null : prize),
      ),
  }),
};
