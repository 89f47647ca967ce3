import { setImmediate as turn } from 'node:timers/promises';
import type { Reader, Statement, Transaction } from './database.ts';

/** What waits for the connection. */
type Waiting = Statement & { answer(rows: Promise<object[]>): void };

/**
 * Reads of a snapshot for many pages. A statement that one page has asked is not asked again: in a snapshot its answer
 * cannot change. What is asked for while the connection is busy is sent in one go when it is free again; before that, who
 * collects keys for one statement is notified by `whenFree` to stop collecting. So a page waits as often as its questions
 * depend on each other, not as often as it asks.
 */
export function readOnce(snapshot: Transaction): Transaction & Required<Pick<Reader, 'whenFree'>> {
  const answers = new Map<string, Promise<object[]>>();
  const collecting: (() => void)[] = [];
  let waiting: Waiting[] = [];
  let isAtWork = false;

  function send(): Promise<void> {
    const statements = waiting;
    waiting = [];
    const sent = snapshot.queryTogether(statements);
    statements.forEach(({ answer }, index) => answer(sent.answers[index]!));
    // A statement that fails is the failure of those who asked.
    return sent.ended.catch(() => undefined);
  }

  /** Sends until nobody asks for anything. What is asked for in one turn, and what follows from it at once, goes together. */
  async function work(): Promise<void> {
    if (isAtWork) return;
    isAtWork = true;
    while (collecting.length + waiting.length > 0) {
      await turn();
      for (const stop of collecting.splice(0)) stop();
      await turn();
      if (waiting.length > 0) await send();
    }
    isAtWork = false;
  }

  return {
    ...snapshot,
    whenFree(stop) {
      collecting.push(stop);
      void work();
    },
    async query<Row extends object>(name: string, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
      const question = JSON.stringify([sql, values]);
      let answer = answers.get(question);
      if (!answer) {
        answer = new Promise((resolve) => waiting.push({ name, sql, values, answer: resolve }));
        void work();
        answers.set(question, answer);
      }
      // Rows of one's own: a caller may add to them.
      return (await answer).map((row) => ({ ...row })) as Row[];
    },
  };
}
