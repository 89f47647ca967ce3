import {
  type Services,
  checkPassword,
  endSessionsOf,
  hashPassword,
  listViewAsAudits,
  resetSecondFactor,
  setAccountDisabled,
} from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand, type Plan } from '../Command.ts';

const EMAIL = { name: 'EMAIL', says: 'the address somebody signs in with' } as const;

async function loadAccount({ database }: Services, email: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    'findAccountOfAddress',
    "SELECT account_id AS id FROM auth_providers WHERE provider = 'EMAIL' AND email = $1::citext",
    [email],
  );
  if (!row) throw new Refusal(`Nobody signs in with ${email}.`);
  return row.id;
}

async function planPassword(services: Services, email: string, password: string): Promise<Plan> {
  const id = await loadAccount(services, email);
  const found: Parameters<typeof checkPassword>[3] = [];
  checkPassword(password, email, ['password'], found);
  if (found[0]) throw new Refusal(found[0].message);
  return {
    will: `${email} gets a new password and is signed out everywhere.`,
    async carryOut() {
      const passwordHash = await hashPassword(password);
      await services.database.transact(async (tx) => {
        await tx.query(
          'setPassword',
          "UPDATE auth_providers SET password_hash = $2 WHERE account_id = $1 AND provider = 'EMAIL'",
          [id, passwordHash],
        );
        await endSessionsOf(tx, id, null);
      });
      return `${email} has a new password and is signed out everywhere.`;
    },
  };
}

/** What an operator does about somebody's account. */
export const accountCommands: Record<string, Command> = {
  'set-password': defineCommand({
    summary: 'gives somebody a new password and signs them out',
    parameters: [EMAIL, { name: 'PASSWORD', says: 'at least 8 characters' }],
    example: "set-password hana@example.com 'a long sentence is easiest'",
    plan: (services, { EMAIL: email, PASSWORD: password }) => planPassword(services, email, password),
  }),
  'reset-second-factor': defineCommand({
    summary: 'turns two-step sign-in off for somebody who lost their phone and their recovery codes',
    details:
      'Make sure first that it is really them: whoever has the password is then in. They are signed out everywhere and told by mail.',
    parameters: [EMAIL],
    example: 'reset-second-factor hana@example.com',
    async plan(services, { EMAIL: email }) {
      const id = await loadAccount(services, email);
      return {
        will: `${email} needs no second step to sign in any more, is signed out everywhere and is told by mail.`,
        async carryOut() {
          if (!(await resetSecondFactor(services, id)))
            throw new Refusal(`${email} has no second step: nothing to turn off.`);
          return `${email} signs in without a second step.`;
        },
      };
    },
  }),
  'disable-account': defineCommand({
    summary: 'signs somebody out and takes down what they published',
    details: 'Nothing is deleted: enable-account brings everything back.',
    parameters: [EMAIL],
    example: 'disable-account hana@example.com',
    async plan(services, { EMAIL: email }) {
      const id = await loadAccount(services, email);
      return {
        will: `${email} is signed out everywhere and cannot sign in, and nobody sees their site and works.`,
        async carryOut() {
          await setAccountDisabled(services.database, id, true);
          return `${email} is disabled: signed out everywhere, and nobody sees their works.`;
        },
      };
    },
  }),
  'view-as-log': defineCommand({
    summary: 'says which creators looked at their own works as a reader',
    options: { of: { value: 'SCREEN_NAME', says: 'of this creator alone' } },
    example: 'view-as-log --of kaede',
    async plan({ database }, { of }) {
      const lines = await listViewAsAudits(database, of ?? null, 100);
      return (
        lines
          .map(({ startedAt, screenName, mode }) => `${startedAt.toISOString()}  @${screenName}  ${mode}`)
          .join('\n') || 'Nobody did.'
      );
    },
  }),
  'enable-account': defineCommand({
    summary: 'lets somebody sign in again and shows their works',
    parameters: [EMAIL],
    example: 'enable-account hana@example.com',
    async plan(services, { EMAIL: email }) {
      const id = await loadAccount(services, email);
      return {
        will: `${email} may sign in again, and their site and works come back.`,
        async carryOut() {
          await setAccountDisabled(services.database, id, false);
          return `${email} may sign in again, and their works are back.`;
        },
      };
    },
  }),
};
