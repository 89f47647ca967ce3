import { userInfo } from 'node:os';
import { type Services, suspendEpisode, suspendIllustration, suspendWork, takeDown } from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';
import { planOf } from '../editorial/plans.ts';

const WORK_ID = { name: 'WORK_ID', says: 'the end of its URL: /works/w…' } as const;
const NOTE = {
  value: 'TEXT',
  says: 'why, for the trail and for its creator, who reads it in a mail and at the thing',
  isRequired: true,
} as const;
const WHY = `--note 'Traced from somebody else’s drawing'`;

const suspend = (services: Services, id: string, note: string): Promise<void> =>
  takeDown(services, id, { operator: userInfo().username, note });

async function loadWork({ database }: Services, id: string): Promise<{ title: string }> {
  const [work] = await database.query<{ title: string }>(
    'findWorkToTakeDown',
    'SELECT title FROM works WHERE id = $1 AND deleted_at IS NULL',
    [id],
  );
  if (!work) throw new Refusal(`There is no work ${id}. Its id is the end of its URL: /works/w…`);
  return work;
}

/** The two commands for something that a use case takes down and back. */
const commandsFor = (
  kind: string,
  parameter: 'EPISODE_ID' | 'ILLUSTRATION_ID',
  url: string,
  id: string,
  restore: (services: Services, id: string, isSuspended: false) => Promise<void>,
): Record<string, Command> => {
  const parameters = [{ name: parameter, says: `the end of its URL: ${url}` }] as const;
  return {
    [`suspend-${kind}`]: defineCommand({
      summary: `suspends one ${kind}`,
      details: `Nothing is deleted: its creator still sees it, nobody else does, and restore-${kind} brings it back.`,
      parameters,
      options: { note: NOTE },
      example: `suspend-${kind} ${id} ${WHY}`,
      plan: async (services, { note, ...given }) =>
        planOf(`${given[parameter]} disappears with its pictures from every page.`, () =>
          suspend(services, given[parameter], note),
        ),
    }),
    [`restore-${kind}`]: defineCommand({
      summary: `brings one ${kind} back that was suspended`,
      parameters,
      example: `restore-${kind} ${id}`,
      plan: async (services, given) =>
        planOf(`${given[parameter]} is again what it was before.`, () => restore(services, given[parameter], false)),
    }),
  };
};

/** Taking down what breaks the rules, and back. */
export const takeDownCommands: Record<string, Command> = {
  'suspend-work': defineCommand({
    summary: 'suspends a work',
    details: 'Nothing is deleted: its creator still sees it, nobody else does, and restore-work brings it back.',
    parameters: [WORK_ID],
    options: { note: NOTE },
    example: `suspend-work w0123456789abcdefghij ${WHY}`,
    async plan(services, { WORK_ID: id, note }) {
      const { title } = await loadWork(services, id);
      return {
        will: `"${title}" disappears with its episodes and pictures from every page.`,
        async carryOut() {
          await suspend(services, id, note);
          return `${id} is suspended.`;
        },
      };
    },
  }),
  'restore-work': defineCommand({
    summary: 'brings a work back that was suspended',
    parameters: [WORK_ID],
    example: 'restore-work w0123456789abcdefghij',
    async plan(services, { WORK_ID: id }) {
      const { title } = await loadWork(services, id);
      return {
        will: `"${title}" is shown again, as far as its creator publishes it.`,
        async carryOut() {
          await suspendWork(services, id, false);
          return `${id} is back.`;
        },
      };
    },
  }),
  ...commandsFor('episode', 'EPISODE_ID', '/episodes/e…', 'e0123456789abcdefghij', suspendEpisode),
  ...commandsFor('illustration', 'ILLUSTRATION_ID', '/illustrations/l…', 'l0123456789abcdefghij', suspendIllustration),
};
