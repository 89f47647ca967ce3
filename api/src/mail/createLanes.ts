/** Work that is taken from a queue by a few at the same time, as many as there is work for. */
export interface Lanes {
  /** There may be work: opens one more lane, unless all are open. */
  open(): void;
  /** Resolves when none is open any more. */
  settle(): Promise<void>;
  /** Lets every lane finish what it has at hand. */
  close(): Promise<void>;
}

/**
 * A lane calls `work` again and again until it answers false: there was nothing, or nothing more shall be done for now. `work`
 * calls `onTaken` as soon as it has taken something, and the next lane looks meanwhile.
 */
export function createLanes(
  most: number,
  work: (onTaken: () => void) => Promise<boolean>,
  onFault: (error: unknown) => void,
): Lanes {
  const lanes = new Set<Promise<void>>();
  const state = { isClosed: false };

  async function run(): Promise<void> {
    while (!state.isClosed && (await work(open)));
  }

  function open(): void {
    if (state.isClosed || lanes.size >= most) return;
    const lane = run()
      .catch(onFault)
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  async function settle(): Promise<void> {
    while (lanes.size > 0) await Promise.all(lanes);
  }

  return {
    open,
    settle,
    close() {
      state.isClosed = true;
      return settle();
    },
  };
}
