import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { Sequelize, type Transaction as SequelizeTransaction } from 'sequelize';
import { say } from '../kernel/happenings.ts';
import { noteChange } from '../kernel/keptChanges.ts';
import { isOutage } from '../kernel/outages.ts';
import { inStatementSpan } from '../kernel/traces.ts';
import { cannotBeStored } from './cannotBeStored.ts';
import { sendTogether } from './sendTogether.ts';

/** What a model needs to send a statement. */
export interface Asked {
  sequelize: Sequelize;
  /** Null where every statement is on its own. */
  transaction: SequelizeTransaction | null;
}

/** Reads rows. The name is the function that asks; it travels in the SQL as a comment, so a slow-query log leads back to code. */
export interface Reader {
  query<Row extends object>(name: string, sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs what a model sends, in its turn. The name is for those who count statements. For `defineTable` alone. */
  ask<Result>(name: string, send: (by: Asked) => Promise<Result>): Promise<Result>;
  /** Calls back when a statement would be sent at once; absent where statements do not wait for each other. */
  whenFree?(begin: () => void): void;
}

/** A statement with its values, under the name of the function that asks. */
export interface Statement {
  name: string;
  sql: string;
  values: readonly unknown[];
}

/** A reader inside one transaction. Writes take it as their first parameter, so a write outside a transaction does not type-check. */
export interface Transaction extends Reader {
  /** Sends statements in one go. Each has an answer of its own, as soon as it is there; where one fails, so do those behind it. */
  queryTogether(statements: readonly Statement[]): { answers: Promise<object[]>[]; ended: Promise<void> };
  /** Runs after the commit, never after a rollback. */
  afterCommit(action: () => void): void;
}

export interface Database extends Reader {
  /**
   * Commits when `work` resolves, rolls back when it throws. `isChange: false` is for what is noted whatever becomes of the
   * call: an outage after it does not say that something was saved.
   */
  transact<Result>(work: (tx: Transaction) => Promise<Result>, options?: { isChange?: boolean }): Promise<Result>;
  /** One REPEATABLE READ, READ ONLY transaction: every statement sees the same instant of the database. */
  snapshot<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  readonly sequelize: Sequelize;
  close(): Promise<void>;
}

/** Statement names by text: PostgreSQL plans a named statement once per connection. */
const statementNames = new Map<string, string>();

function statementName(name: string, sql: string): string {
  // Two functions may ask the same; their texts still differ, because each text begins with its function's name.
  const key = `${name} ${sql}`;
  let known = statementNames.get(key);
  if (!known) {
    known = `${name.slice(0, 40)}_${createHash('sha1').update(sql).digest('base64url').slice(0, 10)}`;
    // Lists build few variants; a text that varies without bound would fill every connection with plans.
    if (statementNames.size > 2000)
      throw new Error(`Too many different statements; "${name}" probably writes values into its SQL.`);
    statementNames.set(key, known);
  }
  return known;
}

/** What PostgreSQL answers to a text with a NUL in it, which it has no place for. */
const NOT_A_CHARACTER = '22021';

async function run<Row extends object>(
  client: Client,
  name: string,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  say('statement', () => ({ name }));
  const result = await inStatementSpan(name, () =>
    client.query<Row>(named({ name, sql, values })).catch(refuseCharacter),
  );
  return result.rows;
}

const named = ({ name, sql, values }: Statement) => ({
  name: statementName(name, sql),
  text: `/* ${name} */ ${sql}`,
  values: [...values],
});

function refuseCharacter(error: Error & { code?: unknown }): never {
  throw error.code === NOT_A_CHARACTER ? cannotBeStored() : error;
}

/** The pg client under a Sequelize transaction: `connection` is set by Sequelize 6 and missing in its types. */
const clientOf = (handle: SequelizeTransaction): Client => (handle as unknown as { connection: Client }).connection;

/** Runs statements without waiting in between, and resolves when the last is answered. */
function runTogether(
  transaction: SequelizeTransaction,
  statements: readonly Statement[],
  take: (answers: Promise<object[]>[]) => void,
): Promise<void> {
  for (const { name } of statements) say('statement', () => ({ name }));
  return new Promise((resolve) => {
    const answers = sendTogether(clientOf(transaction), statements.map(named), resolve);
    take(answers.map((answer, index) => inStatementSpan(statements[index]!.name, () => answer.catch(refuseCharacter))));
  });
}

/** A statement came when its transaction was over already: whoever sent it, nobody waited for it. */
export class TransactionIsOver extends Error {
  override readonly name = 'TransactionIsOver';

  constructor(statement: string) {
    super(`the statement "${statement}" came after its transaction had ended`);
  }
}

/**
 * Runs `work` in a transaction. It has one connection, and pg 9 will no longer queue for its callers: statements wait for
 * each other here. When the work is done, or given up while parts of it go on, what still waits is refused: the
 * connection is somebody else's next, and a statement that fails there would spoil a transaction it has nothing to do with.
 */
async function workOn<Result>(
  sequelize: Sequelize,
  transaction: SequelizeTransaction,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const inTurn = <Answer>(name: string, send: () => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(() => {
      if (isOver) throw new TransactionIsOver(name);
      return send();
    });
    last = answer.catch(() => undefined);
    return answer;
  };
  const tx: Transaction = {
    query: <Row extends object>(name: string, sql: string, values: readonly unknown[] = []) =>
      inTurn(name, () => run<Row>(clientOf(transaction), name, sql, values)),
    ask: (name, send) =>
      inTurn(name, () => {
        say('statement', () => ({ name }));
        return inStatementSpan(name, () => send({ sequelize, transaction }));
      }),
    queryTogether(statements) {
      const sent = Promise.withResolvers<Promise<object[]>[]>();
      const ended = inTurn(statements.map(({ name }) => name).join(', '), () =>
        runTogether(transaction, statements, sent.resolve),
      );
      ended.catch(sent.reject);
      return { answers: statements.map(async (_, index) => (await sent.promise)[index]!), ended };
    },
    afterCommit: (action) => transaction.afterCommit(action),
  };
  try {
    return await work(tx);
  } finally {
    isOver = true;
    await last;
  }
}

/**
 * Opens the pool. There is one pool: Sequelize owns it, and plain SQL runs on the same connections.
 * `statement_timeout` is 15 s: no request of ours may hold a lock longer than a person waits. PostgreSQL compiles no
 * statement (jit): none of ours runs long enough to earn it back.
 */
export function openDatabase(url: string, { pool = 20 }: { pool?: number } = {}): Database {
  const sequelize = new Sequelize(url, {
    dialect: 'postgres',
    logging: false,
    // A connection takes milliseconds to open, and some 40 MB of plans once it has been used for everything: those that work every
    // minute needs are not kept between two minutes, and one that is always at hand is replaced some day.
    pool: { max: pool, min: 0, idle: 15_000, acquire: 15_000, maxUses: 20_000 },
    dialectOptions: { statement_timeout: 15_000, application_name: 'komawari', keepAlive: true, options: '-c jit=off' },
    define: { underscored: true, timestamps: false },
  });
  // `getConnection` and `releaseConnection` are public API of Sequelize 6 whose types were never written out.
  const connections = sequelize.connectionManager as unknown as {
    getConnection(options: { type: 'read' | 'write' }): Promise<Client>;
    releaseConnection(client: Client): void;
  };
  return {
    sequelize,
    async query(name, sql, values = []) {
      const client = await connections.getConnection({ type: 'write' });
      try {
        return await run(client, name, sql, values);
      } finally {
        connections.releaseConnection(client);
      }
    },
    ask(name, send) {
      say('statement', () => ({ name }));
      return inStatementSpan(name, () => send({ sequelize, transaction: null }));
    },
    async transact(work, { isChange = true } = {}) {
      let isWorkDone = false;
      try {
        const result = await sequelize.transaction(async (handle) => {
          const made = await workOn(sequelize, handle, work);
          isWorkDone = true;
          return made;
        });
        if (isChange) noteChange('KEPT');
        return result;
      } catch (error) {
        // Only the commit was left. Where the line broke it may have arrived.
        if (isWorkDone && isChange && isOutage(error)) noteChange('UNKNOWN');
        throw error;
      }
    },
    snapshot: (work) =>
      sequelize.transaction({ isolationLevel: 'REPEATABLE READ' as never }, (handle) =>
        workOn(sequelize, handle, async (tx) => {
          // A page's dozens of small statements run with the same shapes for ever: planning them each time would cost
          // more than they do.
          await tx.query(
            'beginSnapshot',
            `SELECT set_config('transaction_read_only', 'on', true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
          );
          return work(tx);
        }),
      ),
    close: () => sequelize.close(),
  };
}

/** A reader that counts its statements: tests hold every operation to its number. */
export function countStatements(reader: Reader): Reader & { readonly statements: string[] } {
  const statements: string[] = [];
  return {
    statements,
    query(name, sql, values) {
      statements.push(name);
      return reader.query(name, sql, values);
    },
    ask(name, send) {
      statements.push(name);
      return reader.ask(name, send);
    },
  };
}
