import type { Transaction } from '../database/index.ts';

/**
 * Reads of a snapshot for many pages. A statement that one page has asked is not asked again: in a snapshot its answer
 * cannot change. Statements wait for each other, because a connection does one thing after the other and pg 9 will no
 * longer queue for its callers.
 */
export function readOnce(snapshot: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const answers = new Map<string, Promise<object[]>>();
  return {
    ...snapshot,
    async query<Row extends object>(name: string, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
      const question = JSON.stringify([sql, values]);
      let answer = answers.get(question);
      if (!answer) {
        answer = last.then(() => snapshot.query<Row>(name, sql, values));
        last = answer.catch(() => undefined);
        answers.set(question, answer);
      }
      // Rows of one's own: a caller may add to them.
      return (await answer).map((row) => ({ ...row })) as Row[];
    },
  };
}
