import {
  type Services,
  type Transaction,
  checkPassword,
  declareChanges,
  declareWorkAppearance,
  hashPassword,
} from '@komawari/api/operating';
import { Refusal } from '../Refusal.ts';

export type Command = {
  /** The words after the name. */
  parameters: string[];
  /** One line for `help`. */
  summary: string;
  /** @returns what to print */
  run(services: Services, args: string[]): Promise<string>;
};

async function loadAccount({ database }: Services, email: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    'findAccountOfAddress',
    "SELECT account_id AS id FROM auth_providers WHERE provider = 'EMAIL' AND email = $1::citext",
    [email],
  );
  if (!row) throw new Refusal(`Nobody signs in with ${email}.`);
  return row.id;
}

async function setDisabled(services: Services, email: string, isDisabled: boolean): Promise<string> {
  const id = await loadAccount(services, email);
  await services.database.transact(async (tx) => {
    await tx.query('setDisabled', 'UPDATE accounts SET disabled_at = CASE WHEN $2 THEN now() END WHERE id = $1', [
      id,
      isDisabled,
    ]);
    if (isDisabled) await endSessions(tx, id);
    const works = await tx.query<{ id: string }>('findWorksOf', 'SELECT id FROM works WHERE user_id = $1', [id]);
    for (const work of works) await declareWorkAppearance(tx, { id: work.id, userId: id });
    await declareChanges(tx, [`User:${id}`, `Site:${id}`]);
  });
  return isDisabled
    ? `${email} is disabled: signed out everywhere, and nobody sees their works.`
    : `${email} may sign in again, and their works are back.`;
}

async function endSessions(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('endSessions', 'UPDATE sessions SET revoked_at = now() WHERE account_id = $1 AND revoked_at IS NULL', [
    accountId,
  ]);
}

async function setSuspended({ database }: Services, workId: string, isSuspended: boolean): Promise<string> {
  const wasFound = await database.transact(async (tx) => {
    const [work] = await tx.query<{ id: string; userId: string }>(
      'setSuspended',
      'UPDATE works SET suspended_at = CASE WHEN $2 THEN now() END WHERE id = $1 RETURNING id, user_id AS "userId"',
      [workId, isSuspended],
    );
    if (work) await declareWorkAppearance(tx, work);
    return work !== undefined;
  });
  if (!wasFound) throw new Refusal(`There is no work ${workId}. Its id is the end of its address: /works/w…`);
  return isSuspended ? `${workId} is taken down.` : `${workId} is back.`;
}

async function describeState({ database }: Services): Promise<string> {
  const [row] = await database.query<Record<string, number | string | null>>(
    'describeState',
    `SELECT (SELECT count(*) FROM users)::int AS "people with a profile", (SELECT count(*) FROM visible_works)::int AS "public works",
       (SELECT count(*) FROM visible_episodes)::int AS "public episodes", (SELECT count(*) FROM images)::int AS pictures,
       (SELECT count(*) FROM stored_pages)::int AS "stored pages", (SELECT count(*) FROM content_changes)::int AS "changes on record",
       (SELECT count(*) FROM stale_pages)::int AS "pages waiting to be rendered"`,
  );
  return Object.entries(row ?? {})
    .map(([name, value]) => `${String(value).padStart(8)}  ${name}`)
    .join('\n');
}

async function setPassword(services: Services, email: string, password: string): Promise<string> {
  const id = await loadAccount(services, email);
  const found: Parameters<typeof checkPassword>[3] = [];
  checkPassword(password, email, ['password'], found);
  if (found[0]) throw new Refusal(found[0].message);
  const passwordHash = await hashPassword(password);
  await services.database.transact(async (tx) => {
    await tx.query('setPassword', 'UPDATE auth_providers SET password_hash = $2 WHERE account_id = $1', [
      id,
      passwordHash,
    ]);
    await endSessions(tx, id);
  });
  return `${email} has a new password and is signed out everywhere.`;
}

/** Every command of `npm run admin`, by its name. */
export const commands: Record<string, Command> = {
  status: { parameters: [], summary: 'says how much there is and what waits', run: describeState },
  'set-password': {
    parameters: ['EMAIL', 'PASSWORD'],
    summary: 'gives somebody a new password and signs them out',
    run: (services, [email = '', password = '']) => setPassword(services, email, password),
  },
  'disable-account': {
    parameters: ['EMAIL'],
    summary: 'signs somebody out and takes down what they published',
    run: (services, [email = '']) => setDisabled(services, email, true),
  },
  'enable-account': {
    parameters: ['EMAIL'],
    summary: 'takes that back',
    run: (services, [email = '']) => setDisabled(services, email, false),
  },
  'suspend-work': {
    parameters: ['WORK_ID'],
    summary: 'takes a work down',
    run: (services, [id = '']) => setSuspended(services, id, true),
  },
  'restore-work': {
    parameters: ['WORK_ID'],
    summary: 'takes that back',
    run: (services, [id = '']) => setSuspended(services, id, false),
  },
};

/** What `npm run admin -- help` prints. */
export function describeCommands(): string {
  const lines = Object.entries(commands).map(
    ([name, { parameters, summary }]) => [[name, ...parameters].join(' '), summary] as const,
  );
  const width = Math.max(...lines.map(([usage]) => usage.length));
  return `npm run admin -- COMMAND\n\n${lines.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}`).join('\n')}

Works on the installation that DATABASE_URL names, or on the copy in KOMAWARI_DATA that npm start made.`;
}
