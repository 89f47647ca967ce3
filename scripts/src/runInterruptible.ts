import { runCommand } from './runCommand.ts';
import { stopOnSignal } from './stopOnSignal.ts';

/** Notes what is undone at the end of a command, however it ends; the latest first. */
export type AtEnd = (step: () => unknown) => void;

/**
 * Runs a command that takes its time. Ctrl-C, or a polite request to end, undoes what it noted so far, says what became of
 * the work (`interrupted`, read at that moment), and ends with the code a shell gives a command that a signal ended.
 */
export async function runInterruptible(
  interrupted: () => string,
  work: (atEnd: AtEnd) => Promise<void>,
): Promise<void> {
  const undo: (() => unknown)[] = [];
  const stop = stopOnSignal(
    async () => {
      for (const step of undo.toReversed()) {
        try {
          await step();
        } catch (error) {
          // The other steps are no less needed.
          console.error(error);
        }
      }
    },
    { interrupted },
  );
  await runCommand(async () => {
    try {
      await work((step) => undo.push(step));
    } catch (error) {
      // What was interrupted fails because its parts were taken away.
      if (!stop.hasBegun()) throw error;
    } finally {
      await stop.begin();
    }
  });
}
