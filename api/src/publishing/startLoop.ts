/** Work that repeats: at once while there is some, after `wake`, and otherwise every `everyMs`. */
export interface Loop {
  wake(): void;
  /** Resolves when the round at hand is done. */
  stop(): Promise<void>;
}

/**
 * Runs `round` until stopped. A round answers whether another should follow at once. `round` handles its own errors.
 */
export function startLoop(everyMs: number, round: () => Promise<boolean>): Loop {
  const state = { isStopping: false, isDue: true };
  let endSleep: () => void = () => undefined;

  const sleep = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, everyMs);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!state.isStopping) {
      state.isDue = false;
      const hasMore = await round();
      // What was announced during the round is looked at in the next one.
      if (!hasMore && !state.isDue && !state.isStopping) await sleep();
    }
  }

  const running = run();
  return {
    wake() {
      state.isDue = true;
      endSleep();
    },
    stop() {
      state.isStopping = true;
      endSleep();
      return running;
    },
  };
}
