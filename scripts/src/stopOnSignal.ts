import { constants } from 'node:os';

/** After this long something hangs, and a person who pressed Ctrl-C has waited enough. */
const timeoutInMilliseconds = 9000;

export type Stop = {
  /** Stops now, without a signal. Resolves when everything is undone. */
  begin(): Promise<void>;
  hasBegun(): boolean;
};

type EndingSignal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/** What a shell says of a command that a signal ended. */
export const exitCodeOf = (signal: EndingSignal): number => 128 + constants.signals[signal];

/**
 * Calls `undo` once, on Ctrl-C, on a polite request to end, or when the process that started this one is gone, and
 * then ends the process. Pressing Ctrl-C reaches every process of the group, through npm even twice; only the first counts. A server has done its
 * work then and ends with 0; a command has not: it says what became of it (`interrupted`), and its code names the signal.
 */
export function stopOnSignal(undo: () => Promise<void>, command?: { interrupted: () => string }): Stop {
  let stopping: Promise<void> | undefined;
  const begin = () => (stopping ??= undo());

  let isEnding = false;
  const endWith = async (code: number, says: string) => {
    if (isEnding) return;
    isEnding = true;
    console.log(`\n${says}`);
    setTimeout(() => {
      console.error('Something did not stop in time; ended anyway. The next start puts it in order.');
      process.exit(code || 1);
    }, timeoutInMilliseconds).unref();
    await begin().catch((error) => console.error(error));
    process.exit(code);
  };
  const obey = (signal: EndingSignal) =>
    void (command ? endWith(exitCodeOf(signal), command.interrupted()) : endWith(0, 'Stopping Komawari.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, obey);
  process.on('disconnect', () => obey('SIGHUP'));
  // Listening to the channel must not keep a process alive that has nothing left to do.
  process.channel?.unref();

  // Ctrl-C stops the database at the same moment, which work that is still under way takes badly.
  const report = (error: unknown) => {
    if (stopping) return;
    console.error(error);
    void endWith(1, 'Stopping.');
  };
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
  return { begin, hasBegun: () => stopping !== undefined };
}
