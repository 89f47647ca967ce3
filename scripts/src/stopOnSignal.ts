/** After this long something hangs, and a person who pressed Ctrl-C has waited enough. */
const patienceInMilliseconds = 9000;

export type Stop = {
  /** Stops now, without a signal. Resolves when everything is undone. */
  begin(): Promise<void>;
  hasBegun(): boolean;
};

/**
 * Calls `undo` once, on Ctrl-C, on a polite request to end, or when the process that started this one is gone, and
 * then ends the process. Pressing Ctrl-C reaches every process of the group, through npm even twice; only the first counts.
 */
export function stopOnSignal(undo: () => Promise<void>): Stop {
  let stopping: Promise<void> | undefined;
  const begin = () => (stopping ??= undo());

  let isEnding = false;
  const endWith = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    console.log('\nStopping Komawari.');
    setTimeout(() => {
      console.error('Something did not stop in time; ended anyway. The next start puts it in order.');
      process.exit(1);
    }, patienceInMilliseconds).unref();
    await begin().catch((error) => console.error(error));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void endWith(0));
  process.on('disconnect', () => void endWith(0));
  // Listening to the channel must not keep a process alive that has nothing left to do.
  process.channel?.unref();

  // Ctrl-C stops the database at the same moment, which work that is still under way takes badly.
  const report = (error: unknown) => {
    if (stopping) return;
    console.error(error);
    void endWith(1);
  };
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
  return { begin, hasBegun: () => stopping !== undefined };
}
