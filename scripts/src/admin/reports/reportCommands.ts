import { userInfo } from 'node:os';
import {
  decideReport,
  type Decision,
  listDecisions,
  listOpenReports,
  type OpenReport,
  loadOpenReport,
  type Services,
} from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';

const REPORT_ID = { name: 'REPORT_ID', says: 'as reports lists it: a number' } as const;
/** As many as one sitting reads. */
const LISTED = 50;

const indent = (text: string): string => text.trim().replaceAll('\n', '\n  ');

function describeReport({ id, thingId, createdAt, count, reasons, shownText, notes }: OpenReport): string {
  const people = count === 1 ? '1 person' : `${count} people`;
  const head = `${id}  ${thingId}  ${createdAt.toISOString()}  ${people}: ${reasons.join(', ').toLowerCase()}`;
  return [head, `  ${indent(shownText)}`, ...notes.map((note) => `  note: ${indent(note)}`)].join('\n');
}

const describeIds = (ids: readonly number[]): string => (ids.length === 0 ? 'no report' : `reports ${ids.join(', ')}`);

/** The open report of a number an operator typed. */
async function findReport(services: Services, typed: string): Promise<OpenReport> {
  const id = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const found = await loadOpenReport(services, id).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  if (!found) throw new Refusal(`No report ${typed} waits for a decision. reports lists those that do.`);
  return found;
}

/** A command that ends a report, and every other one about the same thing. */
const deciding = (decision: Decision, words: { name: string; summary: string; will: string; did: string }): Command =>
  defineCommand({
    summary: words.summary,
    details: 'Every open report about the same thing ends with it. Who decided and why stays in moderation-log.',
    parameters: [REPORT_ID],
    options: { note: { value: 'TEXT', says: 'why, for the trail and for whoever is told', isRequired: true } },
    example: `${words.name} 17 --note 'Names and address of somebody else'`,
    async plan(services, { REPORT_ID: typed, note }) {
      const report = await findReport(services, typed);
      return {
        will: `${describeReport(report)}\n${words.will}`,
        async carryOut() {
          await decideReport(services, report.id, { decision, operator: userInfo().username, note });
          return `${report.thingId} ${words.did}`;
        },
      };
    },
  });

/** What readers reported, and what is done about it. */
export const reportCommands: Record<string, Command> = {
  reports: defineCommand({
    summary: 'lists what readers reported, the most reported first',
    example: 'reports',
    async plan({ database }) {
      const open = await listOpenReports(database, LISTED);
      return open.length === 0 ? 'Nothing is reported.' : open.map(describeReport).join('\n');
    },
  }),
  'dismiss-report': deciding('DISMISS', {
    name: 'dismiss-report',
    summary: 'ends a report without doing anything',
    will: 'It stays as it is, and nobody is told.',
    did: 'stays.',
  }),
  'warn-report': deciding('WARN', {
    name: 'warn-report',
    summary: 'ends a report with a warning to whoever made the thing',
    will: 'It stays as it is. Whoever made it gets a mail with the note; of anything but a comment a notification, too.',
    did: 'stays, with a warning.',
  }),
  'take-down-report': deciding('TAKE_DOWN', {
    name: 'take-down-report',
    summary: 'ends a report by taking the thing down',
    will: 'It is suspended, or removed where it is a comment, and whoever made it gets a mail with the note. Works, episodes, illustrations and accounts can be brought back, comments cannot.',
    did: 'is taken down.',
  }),
  'moderation-log': defineCommand({
    summary: 'lists who decided what about reports and took what down, the latest first',
    example: 'moderation-log',
    async plan({ database }) {
      const trail = await listDecisions(database, LISTED);
      if (trail.length === 0) return 'Nothing was decided yet.';
      return trail
        .map(({ happenedAt, operator, decision, thingId, reportIds, note }) =>
          [happenedAt.toISOString(), operator, decision, thingId, describeIds(reportIds), note].join('  '),
        )
        .join('\n');
    },
  }),
};
