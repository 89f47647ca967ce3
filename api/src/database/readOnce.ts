import type { Reader, Transaction } from './database.ts';

/**
 * Reads of a snapshot for many pages. A statement that one page has asked is not asked again: in a snapshot its answer
 * cannot change. Statements wait for each other, because a connection does one thing after the other and pg 9 will no
 * longer queue for its callers. Who collects keys for one statement is notified by `whenFree` to stop collecting, so that
 * everything asked for while the connection was busy becomes one statement.
 */
export function readOnce(snapshot: Transaction): Transaction & Required<Pick<Reader, 'whenFree'>> {
  const answers = new Map<string, Promise<object[]>>();
  const waiting: (() => void)[] = [];
  let isBusy = false;

  /** Lets those who wait go on, one after the other, until one of them has taken the connection. */
  const goOn = (): void => {
    const next = isBusy ? undefined : waiting.shift();
    if (!next) return;
    next();
    goOn();
  };

  function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const start = (): void => {
        isBusy = true;
        send()
          .then(resolve, reject)
          .finally(() => {
            isBusy = false;
            goOn();
          });
      };
      if (isBusy) waiting.push(start);
      else start();
    });
  }

  return {
    ...snapshot,
    whenFree(begin) {
      waiting.push(begin);
      // What is asked for in this very turn belongs together as well.
      if (!isBusy) setImmediate(goOn);
    },
    ask: (name, send) => inTurn(() => snapshot.ask(name, send)),
    async query<Row extends object>(name: string, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
      const question = JSON.stringify([sql, values]);
      let answer = answers.get(question);
      if (!answer) {
        answer = inTurn(() => snapshot.query<Row>(name, sql, values));
        answers.set(question, answer);
      }
      // Rows of one's own: a caller may add to them.
      return (await answer).map((row) => ({ ...row })) as Row[];
    },
  };
}
