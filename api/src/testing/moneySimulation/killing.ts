import type { Database, Transaction } from '../../database/index.ts';

/** Where a process dies: at so many statements within transactions, or when so many have committed. */
export interface Kill {
  at: 'STATEMENT' | 'COMMIT';
  after: number;
}

/** Ends connections in the midst of transactions, as a killed process does. */
export interface Killer {
  /** Does something in a process that dies so; null: that lives. Answers whether it died. */
  during(kill: Kill | null, action: () => Promise<unknown>): Promise<boolean>;
}

/** Puts a killer into a database: whoever works on it may die. */
export function putKillerInto(database: Database): Killer {
  const { transact } = database;
  let armed: Kill | null = null;
  let hasKilled = false;
  const isDue = (at: Kill['at']): boolean => {
    if (armed?.at !== at) return false;
    armed.after -= 1;
    if (armed.after > 0) return false;
    armed = null;
    hasKilled = true;
    return true;
  };
  const dying = (tx: Transaction): Transaction => {
    const dieWhenDue = async (): Promise<void> => {
      if (isDue('STATEMENT')) await tx.query('die', 'SELECT pg_terminate_backend(pg_backend_pid())');
    };
    return {
      ...tx,
      query: async (name, sql, values) => {
        await dieWhenDue();
        return tx.query(name, sql, values);
      },
      ask: async (name, send) => {
        await dieWhenDue();
        return tx.ask(name, send);
      },
    };
  };
  database.transact = async (work, options) => {
    const result = await transact((tx) => work(dying(tx)), options);
    if (isDue('COMMIT')) throw new Error('The process was killed after its commit.');
    return result;
  };
  return {
    async during(kill, action) {
      armed = kill && { ...kill };
      hasKilled = false;
      try {
        await action();
      } catch (error) {
        if (!hasKilled) throw error;
      } finally {
        armed = null;
      }
      return hasKilled;
    },
  };
}
